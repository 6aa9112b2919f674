import { readFileSync } from "node:fs";

/** A position of Imperial in which one move of seat 0 ends the game and loses it by a little. */
export function beforeThrownAway(): string {
  const file = new URL("../packages/bots/test/positions/let-the-game-go-on.rondel", import.meta.url);
  return `${readFileSync(file, "utf8").replace("cash s0 2", "cash s0 45").trim()}\n`;
}

/** The same match with that move. */
export function thrownAway(): string {
  return `${beforeThrownAway()}1 s0 moveRondel taxation\n`;
}
