import { HINT_LEVEL } from "@rondel/bots/hint-task";
import type { Game } from "@rondel/engine";
import { boughtAgain, type Event, imperunde, type Purchase, planInvestments } from "@rondel/imperunde";
import { chooseForBot } from "../../../session/bots.ts";
import type { LogEntry } from "../../../session/session.ts";
import type { ImperundeContext } from "../context.ts";

/** What the viewer bought in the last round, as far as it is possible now; empty if the log does not reach so far back. */
export function asLastRound({ possible, seat, session }: ImperundeContext): readonly Purchase[] {
  const state = possible.value;
  return state && seat.value !== undefined ? boughtAgain(state, seat.value, lastRound(session.log.value)) : [];
}

/** The events of the round before the current one. */
function lastRound(log: readonly LogEntry[]): readonly Event[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const current = events.findLastIndex(({ kind }) => kind === "roundBegan");
  const before = events.slice(0, Math.max(0, current));
  const start = before.findLastIndex(({ kind }) => kind === "roundBegan");
  return start < 0 ? [] : before.slice(start);
}

/** Milliseconds for each purchase of the bot. */
const THINKING_TIME = 400;
const MOST_PURCHASES = 25;

/** What a bot would buy, purchase by purchase. It sees only what the viewer sees. */
export async function hintBasket({ possible, seat }: ImperundeContext): Promise<readonly Purchase[]> {
  const state = possible.peek();
  const mine = seat.peek();
  let plan = state && mine !== undefined ? planInvestments(state, mine, []) : undefined;
  while (state && mine !== undefined && plan && plan.offers.length > 0 && plan.basket.length < MOST_PURCHASES) {
    const action = await chooseForBot(imperunde as Game, plan.state, mine, { level: HINT_LEVEL }, THINKING_TIME);
    const purchase = plan.offers.find((offer) => JSON.stringify(offer) === JSON.stringify(action));
    if (!purchase) break;
    plan = planInvestments(state, mine, [...plan.basket, purchase]);
  }
  return plan?.basket ?? [];
}
