import { computed, signal } from "@preact/signals";
import { asSeat, type Seat } from "@rondel/engine";
import { WITHOUT_OTHERS } from "../session/local-session.ts";
import type { LogEntry, SessionRefusal, TableDescription, TableSession } from "../session/session.ts";
import { createStage } from "../session/stage.ts";
import type { BoardPlay } from "./board-play.ts";

const LEARNER: Seat = asSeat(0);

/** A board of a lesson as the screens of games see a table. Nothing of it is stored. */
export function lessonSession(play: BoardPlay, learnerName: string): TableSession {
  const { game } = play.lessonGame;
  const { run } = play;
  const at = signal<number | undefined>(undefined);
  const number = computed(() => run.value.entries.length);
  const stateAt = (wanted: number): unknown =>
    wanted === 0 ? run.value.first : (run.value.entries[wanted - 1]?.state ?? run.value.state);
  const shown = computed(() => (at.value === undefined ? run.value.state : stateAt(at.value)));
  const seats = run.peek().names.map((name) => name || learnerName);
  return {
    ...WITHOUT_OTHERS,
    table: signal(describeTable(game.id, seats)),
    mine: signal([LEARNER]),
    viewer: signal(LEARNER),
    curtain: signal(undefined),
    liftCurtain() {},
    question: signal(undefined),
    answerQuestion() {},
    isCovered: signal(false),
    showHidden() {},
    stage: createStage(),
    number,
    view: computed(() => game.view(shown.value, LEARNER)),
    prompt: computed(() => (run.value.status === "playing" ? game.prompt(run.value.state, LEARNER) : undefined)),
    actions: computed(() => (at.value === undefined ? run.value.legal : [])),
    freeActions: signal([]),
    outcome: computed(() => game.outcome(shown.value)),
    log: computed(() => logOf(play)),
    hasOlder: signal(false),
    loadOlder: async () => undefined,
    seenBefore: 0,
    past: {
      at,
      async show(wanted) {
        at.value = wanted;
        return undefined;
      },
      returnToPresent() {
        at.value = undefined;
      },
      link: signal(undefined),
      viewAt: async (wanted) => game.view(stateAt(wanted), LEARNER),
    },
    act: async (action) => play.act(action),
    undoLimit: computed(() => beforeLastAction(play)),
    canRedo: signal(false),
    redo: async () => ({ code: "nothing-to-redo", params: {} }),
    planTakeback: async () => ({ refused: { code: "nothing-to-undo", params: {} } }),
    undo: (to) => goBackTo(play, to),
    requestTakeback: (to) => goBackTo(play, to),
    presence: signal({ here: seats.map((_, seat) => asSeat(seat)), watching: 0 }),
    exportFile: async () => ({ refused: { code: "unreadable-match", params: {} } }),
    close() {},
  };
}

function logOf({ lessonGame: { game }, run }: BoardPlay): LogEntry[] {
  const entries = run.value.entries.map(({ seat, events }, index) => ({
    number: index + 1,
    by: seat,
    events: events.flatMap((event) => game.viewEvent(event, LEARNER) ?? []),
  }));
  return [{ number: 0, events: [] }, ...entries];
}

/** The number of the position before the last action of the learner, if there is one. */
function beforeLastAction({ run }: BoardPlay): number | undefined {
  const last = run.value.entries.findLastIndex(({ isChosen }) => isChosen);
  return last < 0 ? undefined : last;
}

/** Keeps the actions of the learner up to an entry. */
async function goBackTo(play: BoardPlay, to: number): Promise<SessionRefusal | undefined> {
  const kept = play.run.peek().entries.slice(0, to);
  play.goBack(Math.min(kept.filter(({ isChosen }) => isChosen).length, play.actions.peek().length));
  return undefined;
}

function describeTable(game: string, names: readonly string[]): TableDescription {
  return {
    id: "lesson",
    game,
    options: {},
    clock: { kind: "none" },
    hints: true,
    status: "running",
    seats: names.map((name, seat) => ({ kind: "person", name, yours: seat === LEARNER, bot: undefined, votes: [] })),
  };
}
