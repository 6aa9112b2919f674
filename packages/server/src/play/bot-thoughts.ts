import { setTimeout as sleep } from "node:timers/promises";
import type { Tagged } from "@rondel/engine";
import type { BotDecision } from "../bots/bots.ts";
import type { Services } from "../services.ts";
import { botAt, temperamentAt } from "../tables/document.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";

/** The choice of a bot in one position. */
export interface BotThought {
  readonly level: string;
  /** The stream number of the bot's seat in that position. */
  readonly number: number | undefined;
  /** Undefined if the bot failed or took too long. */
  readonly action: Promise<Tagged | undefined>;
}

/**
 * Lets bots think about their decisions before it is time to act, so that the time of an action does not show how long a bot
 * had to think.
 */
export function thinkAhead(services: Services, table: LiveTable): void {
  const { live } = table;
  if (!live || table.document.status !== "running") return;
  for (const seat of live.match.deciders) {
    // A rejection says that the server stops. The next start asks the bot again.
    thoughtOf(services, table, live, seat)?.catch((error: unknown) => {
      services.log.debug({ table: table.id, error }, "a bot stopped thinking");
    });
  }
}

/** The choice of the bot on a seat in the current position; undefined if no bot plays the seat. */
export function thoughtOf(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  seat: number,
): Promise<Tagged | undefined> | undefined {
  const level = botAt(table.document, seat);
  const position = live.positions[seat];
  if (!services.bots.supports(level) || !position) return undefined;
  const number = live.seen[seat];
  const thought = table.thoughts.get(seat);
  if (thought?.number === number && thought?.level === level) return thought.action;
  const { view, actions } = position;
  const temperament = temperamentAt(table.document, seat);
  const action = think(services, { game: live.served.game.id, level, temperament, seat, view, actions });
  table.thoughts.set(seat, { level, number, action });
  return action;
}

/** A thought takes the whole time a bot has, even with a single choice, so that its end reveals nothing about the hand. */
async function think({ bots }: Services, decision: BotDecision): Promise<Tagged | undefined> {
  const rest = bots.pace === 0 ? undefined : sleep(bots.budget, undefined, { ref: false });
  const [action] = await Promise.all([bots.choose(decision), rest]);
  return action;
}
