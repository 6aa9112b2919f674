import type { AnyEvent, Viewer } from "@rondel/engine";
import type { CodedMessage, MessageCodes, MessageOf } from "./coded-message.ts";

/** A finished turn of a match. `State` is a view, or a state that fits it. */
export interface Turn<State = unknown, Event = AnyEvent> {
  /** The player who reads the reasons; turns of this player have none. */
  readonly viewer: Viewer;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Every reason for a turn with its parameters. A table of sentences typed by `ReasonCode` does not compile while one is missing. */
export const REASONS = {
  // Imperial: `before` and `after` are taxes in millions, except for the factor.
  "reason-factor": { nation: "nation", before: "number", after: "number" },
  "reason-points": { nation: "nation", total: "number" },
  "reason-bonus": { player: "seat", amount: "number" },
  "reason-treasury": { amount: "number" },
  "reason-factory": { before: "number", after: "number" },
  "reason-production": { count: "number" },
  "reason-import": { count: "number" },
  "reason-flags": { before: "number", after: "number" },
  /** Hostile armies stop factories of another nation. */
  "reason-blocked": { nation: "nation", before: "number", after: "number" },
  "reason-battle": { nation: "nation", count: "number" },
  "reason-positions": {},
  "reason-interest": { player: "seat", amount: "number" },
  /** The turn brought nothing that can be counted. */
  "reason-onward": {},
  "reason-paid": { player: "seat", amount: "number" },
  "reason-takeover": { player: "seat", nation: "nation" },
  "reason-bond": { player: "seat", nation: "nation", amount: "number" },

  // ImpeRunde: `room` is the number of posts that a territory can hold, `amount` doubloons a round.
  "reason-colony": { player: "seat", region: "region", posts: "number" },
  "reason-conquest": { region: "region", room: "number" },
  "reason-attack": { region: "region", room: "number" },
  "reason-posts": { total: "number", target: "number" },
  "reason-sea": { region: "region", amount: "number" },
  "reason-fort": { region: "region" },
  /** Armies next to a free territory. */
  "reason-border": { region: "region" },
  "reason-embarked": {},
} as const satisfies MessageCodes;

export type ReasonCode = keyof typeof REASONS;

/** A reason for a turn, as a message. */
export type Reason = CodedMessage<typeof REASONS>;

export function reason<Code extends ReasonCode>(
  code: Code,
  params: MessageOf<typeof REASONS, Code>["params"],
): MessageOf<typeof REASONS, Code> {
  return { code, params };
}
