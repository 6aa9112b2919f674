import { currentPrompt, fromStored, type Tagged } from "@rondel/engine";
import type { StandingAnswer } from "@rondel/protocol";
import { deadlineOf } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import { botAt } from "../tables/document.ts";
import { type LiveMatch, pendingDecision } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";

const NONE: ReadonlySet<number> = new Set();

/** The earliest deadline of a match, ignoring bots on the seats of `ignored`; null if there is none. */
export function nextDueAt(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  ignored: ReadonlySet<number> = NONE,
): number | null {
  const { deciders } = live.match;
  if (deciders.length === 0) return table.document.status === "running" ? services.time.now() : null;
  let earliest: number | null = null;
  const add = (deadline: number | null): void => {
    if (deadline !== null && (earliest === null || deadline < earliest)) earliest = deadline;
  };
  for (const seat of deciders) {
    if (standingAnswerFor(table, live, seat)) return services.time.now();
    if (services.bots.supports(botAt(table.document, seat)) && !ignored.has(seat)) add(botMoveAt(services, live, seat));
    add(deadlineOf(live.timing, live.clocks, seat));
  }
  return earliest;
}

/**
 * When a bot moves. The time depends on public facts only, because otherwise it would betray the hand of the bot: on the last
 * entry that everyone saw, and on the seat. It leaves the bot its whole thinking time. All bots answer at the same moment in a
 * window, because an earlier one would betray who has answered. Deterministic, so every process computes the same time.
 */
export function botMoveAt({ bots }: Pick<Services, "bots">, live: LiveMatch, seat: number): number {
  const { pace, budget } = bots;
  if (pace === 0) return live.publicAt;
  if (pendingDecision(live.served, live.match).window) return live.publicAt + budget + pace;
  const share = 0.5 + (((live.seen.at(-1) ?? 0) * 31 + seat * 17) % 101) / 100;
  return live.publicAt + Math.max(budget, Math.round(pace * share));
}

/** The standing answer to the seat's current prompt, if it is legal now. */
export function standingAnswerFor(table: LiveTable, live: LiveMatch, seat: number): StandingAnswer | undefined {
  const prompt = live.positions[seat]?.prompt?.code;
  const { storedPrompts, storedNames } = live.served.game;
  const answer = table.standingAnswers.find(
    (stored) => stored.seat === seat && currentPrompt(storedPrompts, stored.prompt) === prompt,
  );
  if (!answer) return undefined;
  const action = fromStored(answer.action, storedNames);
  return isLegal(live, seat, action) ? { ...answer, action } : undefined;
}

export function isLegal(live: LiveMatch, seat: number, action: Tagged): boolean {
  const decider = live.match.deciders.find((candidate) => candidate === seat);
  return decider !== undefined && live.served.game.refuse(live.match.state, decider, action) === undefined;
}
