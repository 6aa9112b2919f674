import { currentPrompt, fromStored, lastNumber, type Tagged } from "@rondel/engine";
import type { StandingAnswer } from "@rondel/protocol";
import { deadlineOf } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import { botAt } from "../tables/document.ts";
import type { LiveMatch } from "./live-match.ts";
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
 * When a bot moves: around the configured pace, sooner if it has no choice. Deterministic, so every process computes the same
 * time.
 */
export function botMoveAt(services: Services, live: LiveMatch, seat: number): number {
  const { pace } = services.bots;
  if (pace === 0) return live.at;
  const share = 0.5 + ((lastNumber(live.match) * 31 + seat * 17) % 101) / 100;
  const choices = live.positions[seat]?.actions.length ?? 0;
  return live.at + Math.round(pace * (choices > 1 ? share : share / 3));
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
