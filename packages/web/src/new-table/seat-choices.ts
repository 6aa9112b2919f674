import type { Level, Temperament } from "@rondel/bots";
import type { Game, OptionTable } from "@rondel/engine";
import type { SeatPlan } from "@rondel/protocol";
import type { PlayMode } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { DEFAULT_LEVEL } from "../session/bots.ts";
import type { LocalSeat } from "../session/local-tables.ts";

export type SeatKind = "me" | "person" | "bot" | "open" | "invited";

/** The choice for one seat of a new table. */
export interface SeatChoice {
  readonly kind: SeatKind;
  readonly name: string;
  /** The level of the bot, if the seat has one. */
  readonly level: Level;
  /** The temperament of the bot; undefined if each bot gets another one. */
  readonly temperament?: Temperament | undefined;
}

export const SEAT_KINDS: Readonly<Record<PlayMode, readonly SeatKind[]>> = {
  bots: ["me", "bot"],
  hotseat: ["person", "bot"],
  online: ["me", "open", "invited", "bot"],
};

export function defaultPlayers(game: Game): number {
  return Math.min(game.players.most, Math.max(game.players.fewest, 4));
}

export function defaultSeats(mode: PlayMode, players: number): SeatChoice[] {
  const others = { bots: "bot", hotseat: "person", online: "open" } as const;
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 && mode !== "hotseat"
      ? { kind: "me", name: "", level: DEFAULT_LEVEL }
      : { kind: others[mode], name: "", level: DEFAULT_LEVEL },
  );
}

export function defaultOptions(table: OptionTable): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field.default]));
}

/** The seats of a match on this device. `defaultName` names people who have entered no name. */
export function localSeats(
  choices: readonly SeatChoice[],
  myName: string,
  defaultName: (number: number) => string,
): LocalSeat[] {
  return choices.map(({ kind, name, level, temperament }, seat) => {
    if (kind === "bot") return { kind: "bot", name: botName(seat), level, ...(temperament && { temperament }) };
    return { kind: "person", name: name.trim() || (kind === "me" ? myName : defaultName(seat + 1)) };
  });
}

/** The seats of a table on the server. A level that the server lacks is replaced by the server's default. */
export function serverSeats(choices: readonly SeatChoice[], levels: readonly string[]): SeatPlan[] {
  return choices.map(({ kind, level, temperament }): SeatPlan => {
    if (kind === "bot") {
      const offered = levels.includes(level) ? level : (levels[0] ?? level);
      return { kind: "bot", level: offered, ...(temperament && { temperament }) };
    }
    if (kind === "invited" || kind === "open") return { kind };
    return { kind: "me" };
  });
}
