import { computed, signal } from "@preact/signals";
import { temperamentOf } from "@rondel/bots/temperaments";
import {
  type EntryLookup,
  entryAt,
  type Game,
  lastStandingAction,
  matchToText,
  redoTarget,
  stateAfter,
  undoLimit,
} from "@rondel/engine";
import { DEFAULT_LEVEL } from "./bots.ts";
import { localLog } from "./local-log.ts";
import { type LocalMatch, openLocalMatch } from "./local-match.ts";
import { type LocalPlay, playLocally } from "./local-play.ts";
import type { LocalTable } from "./local-tables.ts";
import type { SessionRefusal, TableDescription, TableSession } from "./session.ts";
import { createStage, type Stage } from "./stage.ts";

export type OpenedLocal =
  | { readonly session: TableSession; readonly isDamaged: boolean }
  | { readonly refused: SessionRefusal };

/** Opens a match on this device. People share the device; bots play by themselves. */
export function openLocalSession(game: Game, table: LocalTable): OpenedLocal {
  const opened = openLocalMatch(game, table.text);
  if (!opened) return { refused: { code: "unreadable-match", params: {} } };
  const stage = createStage();
  const play = playLocally(game, table, opened.local, stage);
  return { session: sessionOf(game, table, opened.local, play, stage), isDamaged: opened.isDamaged };
}

/** A match on this device as the screens see it. `play` changes it. */
export function sessionOf(
  game: Game,
  table: LocalTable,
  local: LocalMatch,
  play: LocalPlay,
  stage: Stage,
): TableSession {
  const { match } = local;
  const { number, viewer, curtain, people, takeBack } = play;
  const at = signal<number | undefined>(undefined);
  const logFor = localLog(local);
  const entryOf: EntryLookup = (wanted) => entryAt(match, wanted);

  /** The engine changes the state of a match in place, so each signal that reads it must depend on the number. */
  const present = computed(() => ({ number: number.value, state: match.state }));
  const shown = computed(() => (at.value === undefined ? present.value : { state: stateAfter(match, at.value) }));
  const seat = computed(() => (viewer.value === "spectator" ? undefined : viewer.value));
  /** For whom the screen is drawn: nobody's hidden information is on it behind the curtain and while it is covered. */
  const eye = computed(() => (curtain.value === undefined && !play.isCovered.value ? viewer.value : "spectator"));
  /** The seat that may act now: not in the past, and not behind the curtain. */
  const actor = computed(() => (at.value === undefined && curtain.value === undefined ? seat.value : undefined));

  return {
    ...WITHOUT_OTHERS,
    table: computed(() => describeTable(table, play.status.value)),
    mine: signal(people),
    viewer,
    curtain,
    liftCurtain: play.liftCurtain,
    isCovered: play.isCovered,
    showHidden: play.showHidden,
    question: play.question,
    answerQuestion: play.answerQuestion,
    stage,
    number,
    view: computed(() => game.view(shown.value.state, eye.value)),
    prompt: computed(() => {
      const { state } = present.value;
      return seat.value === undefined || match.deciders.length === 0 ? undefined : game.prompt(state, seat.value);
    }),
    actions: computed(() => {
      const { state } = present.value;
      return actor.value === undefined ? [] : game.actions(state, actor.value);
    }),
    freeActions: computed(() => {
      const { state } = present.value;
      return actor.value === undefined ? [] : game.freeActions(state, actor.value);
    }),
    outcome: computed(() => game.outcome(shown.value.state)),
    log: computed(() => logFor(present.value.number, eye.value)),
    hasOlder: signal(false),
    loadOlder: async () => undefined,
    seenBefore: table.seen,
    past: {
      at,
      async show(wanted) {
        if (wanted < 0 || wanted > number.peek()) return { code: "no-such-entry", params: { to: wanted } };
        at.value = wanted;
        return undefined;
      },
      returnToPresent() {
        at.value = undefined;
      },
      link: signal(undefined),
      viewAt: async (wanted) => game.view(stateAfter(match, wanted), viewer.peek()),
    },
    act: play.act,
    undoLimit: computed(() => {
      const latest = number.value;
      const start = seat.value === undefined ? latest : undoLimit(match, seat.value);
      return start < latest && start < lastStandingAction(match) ? start : undefined;
    }),
    undo: play.undo,
    canRedo: computed(() => actor.value !== undefined && redoTarget(number.value, entryOf) !== undefined),
    redo: play.redo,
    planTakeback: play.planTakeback,
    requestTakeback: takeBack,
    presence: signal({ here: [...people], watching: 0 }),
    exportFile: async () => ({ text: matchToText(match) }),
    close: play.close,
  };
}

const ALONE: SessionRefusal = { code: "nobody-to-talk-to", params: {} };

/** The parts of a session that need other people online. */
export const WITHOUT_OTHERS = {
  takeback: signal(undefined),
  answerTakeback: async () => ({ code: "no-takeback", params: {} }),
  voteForBot: async () => ALONE,
  takeSeatBack: async () => ALONE,
  standingAnswers: undefined,
  pauseRequests: undefined,
  ownSeats: undefined,
  isOnline: false,
  canChat: signal(false),
  chat: signal([]),
  hasOlderChat: signal(false),
  loadOlderChat: async () => undefined,
  sendChat: async () => ALONE,
  makeOffer: async () => ALONE,
  answerOffer: async () => ALONE,
  withdrawOffer: async () => ALONE,
  clock: signal(undefined),
  connection: signal("connected"),
} satisfies Partial<TableSession>;

function describeTable(table: LocalTable, status: TableDescription["status"]): TableDescription {
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    clock: { kind: "none" },
    hints: true,
    status,
    ...(table.isOpen && { isStudy: true }),
    seats: table.seats.map(({ kind, name, level, temperament, hasResigned = false }, seat) => ({
      kind,
      name,
      yours: kind === "person",
      bot: kind === "bot" ? (level ?? DEFAULT_LEVEL) : undefined,
      temperament: kind === "bot" && level !== "random" ? (temperament ?? temperamentOf(table.id, seat)) : undefined,
      hasResigned,
      votes: [],
    })),
  };
}
