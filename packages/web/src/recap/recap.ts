import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyEvent, Seat, Viewer } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import { entriesAfter } from "../session/entries-after.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { type LogTurn, type StartsTurn, turnsOf } from "./turns.ts";

/** One line of a recap: a turn of another player with its sums. */
export interface RecapLine {
  readonly turn: LogTurn;
  readonly text: string;
  readonly crest: ComponentChildren;
}

/** Something that happened to the player: control lost or won, an attack, a war, a payment. */
export interface Touch {
  readonly number: number;
  readonly event: AnyEvent;
  /** What it means for the player, if the event itself does not say it. */
  readonly text?: string;
}

/** What a game says about its turns. */
export interface TurnTexts {
  readonly startsTurn: StartsTurn;
  /** The turn in one sentence with its sums; undefined if nothing happened that is worth a line. */
  describe(events: readonly AnyEvent[]): Pick<RecapLine, "text" | "crest"> | undefined;
  /** The heading that an event is in the log: a round or a phase; undefined if it is none. */
  heading?(event: AnyEvent): ComponentChildren;
  /** Whether an event happened to a seat, or a sentence about what it means for the seat. */
  touches(event: AnyEvent, seat: Seat): boolean | string;
}

/** What happened since the player's last decision. */
export interface Recap {
  readonly lines: ReadonlySignal<readonly RecapLine[]>;
  /** What happened to the player and has not been marked as seen. */
  readonly touches: ReadonlySignal<readonly Touch[]>;
  markSeen(): void;
  close(): void;
}

export function createRecap(session: TableSession, texts: TurnTexts): Recap {
  /** The position after the last decision of the viewer, and that up to which everything was seen. */
  const since = signal(session.number.peek());
  const seen = signal(session.number.peek());
  let wasDeciding = decides(session);
  const close = effect(() => {
    const isDeciding = decides(session);
    const number = session.number.value;
    // While the past is on the screen there are no actions, although the player still decides.
    if (session.past.at.value !== undefined) return;
    if (wasDeciding && !isDeciding) since.value = number;
    wasDeciding = isDeciding;
  });
  const laterThan = (number: number) => entriesAfter(session.log.value, number);
  return {
    lines: computed(() => {
      const log = withoutOwnActions(laterThan(since.value), session.viewer.value, texts.startsTurn);
      return turnsOf(log, texts.startsTurn).flatMap((turn) => {
        const described = texts.describe(turn.events);
        return described ? [{ turn, ...described }] : [];
      });
    }),
    touches: computed(() => {
      const seat = session.viewer.value;
      if (seat === "spectator") return [];
      return laterThan(seen.value).flatMap(({ number, events, by }) =>
        by === seat ? [] : events.flatMap((event) => touchOf(number, event, texts.touches(event, seat))),
      );
    }),
    markSeen() {
      seen.value = session.number.peek();
    },
    close,
  };
}

/** Leaves only the starts of turns of the viewer's own entries: a recap is about the others. */
function withoutOwnActions(log: readonly LogEntry[], viewer: Viewer, startsTurn: StartsTurn): LogEntry[] {
  return log.map((entry) => (entry.by === viewer ? { ...entry, events: entry.events.filter(startsTurn) } : entry));
}

function touchOf(number: number, event: AnyEvent, touch: boolean | string): Touch[] {
  if (touch === false) return [];
  return [{ number, event, ...(typeof touch === "string" && { text: touch }) }];
}

/** Whether the player has something to decide. A window without a playable card is no decision. */
function decides({ actions }: TableSession): boolean {
  return actions.value.some(({ kind }) => kind !== "pass");
}
