import { currentPrompt, lastNumber, type Tagged } from "@rondel/engine";
import { postNotice } from "../chat/lines.ts";
import { deadlineOf } from "../clocks/clock.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { botAt } from "../tables/document.ts";
import { substituteAfterTimeOut } from "../tables/substitutes.ts";
import { broadcastStandingAnswers } from "./broadcast.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { endMatch, LostRace, playAction } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

const MAX_TIMER_MILLISECONDS = 60 * 60 * 1000;
/** Standing orders of several seats can answer each other; more than this in a row waits for the next alarm. */
const MAX_ACTIONS_PER_RUN = 100;
const NOBODY: ReadonlySet<number> = new Set();

/** When the server has to do something for this match by itself, bots on some seats aside; null if never. */
export function dueAt(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  aside: ReadonlySet<number> = NOBODY,
): number | null {
  const { deciders } = live.match;
  if (deciders.length === 0) return table.document.status === "running" ? Date.now() : null;
  let earliest: number | null = null;
  const add = (moment: number | null): void => {
    if (moment !== null && (earliest === null || moment < earliest)) earliest = moment;
  };
  for (const seat of deciders) {
    if (standingAnswerFor(table, live, seat)) return Date.now();
    if (isBot(services, table, seat) && !aside.has(seat)) add(botMoveAt(services, live, seat));
    add(deadlineOf(live.clockRule, live.clocks, seat));
  }
  return earliest;
}

function isBot(services: Services, table: LiveTable, seat: number): boolean {
  return services.bots.knows(botAt(table.document, seat));
}

/**
 * When a bot shall decide: at the pace of the house, sometimes sooner and sometimes later, and soon when there is nothing to
 * decide. The same whoever asks, so that every process and every start agrees on it.
 */
function botMoveAt(services: Services, live: LiveMatch, seat: number): number {
  const { pace } = services.bots;
  if (pace === 0) return live.at;
  const share = 0.5 + ((lastNumber(live.match) * 31 + seat * 17) % 101) / 100;
  const choices = live.positions[seat]?.actions.length ?? 0;
  return live.at + Math.round(pace * (choices > 1 ? share : share / 3));
}

/** Wakes the server when this match needs it. The overdue rows of the store are the safety net, should this process die. */
export function schedule(services: Services, table: LiveTable, due: number | null): void {
  clearTimeout(table.timer);
  if (due === null) return;
  const wait = Math.min(Math.max(0, due - Date.now()), MAX_TIMER_MILLISECONDS);
  table.timer = setTimeout(() => {
    runDue(services, table.id).catch(logFailure(services, table));
  }, wait);
}

/** A refusal is no failure here: the match cannot be served, or the server stops. */
function logFailure(services: Services, table: LiveTable): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Refused)) services.log.error({ table: table.id, error }, "a duty could not be done");
  };
}

/**
 * Does what the server owes a match: standing orders, clocks that ran out, the turns of bots. Tells whether anything more will
 * be due.
 */
export function runDue(services: Services, id: string): Promise<boolean> {
  return services.tables.run(id, async (table) => {
    if (table.document.status !== "running") return false;
    const live = await liveMatchOf(services, table);
    if (live.match.deciders.length === 0) {
      await endMatch(services, table, live);
      return false;
    }
    for (let done = 0; done < MAX_ACTIONS_PER_RUN; done++) {
      if (!(await runNext(services, table))) break;
    }
    const present = await liveMatchOf(services, table);
    startBots(services, table, present);
    // Bots that are thinking will act by themselves.
    schedule(services, table, dueAt(services, table, present, table.thinking));
    return dueAt(services, table, present) !== null;
  });
}

async function runNext(services: Services, table: LiveTable): Promise<boolean> {
  const live = await liveMatchOf(services, table);
  for (const seat of live.match.deciders) {
    const order = standingAnswerFor(table, live, seat);
    if (order) {
      if (order.once) await dropStandingAnswer(services, table, seat, order.prompt);
      return attempt(() => playAction(services, table, seat, order.action, "order"));
    }
  }
  for (const seat of live.match.deciders) {
    const deadline = deadlineOf(live.clockRule, live.clocks, seat);
    if (deadline === null || deadline > Date.now()) continue;
    return attempt(() => timeOut(services, table, live, seat));
  }
  return false;
}

/** A race that another process won is no failure: the duty may be done already. */
async function attempt(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    if (error instanceof LostRace) return true;
    throw error;
  }
}

async function timeOut(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  seat: LiveMatch["match"]["deciders"][number],
): Promise<void> {
  const { game } = live.served;
  const window = live.clocks.window !== null;
  await playAction(services, table, seat, game.defaultAction(live.match.state, seat), "clock");
  // In an answer window nobody shall learn who let it run out.
  if (window) return;
  await postNotice(services, table, { code: "time-out", params: { seat } });
  await substituteAfterTimeOut(services, table, seat, live.timeOuts[seat] ?? 0);
}

function standingAnswerFor(
  table: LiveTable,
  live: LiveMatch,
  seat: number,
): LiveTable["standingAnswers"][number] | undefined {
  const prompt = live.positions[seat]?.prompt?.code;
  const { storedPrompts } = live.served.game;
  const order = table.standingAnswers.find(
    (given) => given.seat === seat && currentPrompt(storedPrompts, given.prompt) === prompt,
  );
  return order && isLegal(live, seat, order.action) ? order : undefined;
}

function isLegal(live: LiveMatch, seat: number, action: Tagged): boolean {
  const decider = live.match.deciders.find((asked) => asked === seat);
  return decider !== undefined && live.served.game.refuse(live.match.state, decider, action) === undefined;
}

async function dropStandingAnswer(services: Services, table: LiveTable, seat: number, prompt: string): Promise<void> {
  await services.store.standingAnswers.clear(table.id, seat, prompt);
  table.standingAnswers = table.standingAnswers.filter((order) => order.seat !== seat || order.prompt !== prompt);
  broadcastStandingAnswers(table);
}

/** Lets the bots whose moment has come think outside the queue of the table, and plays what they chose if it still fits. */
function startBots(services: Services, table: LiveTable, live: LiveMatch): void {
  for (const seat of live.match.deciders) {
    const level = botAt(table.document, seat);
    const position = live.positions[seat];
    if (!services.bots.knows(level) || !position || table.thinking.has(seat)) continue;
    if (botMoveAt(services, live, seat) > Date.now()) continue;
    table.thinking.add(seat);
    services.bots
      .choose({ game: live.served.game.id, level, seat, view: position.view, actions: position.actions })
      .then((action) => services.tables.run(table.id, () => playForBot(services, table, seat, action)))
      .catch(logFailure(services, table))
      .finally(() => table.thinking.delete(seat))
      .then(() => runDue(services, table.id))
      .catch(logFailure(services, table));
  }
}

async function playForBot(
  services: Services,
  table: LiveTable,
  seat: number,
  action: Tagged | undefined,
): Promise<void> {
  if (table.document.status !== "running") return;
  const live = await liveMatchOf(services, table);
  const decider = live.match.deciders.find((asked) => asked === seat);
  if (decider === undefined || botAt(table.document, seat) === undefined) return;
  const chosen =
    action && isLegal(live, seat, action) ? action : live.served.game.defaultAction(live.match.state, decider);
  await playAction(services, table, seat, chosen, "bot");
}
