import { batch, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyEvent,
  type AppendResult,
  appendAction,
  asSeat,
  type Game,
  lastNumber,
  matchToText,
  type Seat,
  takeBackTo,
  undoTo,
  type Viewer,
} from "@rondel/engine";
import { delayedSave } from "./delayed-save.ts";
import { localBots } from "./local-bots.ts";
import type { LocalMatch } from "./local-match.ts";
import { type LocalTable, saveLocalTable } from "./local-tables.ts";
import type { SessionRefusal, TableDescription, TableSession } from "./session.ts";

/** The changing part of a local session: the viewer, the curtain, and the commands that change the match. */
interface LocalPlay
  extends Pick<TableSession, "viewer" | "curtain" | "liftCurtain" | "number" | "act" | "undo" | "close"> {
  /** The seats of the people at this device. */
  readonly people: readonly Seat[];
  readonly status: ReadonlySignal<TableDescription["status"]>;
  takeBack(to: number): Promise<SessionRefusal | undefined>;
}

const SPECTATOR_REFUSED: SessionRefusal = { code: "spectator", params: {} };

export function playLocally(game: Game, table: LocalTable, local: LocalMatch): LocalPlay {
  const { match } = local;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === "person" ? [asSeat(seat)] : []));
  const decidingPerson = () => people.find((person) => match.deciders.includes(person));
  const number = signal(lastNumber(match));
  const viewer = signal<Viewer>(decidingPerson() ?? people[0] ?? "spectator");
  const curtain = signal<Seat | undefined>(undefined);
  const status = signal<TableDescription["status"]>(table.status);
  const bots = localBots(game, table, local, () => void update());
  const saving = delayedSave(() => saveLocalTable(stored(table, local, decidingPerson() !== undefined)));

  /** Hands the device to the next person who owes a decision, behind a curtain if that person sees something else. */
  function handOver(): void {
    const here = viewer.peek();
    if (here !== "spectator" && match.deciders.includes(here)) return;
    const next = decidingPerson();
    if (next === undefined || next === here) return;
    if (here !== "spectator" && seeDifferentThings(game, match.state, here, next)) curtain.value = next;
    else viewer.value = next;
  }

  /** Shows a new entry, lets bots continue, and saves; the last two also if showing the entry throws. */
  function update(): SessionRefusal | undefined {
    let refused: SessionRefusal | undefined;
    try {
      batch(() => {
        number.value = lastNumber(match);
        status.value = game.outcome(match.state) ? "finished" : "running";
        handOver();
      });
    } finally {
      bots.schedule();
      refused = saving.schedule();
    }
    return refused;
  }

  async function append(add: (seat: Seat) => AppendResult<AnyEvent>): Promise<SessionRefusal | undefined> {
    const seat = viewer.peek();
    if (seat === "spectator") return SPECTATOR_REFUSED;
    const added = add(seat);
    if ("refused" in added) return added.refused;
    local.events.push(added.events);
    return update();
  }

  handOver();
  bots.schedule();
  return {
    people,
    number,
    viewer,
    curtain,
    status,
    liftCurtain() {
      batch(() => {
        if (curtain.value !== undefined) viewer.value = curtain.value;
        curtain.value = undefined;
      });
    },
    act: (action) => append((seat) => appendAction(match, number.peek(), seat, action, local.source)),
    undo: (to) => append((seat) => undoTo(match, number.peek(), seat, to)),
    takeBack: (to) => append(() => takeBackTo(match, number.peek(), to)),
    close() {
      bots.close();
      saving.close();
    },
  };
}

function stored(table: LocalTable, { match }: LocalMatch, isWaiting: boolean): LocalTable {
  return {
    ...table,
    status: match.deciders.length === 0 ? "finished" : "running",
    waiting: isWaiting,
    changed: Date.now(),
    seen: lastNumber(match),
    text: matchToText(match),
  };
}

function seeDifferentThings(game: Game, state: unknown, one: Seat, other: Seat): boolean {
  return JSON.stringify(game.view(state, one)) !== JSON.stringify(game.view(state, other));
}
