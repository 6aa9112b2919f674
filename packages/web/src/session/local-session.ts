import { batch, computed, signal } from "@preact/signals";
import {
  appendAction,
  asSeat,
  type Game,
  lastNumber,
  matchToText,
  type Seat,
  standingActions,
  stateAfter,
  type Tagged,
  takeBackTo,
  undoLimit,
  undoTo,
  type Viewer,
} from "@rondel/engine";
import { botPause, chooseForBot, DEFAULT_LEVEL } from "./bots.ts";
import { saveSoon } from "./keeping.ts";
import { logTeller } from "./local-log.ts";
import { type LocalRecord, openRecord } from "./local-record.ts";
import { type LocalTable, saveLocalTable } from "./local-tables.ts";
import type { SessionRefusal, TableDescription, TableSession } from "./session.ts";

const SPECTATOR = "spectator";
const ALONE: SessionRefusal = { code: "nobody-to-talk-to", params: {} };

export type OpenedLocal =
  | { readonly session: TableSession; readonly isDamaged: boolean }
  | { readonly refused: SessionRefusal };

/** Opens a match of this device. Its people hand the device round; bots answer by themselves. */
export function openLocalSession(game: Game, table: LocalTable): OpenedLocal {
  const opened = openRecord(game, table.text);
  if (!opened) return { refused: { code: "unreadable-match", params: {} } };
  return { session: playLocally(game, table, opened.record), isDamaged: opened.isDamaged };
}

