import type { Level } from "@rondel/bots";
import type { Game, OptionTable } from "@rondel/engine";
import type { ClockRule, SeatPlan } from "@rondel/protocol";
import type { PlayMode } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { DEFAULT_LEVEL } from "../session/bots.ts";
import type { LocalSeat } from "../session/local-tables.ts";

/** Who shall sit on a seat, as it is chosen on this screen. */
export type SeatKind = "me" | "person" | "bot" | "open" | "invited";
export interface SeatWish {
  readonly kind: SeatKind;
  readonly name: string;
  /** How well the bot shall play, if one sits here. */
  readonly level: Level;
}

export const KINDS: Readonly<Record<PlayMode, readonly SeatKind[]>> = {
  bots: ["me", "bot"],
  hotseat: ["person", "bot"],
  online: ["me", "open", "invited", "bot"],
};

/** Live: half an hour each. Slow: a day for every move. How long an answer window stays open, the game says. */
export const CLOCKS: Readonly<Record<ClockRule["kind"], ClockRule>> = {
  none: { kind: "none" },
  live: { kind: "live", bank: 30 * 60, increment: 20 },
  slow: { kind: "slow", bank: 24 * 60 * 60, increment: 24 * 60 * 60, cap: 3 * 24 * 60 * 60 },
};

export function usualPlayers(game: Game): number {
  return Math.min(game.players.most, Math.max(game.players.fewest, 4));
}

export function usualSeats(door: PlayMode, players: number): SeatWish[] {
  const others = { bots: "bot", hotseat: "person", online: "open" } as const;
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 && door !== "hotseat"
      ? { kind: "me", name: "", level: DEFAULT_LEVEL }
      : { kind: others[door], name: "", level: DEFAULT_LEVEL },
  );
}

export function usualOptions(table: OptionTable): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field.default]));
}

/** The seats of a match on this device; whoever gave no name gets one. */
export function localSeats(
  wishes: readonly SeatWish[],
  myName: string,
  nameOf: (number: number) => string,
): LocalSeat[] {
  return wishes.map(({ kind, name, level }, seat) => {
    if (kind === "bot") return { kind: "bot", name: botName(seat), level };
    return { kind: "person", name: name.trim() || (kind === "me" ? myName : nameOf(seat + 1)) };
  });
}

/** Whoever wants a level that the server does not have gets the one it would choose itself. */
export function serverSeats(wishes: readonly SeatWish[], levels: readonly string[]): SeatPlan[] {
  return wishes.map(({ kind, level }): SeatPlan => {
    if (kind === "bot") return { kind: "bot", level: levels.includes(level) ? level : (levels[0] ?? level) };
    if (kind === "invited" || kind === "open") return { kind };
    return { kind: "me" };
  });
}
