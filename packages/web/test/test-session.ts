import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import type { TableSession } from "../src/session/session.ts";
import { createStage } from "../src/session/stage.ts";

const done = async (): Promise<undefined> => undefined;
const nothing = (): void => undefined;

/** A session of the first seat at a table without a match, in which every command succeeds. `parts` replaces some of it. */
export function testSession(parts: Partial<TableSession> = {}): TableSession {
  return {
    ...tableParts(),
    ...positionParts(),
    ...commandParts(),
    chat: signal([]),
    hasOlderChat: signal(false),
    ownSeats: undefined,
    isOnline: false,
    canChat: signal(false),
    presence: signal({ here: [], watching: 0 }),
    clock: signal(undefined),
    connection: signal("connected"),
    ...parts,
  };
}

function tableParts() {
  return {
    table: signal<TableSession["table"]["value"]>({
      id: "test",
      game: "ferry",
      options: {},
      seats: [],
      clock: { kind: "none" },
      hints: false,
      status: "running",
    }),
    mine: signal([asSeat(0)]),
    viewer: signal(asSeat(0)),
    curtain: signal(undefined),
    question: signal(undefined),
    stage: createStage(),
  };
}

function positionParts() {
  return {
    number: signal(0),
    view: signal(undefined),
    prompt: signal(undefined),
    actions: signal([]),
    freeActions: signal([]),
    outcome: signal(undefined),
    log: signal([]),
    hasOlder: signal(false),
    seenBefore: 0,
    past: {
      at: signal(undefined),
      link: signal(undefined),
      show: done,
      returnToPresent: nothing,
      viewAt: done,
    },
    undoLimit: signal(undefined),
    canRedo: signal(false),
    takeback: signal(undefined),
  };
}

function commandParts() {
  return {
    liftCurtain: nothing,
    answerQuestion: nothing,
    isCovered: signal(false),
    showHidden: nothing,
    loadOlder: done,
    act: done,
    undo: done,
    redo: done,
    planTakeback: async () => ({ to: 0, seats: [], mustAgree: [] }),
    requestTakeback: done,
    answerTakeback: done,
    voteForBot: done,
    takeSeatBack: done,
    standingAnswers: undefined,
    pauseRequests: undefined,
    loadOlderChat: done,
    sendChat: done,
    makeOffer: done,
    answerOffer: done,
    withdrawOffer: done,
    exportFile: async () => ({ text: "" }),
    close: nothing,
  };
}
