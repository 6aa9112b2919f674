import type { Game, Message } from "@rondel/engine";
import { sentence } from "./words.ts";

/** English for what a choice is expected to bring. */
const sentences: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  "hint-game-ends": ({ place, score }) => `the game ends: place ${place} with ${score}`,
  "hint-cash": ({ amount }) =>
    Number(amount) > 0 ? `${amount} M into your cash` : `costs ${-Number(amount)} M of your cash`,
  "hint-points": ({ power, points, total }) => `${power} gains ${points} power points, now ${total}`,
  "hint-tax": ({ power, before, after }) => `taxes of ${power}: ${before} to ${after}`,
  "hint-units": ({ power, before, after }) => `units of ${power}: ${before} to ${after}`,
  "hint-government-won": ({ power }) => `you govern ${power}`,
  "hint-government-lost": ({ power }) => `you lose the government of ${power}`,
  "hint-prospects": ({ score, percent }) => `expected at the end: about ${score}, ${percent} % to win`,
};

export function hintSentence(game: Game, message: Message): string {
  const words = sentences[message.code];
  return words ? words(named(game, message.params)) : sentence(message);
}

/** Ids as names, wherever the game's actions have a field of that name. */
function named(game: Game, params: Message["params"]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const field = Object.values(game.actionShapes)
        .map((fields) => fields[name])
        .find((candidate) => candidate?.kind === "index");
      return [name, field?.kind === "index" && typeof value === "number" ? field.names[value] : value];
    }),
  );
}
