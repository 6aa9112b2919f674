import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Game, Seat, Viewer } from "@rondel/engine";
import type { LocalMatch } from "./local-match.ts";
import type { LocalPauses } from "./local-pause.ts";
import type { TableSession } from "./session.ts";

/** Who looks at this device. */
interface LocalViewer extends Pick<TableSession, "viewer" | "curtain" | "liftCurtain" | "question"> {
  readonly viewer: ReadonlySignal<Viewer>;
  /** Hands the device to the next person who owes a decision, or asks the whole table in a pause. */
  handOver(): void;
  /** Ends the question to the table; hands the device to the person who wants to answer, if there is one. */
  giveFloor(seat: Seat | undefined): void;
}

/** Hands the device from person to person, behind a curtain if the next one sees something else. */
export function localViewer(
  game: Game,
  { match }: LocalMatch,
  people: readonly Seat[],
  pauses: LocalPauses,
): LocalViewer {
  const viewer = signal<Viewer>(people.length > 1 ? "spectator" : (people[0] ?? "spectator"));
  const curtain = signal<Seat | undefined>(undefined);
  const question = signal<readonly Seat[] | undefined>(undefined);
  /** The person who has taken the device to answer in a pause. */
  let speaker: Seat | undefined;

  /** Asks the whole table in a pause, on the open board. Returns whether it is asked. */
  function askTable(): boolean {
    const asked = people.length > 1 ? pauses.asked() : [];
    if (speaker !== undefined && asked.includes(speaker)) return false;
    speaker = undefined;
    question.value = asked.length > 0 ? asked : undefined;
    if (asked.length > 0) viewer.value = "spectator";
    return asked.length > 0;
  }

  function handTo(person: Seat): void {
    if (people.length > 1 && seeDifferentThings(game, match.state, viewer.peek(), person)) curtain.value = person;
    else viewer.value = person;
  }

  return {
    viewer,
    curtain,
    question,
    handOver() {
      const here = viewer.peek();
      if (askTable() || (here !== "spectator" && match.deciders.includes(here))) return;
      const next = people.find((person) => match.deciders.includes(person));
      if (next !== undefined && next !== here) handTo(next);
    },
    giveFloor(seat) {
      question.value = undefined;
      speaker = seat;
      if (seat !== undefined) handTo(seat);
    },
    liftCurtain() {
      batch(() => {
        if (curtain.value !== undefined) viewer.value = curtain.value;
        curtain.value = undefined;
      });
    },
  };
}

function seeDifferentThings(game: Game, state: unknown, one: Viewer, other: Viewer): boolean {
  return seenBy(game, state, one) !== seenBy(game, state, other);
}

/** Everything that a viewer sees, as text. A view also names its viewer, which is no secret. */
function seenBy(game: Game, state: unknown, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer), (key, value: unknown) => (key === "viewer" ? undefined : value));
}