function playLocally(game: Game, kept: LocalTable, record: LocalRecord): TableSession {
  const { match } = record;
  const people = kept.seats.flatMap(({ kind }, seat) => (kind === "person" ? [asSeat(seat)] : []));
  const number = signal(lastNumber(match));
  const viewer = signal<Viewer>(firstViewer());
  const curtain = signal<Seat | undefined>(undefined);
  const at = signal<number | undefined>(undefined);
  const status = signal(kept.status);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  /** The match changes its state in place: a new number makes it news. */
  const now = computed(() => ({ number: number.value, state: match.state }));
  const shown = computed(() => (at.value === undefined ? now.value : { state: stateAfter(match, at.value) }));
  const seat = computed(() => (viewer.value === SPECTATOR ? undefined : viewer.value));
  const tellLog = logTeller(record);
  const outcomeNow = computed(() => game.outcome(now.value.state));
  const isPresent = computed(() => at.value === undefined && curtain.value === undefined);

  function firstViewer(): Viewer {
    return people.find((person) => match.deciders.includes(person)) ?? people[0] ?? SPECTATOR;
  }

  /** After every change: shows it, hands the device on, keeps it, lets bots answer. */
  function runToDecision(): SessionRefusal | undefined {
    batch(() => {
      number.value = lastNumber(match);
      status.value = outcomeNow.value ? "finished" : "running";
      handOn();
    });
    letBotsAnswer();
    return keeping.soon();
  }

  const keeping = saveSoon(() => {
    const isOver = match.deciders.length === 0;
    return saveLocalTable({
      ...kept,
      status: isOver ? "finished" : "running",
      waiting: people.some((person) => match.deciders.includes(person)),
      changed: Date.now(),
      seen: lastNumber(match),
      text: matchToText(match),
    });
  });

  function handOn(): void {
    const here = viewer.peek();
    if (here !== SPECTATOR && match.deciders.includes(here)) return;
    const next = people.find((person) => match.deciders.includes(person));
    if (next === undefined || next === here) return;
    if (here !== SPECTATOR && hasSecrets(game, match.state, here, next)) curtain.value = next;
    else viewer.value = next;
  }

  function letBotsAnswer(): void {
    clearTimeout(pause);
    const bot = match.deciders.find((decider) => kept.seats[decider]?.kind === "bot");
    if (bot === undefined) return;
    pause = setTimeout(() => void letBotAnswer(bot), botPause());
  }

  async function letBotAnswer(bot: Seat): Promise<void> {
    const asked = lastNumber(match);
    const action = await chooseForBot(game, match.state, bot, kept.seats[bot]?.level ?? DEFAULT_LEVEL);
    // Somebody took a move back, or left the table, while the bot was thinking.
    if (isClosed || lastNumber(match) !== asked) return;
    const added = appendAction(match, lastNumber(match), bot, action, record.source);
    if ("refused" in added) throw new Error(`a bot chose what is refused: ${added.refused.code}`);
    record.events.push(added.events);
    runToDecision();
  }

  async function act(action: Tagged): Promise<SessionRefusal | undefined> {
    if (seat.peek() === undefined) return { code: "spectator", params: {} };
    const added = appendAction(match, number.peek(), seat.peek() as Seat, action, record.source);
    if ("refused" in added) return added.refused;
    record.events.push(added.events);
    return runToDecision();
  }

  async function goBack(to: number, alone: boolean): Promise<SessionRefusal | undefined> {
    const here = seat.peek();
    if (here === undefined) return { code: "spectator", params: {} };
    const added = alone ? undoTo(match, number.peek(), here, to) : takeBackTo(match, number.peek(), to);
    if ("refused" in added) return added.refused;
    record.events.push(added.events);
    return runToDecision();
  }

  const session: TableSession = {
    table: computed(() => describe(kept, status.value)),
    mine: signal(people),
    viewer,
    lookAs(next) {
      viewer.value = next;
    },
    curtain,
    liftCurtain() {
      batch(() => {
        if (curtain.value !== undefined) viewer.value = curtain.value;
        curtain.value = undefined;
      });
    },
    number,
    view: computed(() => game.view(shown.value.state, curtain.value === undefined ? viewer.value : SPECTATOR)),
    prompt: computed(() => {
      const { state } = now.value;
      return seat.value === undefined || match.deciders.length === 0 ? undefined : game.prompt(state, seat.value);
    }),
    actions: computed(() =>
      isPresent.value && seat.value !== undefined ? game.actions(now.value.state, seat.value) : [],
    ),
    freeActions: computed(() =>
      isPresent.value && seat.value !== undefined ? game.freeActions(now.value.state, seat.value) : [],
    ),
    outcome: computed(() => game.outcome(shown.value.state)),
    log: computed(() => tellLog(now.value.number, viewer.value)),
    hasOlder: signal(false),
    loadOlder: async () => undefined,
    seenBefore: kept.seen,
    past: {
      at,
      async goTo(wanted) {
        if (wanted < 0 || wanted > number.peek()) return { code: "no-such-entry", params: { to: wanted } };
        at.value = wanted;
        return undefined;
      },
      backToNow() {
        at.value = undefined;
      },
      link: signal(undefined),
      viewAt: async (wanted) => game.view(stateAfter(match, wanted), viewer.peek()),
    },
    act,
    undoLimit: computed(() => {
      const latest = number.value;
      const start = seat.value === undefined ? latest : undoLimit(match, seat.value);
      return start < latest && !standsStill(record, start) ? start : undefined;
    }),
    undo: (to) => goBack(to, true),
    takeback: signal(undefined),
    askTakeback: (to) => goBack(to, false),
    answerTakeback: async () => ({ code: "no-takeback", params: {} }),
    voteForBot: async () => ALONE,
    takeSeatBack: async () => ALONE,
    orders: undefined,
    canTalk: false,
    talk: signal([]),
    say: async () => ALONE,
    offer: async () => ALONE,
    answerOffer: async () => ALONE,
    withdrawOffer: async () => ALONE,
    presence: signal({ here: people, watching: 0 }),
    clock: signal(undefined),
    connection: signal("connected"),
    exportFile: async () => ({ text: matchToText(match) }),
    close() {
      isClosed = true;
      clearTimeout(pause);
      keeping.close();
    },
  };
  handOn();
  letBotsAnswer();
  return session;
}

function describe(kept: LocalTable, status: TableDescription["status"]): TableDescription {
  return {
    id: kept.id,
    game: kept.game,
    options: kept.options,
    clock: { kind: "none" },
    status,
    seats: kept.seats.map(({ kind, name, level }) => ({
      kind,
      name,
      yours: kind === "person",
      bot: kind === "bot" ? (level ?? DEFAULT_LEVEL) : undefined,
      votes: [],
    })),
  };
}

/** After a takeback the count has moved, but there may be nothing left to take back. */
function standsStill({ match }: LocalRecord, start: number): boolean {
  return (standingActions(match).at(-1) ?? 0) <= start;
}

/** Whether two people at this device see different things: only then it has to be covered in between. */
function hasSecrets(game: Game, state: unknown, one: Seat, other: Seat): boolean {
  return JSON.stringify(game.view(state, one)) !== JSON.stringify(game.view(state, other));
}
