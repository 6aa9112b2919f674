import type { Tagged } from "@rondel/engine";
import { deadlineOf } from "../clocks/clock.ts";
import type { House } from "../house.ts";
import { Refused } from "../refuse.ts";
import { botAt } from "../tables/document.ts";
import { substituteAfterTimeOut } from "../tables/substitutes.ts";
import { notice } from "../talk/lines.ts";
import { announceOrders } from "./announce.ts";
import type { Fold } from "./fold.ts";
import { endMatch, LostRace, playAction } from "./record.ts";
import type { Room } from "./room.ts";
import { foldOf } from "./sync.ts";

const LONGEST_ALARM = 60 * 60 * 1000;
/** Standing orders of several seats can answer each other; more than this in a row waits for the next alarm. */
const MOST_DUTIES_AT_ONCE = 100;
const NOBODY: ReadonlySet<number> = new Set();

/** When the server has to do something for this match by itself, bots on some seats aside; null if never. */
export function dueAt(house: House, room: Room, fold: Fold, aside: ReadonlySet<number> = NOBODY): number | null {
  const { deciders } = fold.match;
  if (deciders.length === 0) return room.document.status === "running" ? Date.now() : null;
  let earliest: number | null = null;
  const add = (moment: number | null): void => {
    if (moment !== null && (earliest === null || moment < earliest)) earliest = moment;
  };
  for (const seat of deciders) {
    if (orderFor(room, fold, seat)) return Date.now();
    if (isBot(house, room, seat) && !aside.has(seat)) add(botMoment(house, fold, seat));
    add(deadlineOf(fold.clockRule, fold.clocks, seat));
  }
  return earliest;
}

function isBot(house: House, room: Room, seat: number): boolean {
  return house.bots.knows(botAt(room.document, seat));
}

/**
 * When a bot shall decide: at the pace of the house, sometimes sooner and sometimes later, and soon when there is nothing to
 * decide. The same whoever asks, so that every process and every start agrees on it.
 */
function botMoment(house: House, fold: Fold, seat: number): number {
  const { pace } = house.bots;
  if (pace === 0) return fold.at;
  const share = 0.5 + ((fold.match.entries.length * 31 + seat * 17) % 101) / 100;
  const choices = fold.positions[seat]?.actions.length ?? 0;
  return fold.at + Math.round(pace * (choices > 1 ? share : share / 3));
}

/** Wakes the server when this match needs it. The overdue rows of the store are the safety net, should this process die. */
export function setAlarm(house: House, room: Room, due: number | null): void {
  clearTimeout(room.alarm);
  if (due === null) return;
  const wait = Math.min(Math.max(0, due - Date.now()), LONGEST_ALARM);
  room.alarm = setTimeout(() => {
    attend(house, room.id).catch(noting(house, room));
  }, wait);
}

/** A refusal is no failure here: the match cannot be served, or the server stops. */
function noting(house: House, room: Room): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Refused)) house.log.error({ table: room.id, error }, "a duty could not be done");
  };
}

/**
 * Does what the server owes a match: standing orders, clocks that ran out, the turns of bots. Tells whether anything more will
 * be due.
 */
export function attend(house: House, id: string): Promise<boolean> {
  return house.rooms.enter(id, async (room) => {
    if (room.document.status !== "running") return false;
    const fold = await foldOf(house, room);
    if (fold.match.deciders.length === 0) {
      await endMatch(house, room, fold);
      return false;
    }
    for (let done = 0; done < MOST_DUTIES_AT_ONCE; done++) {
      if (!(await doOne(house, room))) break;
    }
    const present = await foldOf(house, room);
    askBots(house, room, present);
    // Bots that are thinking will act by themselves.
    setAlarm(house, room, dueAt(house, room, present, room.thinking));
    return dueAt(house, room, present) !== null;
  });
}

async function doOne(house: House, room: Room): Promise<boolean> {
  const fold = await foldOf(house, room);
  for (const seat of fold.match.deciders) {
    const order = orderFor(room, fold, seat);
    if (order) {
      if (order.once) await dropOrder(house, room, seat, order.prompt);
      return attempt(() => playAction(house, room, seat, order.action, "order"));
    }
  }
  for (const seat of fold.match.deciders) {
    const deadline = deadlineOf(fold.clockRule, fold.clocks, seat);
    if (deadline === null || deadline > Date.now()) continue;
    return attempt(() => timeOut(house, room, fold, seat));
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

async function timeOut(house: House, room: Room, fold: Fold, seat: Fold["match"]["deciders"][number]): Promise<void> {
  const { game } = fold.served;
  const window = fold.clocks.window !== null;
  await playAction(house, room, seat, game.defaultAction(fold.match.state, seat), "clock");
  // In an answer window nobody shall learn who let it run out.
  if (window) return;
  await notice(house, room, { code: "time-out", params: { seat } });
  await substituteAfterTimeOut(house, room, seat, fold.timeOuts[seat] ?? 0);
}

function orderFor(room: Room, fold: Fold, seat: number): Room["orders"][number] | undefined {
  const prompt = fold.positions[seat]?.prompt?.code;
  const order = room.orders.find((given) => given.seat === seat && given.prompt === prompt);
  return order && isLegal(fold, seat, order.action) ? order : undefined;
}

function isLegal(fold: Fold, seat: number, action: Tagged): boolean {
  const decider = fold.match.deciders.find((asked) => asked === seat);
  return decider !== undefined && fold.served.game.refuse(fold.match.state, decider, action) === undefined;
}

async function dropOrder(house: House, room: Room, seat: number, prompt: string): Promise<void> {
  await house.store.orders.clear(room.id, seat, prompt);
  room.orders = room.orders.filter((order) => order.seat !== seat || order.prompt !== prompt);
  announceOrders(room);
}

/** Lets the bots whose moment has come think outside the queue of the table, and plays what they chose if it still fits. */
function askBots(house: House, room: Room, fold: Fold): void {
  for (const seat of fold.match.deciders) {
    const level = botAt(room.document, seat);
    const position = fold.positions[seat];
    if (!house.bots.knows(level) || !position || room.thinking.has(seat)) continue;
    if (botMoment(house, fold, seat) > Date.now()) continue;
    room.thinking.add(seat);
    house.bots
      .choose({ served: fold.served, level, seat, view: position.view, actions: position.actions })
      .then((action) => house.rooms.enter(room.id, () => playForBot(house, room, seat, action)))
      .catch(noting(house, room))
      .finally(() => room.thinking.delete(seat))
      .then(() => attend(house, room.id))
      .catch(noting(house, room));
  }
}

async function playForBot(house: House, room: Room, seat: number, action: Tagged | undefined): Promise<void> {
  if (room.document.status !== "running") return;
  const fold = await foldOf(house, room);
  const decider = fold.match.deciders.find((asked) => asked === seat);
  if (decider === undefined || botAt(room.document, seat) === undefined) return;
  const chosen =
    action && isLegal(fold, seat, action) ? action : fold.served.game.defaultAction(fold.match.state, decider);
  await playAction(house, room, seat, chosen, "bot");
}
