import { createHmac } from "node:crypto";
import { currentPrompt, fromStored, lastNumber, type Tagged } from "@rondel/engine";
import type { StandingAnswer } from "@rondel/protocol";
import { deadlineOf, momentInPause } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import { botAt, isAlone, personAt } from "../tables/document.ts";
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
    add(deadlineFor(table, live, seat));
  }
  add(orderedAt(table, live));
  return earliest;
}

/**
 * When the time of a seat runs out; null if its clock does not run. A person alone with bots is not hurried in a pause, and passes
 * at once without anything to play.
 */
export function deadlineFor(table: LiveTable, live: LiveMatch, seat: number): number | null {
  const { window } = live.clocks;
  if (!window?.pause || !isAlone(table.document)) return deadlineOf(live.timing, live.clocks, seat);
  const hasChoice = (live.positions[seat]?.actions.length ?? 0) > 1;
  return hasChoice || botAt(table.document, seat) !== undefined ? null : window.since;
}

/**
 * When a standing order takes its action in the open pause: at a moment drawn evenly over the pause, so that the time reveals
 * nothing. At once if the pause has no length of its own.
 */
export function orderedAt(table: LiveTable, live: LiveMatch): number | null {
  const { window } = live.clocks;
  if (!window?.pause || !live.served.game.orderedAction?.(live.match.state)) return null;
  if (isAlone(table.document)) return window.since;
  return momentInPause(live.timing, live.clocks, shareOf(table, live)) ?? window.since;
}

/** A number from 0 to 1 that every process derives alike and no player can compute. */
function shareOf(table: LiveTable, live: LiveMatch): number {
  const digest = createHmac("sha256", table.secret)
    .update(`order ${lastNumber(live.match)}`)
    .digest();
  return digest.readUInt32BE() / 2 ** 32;
}

/**
 * When a bot moves. The time depends on public facts only, because otherwise it would reveal the hand of the bot: on the last
 * entry that everyone saw, and on the seat. It leaves the bot its whole thinking time. All bots answer at the same moment in a
 * window, because an earlier one would reveal who has answered. Deterministic, so every process computes the same time.
 */
export function botMoveAt({ bots }: Pick<Services, "bots">, live: LiveMatch, seat: number): number {
  const { pace, budget } = bots;
  if (pace === 0) return live.publicAt;
  if (pendingDecision(live.served, live.match).window) return live.publicAt + budget + pace;
  const share = 0.5 + (((live.seen.at(-1) ?? 0) * 31 + seat * 17) % 101) / 100;
  return live.publicAt + Math.max(budget, Math.round(pace * share));
}

/** The standing answer to the seat's current prompt, if it is legal now. People who have resigned or are gone have none. */
export function standingAnswerFor(table: LiveTable, live: LiveMatch, seat: number): StandingAnswer | undefined {
  if (table.standingAnswers.length === 0) return undefined;
  const person = personAt(table.document, seat);
  if (person?.resigned || person?.former) return undefined;
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
