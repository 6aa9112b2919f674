import type { Seat } from "@rondel/engine";
import { type Event, type EventOf, effective, eventsOf, proposalsOf, type State, stanceOf } from "@rondel/imperunde";
import type { LogEntry } from "../../../session/session.ts";
import { pairsOf } from "./seat-pairs.ts";

/** What a player has announced in the talks about another one. */
export interface Announcement {
  readonly by: Seat;
  readonly about: Seat;
  readonly stance: "war" | "peace";
}

/** Two players: their relation now, and what they have announced. */
export interface PairFacts {
  readonly one: Seat;
  readonly other: Seat;
  readonly relation: ReturnType<typeof effective>;
  readonly announced: readonly Announcement[];
  /** Whether a proposal between the two waits for an answer. */
  readonly isProposed: boolean;
}

/** The diplomacy of each pair of players. Announcements exist only during the talks. */
export function diplomacyOf(state: State): PairFacts[] {
  const talks = state.frames.find((frame) => frame.kind === "talks");
  return pairsOf(state).map(([one, other]) => {
    const directions = [
      [one, other],
      [other, one],
    ] as const;
    const announced = directions.flatMap(([by, about]): Announcement[] => {
      const stance = talks?.kind === "talks" ? stanceOf(talks, by, about) : undefined;
      return stance ? [{ by, about, stance }] : [];
    });
    const proposals = talks?.kind === "talks" ? proposalsOf(talks) : [];
    const isProposed = proposals.some(
      ({ by, player, answer }) => answer === "open" && directions.some(([from, to]) => from === by && to === player),
    );
    return { one, other, relation: effective(state, one, other), announced, isProposed };
  });
}

/** The wars with which a secret choice starts: those announced, and those of now unless the player has agreed to peace. */
export function warsOf(
  state: State,
  seat: Seat,
  opponents: readonly Seat[],
  isAtWar: (other: Seat) => boolean,
): Seat[] {
  const talks = state.frames.find((frame) => frame.kind === "talks");
  return opponents.filter((other) => {
    const stance = talks?.kind === "talks" ? stanceOf(talks, seat, other) : undefined;
    return stance === undefined ? isAtWar(other) : stance === "war";
  });
}

/** The relations that the talks of this round have changed; empty before they end and once the income is over. */
export function talksResult({ phase }: State, log: readonly LogEntry[]): readonly EventOf<"relationChanged">[] {
  if (phase > INCOME_PHASE) return [];
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const start = events.findLastIndex(({ kind }) => kind === "roundBegan");
  return eventsOf(events.slice(Math.max(0, start)), "relationChanged").filter(({ rule }) => rule === END_OF_TALKS);
}

const INCOME_PHASE = 3;
/** The rule that the relations of a round follow from the talks. */
const END_OF_TALKS = "IR-5.2.3";
