import { HINTS, type Hint, type HintCode } from "@rondel/bots";
import type { Game } from "@rondel/engine";

type Params = Readonly<Record<string, string>>;

/** English for what a choice is expected to bring, and for the reasons of a bot. */
const sentences: Readonly<Record<HintCode, (params: Params) => string>> = {
  "hint-game-ends": ({ place, score }) => `the game ends: place ${place} with ${score}`,
  "hint-cash": ({ amount }) => `${signed(amount)} M of your cash`,
  "hint-points": ({ nation, points, total }) => `${nation} gains ${points} power points, now ${total}`,
  "hint-tax": ({ nation, before, after }) => `taxes of ${nation}: ${before} to ${after}`,
  "hint-units": ({ nation, before, after }) => `units of ${nation}: ${before} to ${after}`,
  "hint-government-won": ({ nation }) => `you govern ${nation}`,
  "hint-government-lost": ({ nation }) => `you lose the government of ${nation}`,
  "hint-prospects": ({ score, percent }) => `expected at the end: about ${score}, ${percent} % to win`,

  "hint-victory": ({ posts }) => `wins the game with ${posts} posts`,
  "hint-posts": ({ posts, total, target }) => `${signed(posts)} posts, now ${total} of ${target}`,
  "hint-income": ({ amount }) => `${signed(amount)} doubloons of income a round`,
  "hint-funds": ({ amount }) => `${signed(amount)} doubloons now`,
  "hint-conquest": ({ region, percent, prize }) => `about ${percent} % to take ${region}, worth ${prize} posts`,
  "hint-guard": ({ region }) => `guards ${region}, which is in danger`,
  "hint-card-against": ({ player }) => `a card against ${player}`,
  "hint-card-averted": ({ player }) => `averts the card of ${player}`,
  "hint-war-aim": ({ player, region, prize }) => `war with ${player}, to take ${region}, worth ${prize} posts`,
  "hint-war-leader": ({ player, posts, target }) => `war with ${player}, who has ${posts} of ${target} posts`,
  "hint-war-mood": ({ player }) => `war with ${player}, for no better reason than its mood`,
  "hint-war-goes-on": ({ player, region, prize }) => `no peace with ${player} yet: ${region} is worth ${prize} posts`,
  "hint-war-goes-on-leader": ({ player, posts, target }) =>
    `no peace with ${player} yet, who has ${posts} of ${target} posts`,
  "hint-offer-waits": ({ player }) => `the offer of ${player} waits for another time`,
  "hint-peace-offered": ({ player, amount }) => `offers ${player} peace, which pays ${amount} a round`,
  "hint-peace-accepted": ({ player, amount }) => `takes the offer of ${player}: peace pays ${amount} a round`,
  "hint-target-nearer": ({ posts, target }) => `with ${posts} posts, an end at ${target} is welcome`,
  "hint-target-farther": ({ posts, target }) => `with ${posts} posts, an end at ${target} gives time`,
  "hint-chance": ({ percent }) => `${percent} % to win`,
};

function signed(amount: string | undefined): string {
  return Number(amount) > 0 ? `+${amount}` : `${amount}`;
}

export function hintSentence(game: Game, hint: Hint): string {
  return sentences[hint.code](named(game, hint));
}

/** Numbers as text; those of seats, powers and fields as names. */
function named(game: Game, { code, params }: Hint): Params {
  const kinds: Readonly<Record<string, string>> = HINTS[code];
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, nameOf(game, kinds[name], value)]));
}

function nameOf(game: Game, kind: string | undefined, value: number): string {
  if (kind === "seat") return `s${value}`;
  const region = Object.values(game.actionSchemas)
    .map((fields) => (kind === undefined ? undefined : fields[kind]))
    .find((candidate) => candidate?.kind === "index");
  return region?.kind === "index" ? `${region.names[value]}` : `${value}`;
}
