import { isTemperament } from "@rondel/bots/temperaments";
import { type AnyOptions, chooseOptions, commitmentTo } from "@rondel/engine";
import type { ClockRule, CommandInput, SeatPlan } from "@rondel/protocol";
import type { CompiledQuery } from "kysely";
import type { Bots } from "../bots/bots.ts";
import { isTimeZone } from "../clocks/quiet.ts";
import type { Caller } from "../gateway/caller.ts";
import { newDrawSecret, newSecret, newTableId } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { SeatDocument, TableDocument } from "./document.ts";
import { offeredGame } from "./offered-games.ts";
import { requireFull, requireStartable } from "./startable.ts";

/** Creates a table and returns its id. */
export async function makeTable(
  services: Services,
  caller: Caller,
  input: CommandInput<"table/make">,
): Promise<string> {
  const served = offeredGame(services, input.game);
  if (!served) throw refuse("unknown-game", "choose-another", { game: input.game });
  const { game } = served;
  const { fewest, most } = game.players;
  if (input.start) requireFull(input.seats);
  if (input.seats.length < fewest || input.seats.length > most) {
    throw refuse("wrong-number-of-players", "correct", { players: input.seats.length, fewest, most });
  }
  const chosen = chooseOptions(game.options, input.options);
  if ("problem" in chosen) throw refuse("wrong-option", "correct", { ...chosen.problem });
  requireTimeZone(input.clock);
  const table = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: chosen.options,
    visibility: input.visibility,
    clock: input.clock,
    ...(input.hints === undefined ? {} : { hints: input.hints }),
    host: caller.player.id,
    seats: input.seats.map((plan) => seatFor(services, caller, plan)),
  };
  if (input.start) await requireStartable(services, table);
  return addTable(services, table);
}

export function requireTimeZone(clock: ClockRule): void {
  if (clock.kind === "slow" && clock.quiet && !isTimeZone(clock.quiet.zone)) {
    throw refuse("unknown-time-zone", "correct", { zone: clock.quiet.zone });
  }
}

interface NewTable {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: AnyOptions;
  readonly visibility: TableDocument["visibility"];
  readonly clock: TableDocument["clock"];
  readonly hints?: boolean;
  readonly host: string;
  readonly seats: readonly SeatDocument[];
  readonly brought?: number;
  readonly rematchOf?: string;
}

/**
 * Stores a new table. Its secret is fixed now, and the commitment is published before any player is committed to entropy. `more` returns
 * queries for the same transaction.
 */
export async function addTable(
  services: Services,
  table: NewTable,
  more: (document: TableDocument) => readonly CompiledQuery[] = () => [],
): Promise<string> {
  const secret = newDrawSecret();
  const document: TableDocument = {
    ...table,
    id: newTableId(),
    status: "gathering",
    commitment: commitmentTo(secret),
    invitation: newSecret(),
    created: services.time.now(),
    started: null,
    ended: null,
    outcome: null,
    takeback: null,
    rematch: null,
  };
  if (!(await services.store.tables.add(document, secret, more(document)))) {
    throw new Error(`the table id ${document.id} exists already`);
  }
  return document.id;
}

export function seatFor(services: Services, caller: Caller, plan: SeatPlan): SeatDocument {
  switch (plan.kind) {
    case "open":
      return { kind: "open" };
    case "invited":
      return { kind: "invited", name: plan.name ?? null, invitation: newSecret() };
    case "bot":
      return botSeat(services, plan.level, plan.temperament);
    case "me":
      return personSeat(caller.player.id, plan.name ?? caller.player.name);
  }
}

function botSeat({ bots }: Services, level: string, temperament: string | undefined): SeatDocument {
  requireBot(bots, level, temperament);
  return { kind: "bot", level, ...(temperament !== undefined && { temperament }) };
}

/** Refuses a level or temperament that this server does not have. */
export function requireBot(bots: Bots, level: string, temperament: string | undefined): void {
  if (!bots.supports(level)) throw refuse("unknown-bot", "choose-another", { level });
  if (temperament !== undefined && !isTemperament(temperament))
    throw refuse("unknown-bot", "choose-another", { level: temperament });
}

export function personSeat(player: string, name: string, commitment: string | null = null): SeatDocument {
  return { kind: "person", player, name, commitment, entropy: null, substitute: null, votes: [] };
}
