import { batch, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyEvent,
  type AppendResult,
  appendAction,
  asSeat,
  type Game,
  lastNumber,
  matchToText,
  redo,
  type Seat,
  takeBackByConsent,
  undoTo,
} from "@rondel/engine";
import { delayedSave } from "./delayed-save.ts";
import { localBots } from "./local-bots.ts";
import type { LocalMatch } from "./local-match.ts";
import { localPauses } from "./local-pause.ts";
import { type LocalTable, saveLocalTable } from "./local-tables.ts";
import { localTakeback } from "./local-takeback.ts";
import { localViewer } from "./local-viewer.ts";
import type { SessionRefusal, TableDescription, TableSession } from "./session.ts";
import type { Stage } from "./stage.ts";

/** The changing part of a local session: the viewer, the curtain, and the commands that change the match. */
export interface LocalPlay
  extends Pick<
    TableSession,
    | "viewer"
    | "curtain"
    | "liftCurtain"
    | "question"
    | "answerQuestion"
    | "isCovered"
    | "showHidden"
    | "number"
    | "act"
    | "undo"
    | "redo"
    | "planTakeback"
    | "close"
  > {
  /** The seats of the people at this device. */
  readonly people: readonly Seat[];
  readonly status: ReadonlySignal<TableDescription["status"]>;
  takeBack(to: number): Promise<SessionRefusal | undefined>;
}

const SPECTATOR_REFUSED: SessionRefusal = { code: "spectator", params: {} };

export function playLocally(game: Game, table: LocalTable, local: LocalMatch, stage: Stage): LocalPlay {
  const { match } = local;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === "person" ? [asSeat(seat)] : []));
  const decidingPerson = () => people.find((person) => match.deciders.includes(person));
  const number = signal(lastNumber(match));
  const status = signal<TableDescription["status"]>(table.status);
  const bots = localBots(game, table, local, stage, () => void update());
  const pauses = localPauses(game, local, people);
  const device = localViewer(game, local, people, pauses);
  const { viewer, curtain, question } = device;
  const saving = delayedSave(() => saveLocalTable(stored(table, local, decidingPerson() !== undefined)));

  /** Shows a new entry, lets bots continue, and saves; the last two also if showing the entry throws. */
  function update(): SessionRefusal | undefined {
    let refused: SessionRefusal | undefined;
    try {
      pauses.advance();
      batch(() => {
        number.value = lastNumber(match);
        status.value = game.outcome(match.state) ? "finished" : "running";
        device.handOver();
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

  pauses.advance();
  number.value = lastNumber(match);
  device.handOver();
  bots.schedule();
  return {
    people,
    number,
    viewer,
    curtain,
    status,
    liftCurtain: device.liftCurtain,
    isCovered: device.isCovered,
    showHidden: device.showHidden,
    question,
    answerQuestion(seat) {
      device.giveFloor(seat);
      if (seat !== undefined) return;
      pauses.passAll();
      update();
    },
    act: (action) => append((seat) => appendAction(match, number.peek(), seat, action, local.source)),
    undo: (to) => append((seat) => undoTo(match, number.peek(), seat, to)),
    redo: () => append(() => redo(match, number.peek())),
    planTakeback: async () => localTakeback(game, local, people),
    takeBack: (to) => append(() => takeBackByConsent(match, number.peek(), to)),
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
