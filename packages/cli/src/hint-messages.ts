import { HINTS, type Hint, type HintCode } from "@rondel/bots";
import type { Game } from "@rondel/engine";

type Params = Readonly<Record<string, string>>;

/** English sentences for hints. */
const sentences: Readonly<Record<HintCode, (params: Params) => string>> = {
  "hint-game-ends": ({ place, score }) => `ends the game: place ${place} with ${score}`,
  "hint-cash": ({ amount }) => `your cash: ${signed(amount)} M`,
  "hint-points": ({ nation, points, total }) => `${nation}: ${counted(signed(points), "power point")}, total ${total}`,
  "hint-tax": ({ nation, before, after }) => `${nation}: tax ${before} to ${after} M`,
  "hint-units": ({ nation, before, after }) => `${nation}: units ${before} to ${after}`,
  "hint-government-won": ({ nation }) => `you take over ${nation}`,
  "hint-government-lost": ({ nation }) => `you lose control of ${nation}`,
  "hint-treasury": ({ nation, amount }) => `${nation}: treasury ${signed(amount)} M`,
  "hint-interest": ({ nation, before, after }) => `${nation}: your interest ${before} to ${after} M`,
  "hint-rest-of-turn": () => "counted at the end of the turn",

  "hint-victory": ({ posts }) => `wins the game with ${counted(posts, "post")}`,
  "hint-posts": ({ posts, total, target }) => `${counted(signed(posts), "post")}, total ${total} of ${target}`,
  "hint-income": ({ amount }) => `${counted(signed(amount), "doubloon")} per round`,
  "hint-funds": ({ amount }) => `${counted(signed(amount), "doubloon")} now`,
  "hint-conquest": ({ region, percent, prize }) =>
    `about ${percent}% chance to conquer ${region}, worth ${counted(prize, "post")}`,
  "hint-battle": ({ region, percent }) => `about ${percent}% chance to win the battle for ${region}`,
  "hint-campaign": ({ region, rounds, percent, prize }) =>
    `for the conquest of ${region} ${whenOf(rounds)}: about ${percent}%, worth ${counted(prize, "post")}`,
  "hint-defence": ({ region, percent }) => `about ${percent}% chance to hold ${region}`,
  "hint-forces": ({ amount }) => counted(signed(amount), "unit"),
  "hint-nothing-better": () => "no other move gains more",
  "hint-guard": ({ region }) => `protects ${region}, which is in danger`,
  "hint-card-against": ({ player }) => `a card against ${player}`,
  "hint-card-averted": ({ player }) => `cancels ${player}’s card`,
  "hint-war-aim": ({ player, region, prize }) => `war with ${player} for ${region}, worth ${counted(prize, "post")}`,
  "hint-war-leader": ({ player, posts, target }) => `war with ${player}, who has ${posts} of ${target} posts`,
  "hint-war-mood": ({ player }) => `war with ${player}, for no strong reason`,
  "hint-war-goes-on": ({ player, region, prize }) =>
    `no peace with ${player} yet: ${region} is worth ${counted(prize, "post")}`,
  "hint-war-goes-on-leader": ({ player, posts, target }) =>
    `no peace yet with ${player}, who is too close to winning with ${posts} of ${target} posts`,
  "hint-offer-waits": ({ player }) => `${player}’s offer can wait`,
  "hint-peace-offered": ({ player, amount }) => `peace with ${player} would bring ${amount} per round`,
  "hint-peace-accepted": ({ player, amount }) => `peace with ${player} brings ${amount} per round`,
  "hint-target-nearer": ({ posts, target }) => `with ${counted(posts, "post")}, a target of ${target} suits this seat`,
  "hint-target-farther": ({ posts, target }) => `with ${counted(posts, "post")}, a target of ${target} buys time`,
  "hint-chance": ({ percent }) => `${percent}% chance to win`,
};

export function hintSentence(game: Game, hint: Hint): string {
  const kinds: Readonly<Record<string, string>> = HINTS[hint.code];
  const params = Object.entries(hint.params).map(([name, value]) => [name, nameOf(game, kinds[name], value)]);
  return sentences[hint.code](Object.fromEntries(params));
}

/** A number with its noun, in the singular for 1 and -1. */
function counted(amount: string | undefined, noun: string): string {
  return `${amount} ${noun}${Math.abs(Number(amount)) === 1 ? "" : "s"}`;
}

function whenOf(rounds: string | undefined): string {
  return rounds === "0" ? "in this round" : rounds === "1" ? "in the next round" : `in ${rounds} rounds`;
}

function signed(amount: string | undefined): string {
  return Number(amount) > 0 ? `+${amount}` : `${amount}`;
}

/** The name of a seat, nation or region; other numbers as they are. */
function nameOf(game: Game, kind: string | undefined, value: number): string {
  if (kind === "seat") return `s${value}`;
  const named = Object.values(game.actionSchemas)
    .map((fields) => (kind === undefined ? undefined : fields[kind]))
    .find((field) => field?.kind === "index");
  return named?.kind === "index" ? `${named.names[value]}` : `${value}`;
}
