import type { OrderedAction, Seat, Tagged } from "@rondel/engine";
import { postNotice } from "../chat/lines.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { botAt } from "../tables/document.ts";
import { substituteAfterTimeOut } from "../tables/substitutes.ts";
import { thinkAhead, thoughtOf } from "./bot-thoughts.ts";
import { broadcastStandingAnswers } from "./broadcast.ts";
import { botMoveAt, deadlineFor, isLegal, nextDueAt, orderedAt, standingAnswerFor } from "./due.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { endMatch, LostRace, playAction } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

/** Runs what is due at tables: standing answers, clocks, bots. */
export interface Scheduler {
  /** Runs the table at this time; null cancels. The deadline is in the store too, in case this process dies. */
  schedule(table: LiveTable, dueAt: number | null): void;
  /** Runs everything that is due at a table. Returns when something else becomes due. */
  runDue(id: string): Promise<number | null>;
}

const MAX_TIMER_MILLISECONDS = 60 * 60 * 1000;
/** Standing answers of several seats can trigger each other. After this many in a row, the rest waits for the next run. */
const MAX_ACTIONS_PER_RUN = 100;

export function openScheduler(services: () => Services): Scheduler {
  const scheduler: Scheduler = {
    schedule(table, dueAt) {
      clearTimeout(table.timer);
      if (dueAt === null) return;
      thinkAhead(services(), table);
      const wait = Math.min(Math.max(0, dueAt - services().time.now()), MAX_TIMER_MILLISECONDS);
      table.timer = setTimeout(() => {
        scheduler.runDue(table.id).catch(logFailure(services(), table));
      }, wait);
    },
    runDue: (id) => services().tables.run(id, (table) => runDueAt(services(), table)),
  };
  return scheduler;
}

async function runDueAt(services: Services, table: LiveTable): Promise<number | null> {
  if (table.document.status !== "running") return null;
  const live = await liveMatchOf(services, table);
  if (live.match.deciders.length === 0) {
    await endMatch(services, table, live);
    return null;
  }
  for (let count = 0; count < MAX_ACTIONS_PER_RUN; count++) {
    if (!(await runNext(services, table))) break;
  }
  const after = await liveMatchOf(services, table);
  actForBots(services, table, after);
  // Bots that are acting already need no timer.
  services.scheduler.schedule(table, nextDueAt(services, table, after, table.acting));
  return nextDueAt(services, table, after);
}

/** Plays one standing answer or one time-out. Returns false if neither is due. */
async function runNext(services: Services, table: LiveTable): Promise<boolean> {
  const live = await liveMatchOf(services, table);
  for (const seat of live.match.deciders) {
    const answer = standingAnswerFor(table, live, seat);
    if (!answer) continue;
    if (answer.once) await dropStandingAnswer(services, table, seat, answer.prompt);
    return ignoreLostRace(() => playAction(services, table, live, seat, answer.action, "order"));
  }
  const ordered = orderedAction(services, table, live);
  if (ordered) return ignoreLostRace(() => playAction(services, table, live, ordered.seat, ordered.action, "order"));
  for (const seat of live.match.deciders) {
    const deadline = deadlineFor(table, live, seat);
    if (deadline === null || deadline > services.time.now()) continue;
    return ignoreLostRace(() => timeOut(services, table, live, seat));
  }
  return false;
}

/** The action of a standing order whose moment in the open pause has come. */
function orderedAction({ time }: Services, table: LiveTable, live: LiveMatch): OrderedAction<Tagged> | undefined {
  const at = orderedAt(table, live);
  return at !== null && at <= time.now() ? live.served.game.orderedAction?.(live.match.state) : undefined;
}

/** After a lost race, another process may have done the same; the next call decides again. */
async function ignoreLostRace(task: () => Promise<unknown>): Promise<true> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof LostRace)) throw error;
  }
  return true;
}

async function timeOut(services: Services, table: LiveTable, live: LiveMatch, seat: Seat): Promise<void> {
  const { game } = live.served;
  const inWindow = live.clocks.window !== null;
  await playAction(services, table, live, seat, game.defaultAction(live.match.state, seat), "clock");
  // Nobody may learn which seat let an answer window run out.
  if (inWindow) return;
  await postNotice(services, table, { code: "time-out", params: { seat } });
  await substituteAfterTimeOut(services, table, seat, live.timeOuts[seat] ?? 0);
}

async function dropStandingAnswer(services: Services, table: LiveTable, seat: number, prompt: string): Promise<void> {
  await services.store.standingAnswers.clear(table.id, seat, prompt);
  table.standingAnswers = table.standingAnswers.filter((answer) => answer.seat !== seat || answer.prompt !== prompt);
  broadcastStandingAnswers(table);
}

/** Plays for the bots whose time has come. They think outside the queue of the table, again if their position changes meanwhile. */
function actForBots(services: Services, table: LiveTable, live: LiveMatch): void {
  for (const seat of live.match.deciders) {
    if (table.acting.has(seat) || botMoveAt(services, live, seat) > services.time.now()) continue;
    const thought = thoughtOf(services, table, live, seat);
    if (!thought) continue;
    const number = live.seen[seat];
    table.acting.add(seat);
    thought
      .then((action) => services.tables.run(table.id, () => playForBot(services, table, seat, number, action)))
      .catch(logFailure(services, table))
      .finally(() => table.acting.delete(seat))
      .then(() => services.scheduler.runDue(table.id))
      .catch(logFailure(services, table));
  }
}

async function playForBot(
  services: Services,
  table: LiveTable,
  seat: number,
  number: number | undefined,
  action: Tagged | undefined,
): Promise<void> {
  if (table.document.status !== "running") return;
  const live = await liveMatchOf(services, table);
  if (live.seen[seat] !== number) return;
  const decider = live.match.deciders.find((candidate) => candidate === seat);
  if (decider === undefined || botAt(table.document, seat) === undefined) return;
  const chosen =
    action && isLegal(live, seat, action) ? action : live.served.game.defaultAction(live.match.state, decider);
  await playAction(services, table, live, seat, chosen, "bot");
}

/** Logs errors except refusals, which only say that the match cannot be served or that the server stops. */
function logFailure(services: Services, table: LiveTable): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Refused)) services.log.error({ table: table.id, error }, "failed to run a scheduled action");
  };
}
