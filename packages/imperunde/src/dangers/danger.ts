import type { RuleId } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import type { Party } from "../state.ts";

/** Every danger that an action can bring. The language files have a sentence for each. */
export const DANGER_CODES = [
  "storm",
  "calm",
  "cargo",
  "abandoned",
  "undefended",
  "last-dividend",
  "debt-blocks-victory",
] as const;
export type DangerCode = (typeof DANGER_CODES)[number];

/** Something that a player may lose or be kept from by an action, known before the action is played. */
export interface Danger {
  readonly code: DangerCode;
  readonly rule: RuleId;
  readonly region?: Region;
  /** The party that could do harm. */
  readonly other?: Party;
  /** The units and posts that may be lost. */
  readonly units: number;
  readonly posts: number;
  /** Doubloons: of a dividend, or of a debt. */
  readonly amount?: number;
}

/** Whether so much is at stake that the player should confirm it: more than one unit, or two posts. */
export function needsConfirmation(dangers: readonly Danger[]): boolean {
  const sum = (part: "units" | "posts"): number => dangers.reduce((total, danger) => total + danger[part], 0);
  return sum("units") > 1 || sum("posts") > 1;
}
