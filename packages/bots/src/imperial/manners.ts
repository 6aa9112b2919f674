/** What sets the levels apart: how far they look ahead, how often, and how widely. */
export interface Manner {
  readonly nodes: number;
  /** Turns of powers that are played on after an action; 0 finishes only the turn that runs. */
  readonly turns: number;
  readonly noise: number;
  readonly visits: number;
  readonly width: number;
}

export const MANNERS: Readonly<Record<"steady" | "skilled" | "strong", Manner>> = {
  steady: { nodes: 1_500, turns: 6, noise: 0, visits: 1, width: 12 },
  skilled: { nodes: 2_000, turns: 6, noise: 1.5, visits: 24, width: 10 },
  strong: { nodes: 12_000, turns: 14, noise: 1.5, visits: 200, width: 10 },
};

