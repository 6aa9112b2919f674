import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Game, Seat, Viewer } from "@rondel/engine";
import type { LocalMatch } from "./local-match.ts";
import type { LocalPauses } from "./local-pause.ts";
import type { TableSession } from "./session.ts";

/** Who looks at this device. */
interface LocalViewer
  extends Pick<TableSession, "viewer" | "curtain" | "liftCurtain" | "question" | "isCovered" | "showHidden"> {
  readonly viewer: ReadonlySignal<Viewer>;
  /** Hands the device to the next person who owes a decision, or asks the whole table in a pause. */
  handOver(): void;
  /** Ends the question to the table; hands the device to the person who wants to answer, if there is one. */
  giveFloor(seat: Seat | undefined): void;
}

/**
 * Hands the device from person to person. A curtain comes before hidden information only: while a person decides in the open, the
 * table sees what everybody may see, and the person's cards on request. On a device that is not shared one person plays all seats.
 */
export function localViewer(
  game: Game,
  { match }: LocalMatch,
  people: readonly Seat[],
  pauses: LocalPauses,
  isShared = people.length > 1,
): LocalViewer {
  const viewer = signal<Viewer>(isShared ? "spectator" : (people[0] ?? "spectator"));
  const curtain = signal<Seat | undefined>(undefined);
  const isCovered = signal(false);
  const question = signal<readonly Seat[] | undefined>(undefined);
  /** The person who has taken the device to answer in a pause. */
  let speaker: Seat | undefined;
  /** Whether the viewer has asked to see their hidden information, which then stays until the device goes on. */
  let isWanted = false;

  const isSecret = (seat: Seat) => game.decidesInSecret?.(match.state, seat) ?? true;

  /** Asks the whole table in a pause, on the open board. Returns whether it is asked. */
  function askTable(): boolean {
    const asked = isShared ? pauses.asked() : [];
    if (speaker !== undefined && asked.includes(speaker)) return false;
    speaker = undefined;
    question.value = asked.length > 0 ? asked : undefined;
    if (asked.length > 0) viewer.value = "spectator";
    return asked.length > 0;
  }

  function handTo(person: Seat): void {
    isWanted = false;
    const hasSecrets = isShared && seeDifferentThings(game, match.state, comparedWith(person), person);
    isCovered.value = hasSecrets && !isSecret(person);
    if (hasSecrets && isSecret(person)) curtain.value = person;
    else viewer.value = person;
  }

  /** With open decisions the table sees what spectators see; otherwise the last viewer's things stay until the curtain. */
  function comparedWith(person: Seat): Viewer {
    return game.decidesInSecret && viewer.peek() !== person ? "spectator" : viewer.peek();
  }

  /** Covers or uncovers the hidden information of a person who goes on deciding. */
  function keep(person: Seat): void {
    if (!isShared || !game.decidesInSecret) return;
    const hasSecrets = seeDifferentThings(game, match.state, "spectator", person);
    if (!isSecret(person)) isCovered.value = hasSecrets && !isWanted;
    else if (isCovered.peek() && hasSecrets) curtain.value = person;
    else isCovered.value = false;
  }

  return {
    viewer,
    curtain,
    isCovered,
    question,
    handOver() {
      const here = viewer.peek();
      if (askTable()) return;
      if (here !== "spectator" && match.deciders.includes(here)) {
        keep(here);
        return;
      }
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
        isCovered.value = false;
      });
    },
    showHidden() {
      const here = viewer.peek();
      if (!isCovered.peek() || here === "spectator") return;
      isWanted = true;
      curtain.value = here;
    },
  };
}

/** Whether two viewers see different things in a state. */
export function seeDifferentThings(game: Game, state: unknown, one: Viewer, other: Viewer): boolean {
  return seenBy(game, state, one) !== seenBy(game, state, other);
}

/** Everything that a viewer sees, as text. A view also names its viewer, which is no secret. */
function seenBy(game: Game, state: unknown, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer), (key, value: unknown) => (key === "viewer" ? undefined : value));
}
