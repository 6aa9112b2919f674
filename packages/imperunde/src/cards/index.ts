import type { Refusal, Seat } from "@rondel/engine";
import type { PlainPlay } from "../actions.ts";
import type { State } from "../state.ts";
import { ambush } from "./ambush.ts";
import { armistice } from "./armistice.ts";
import { betrayal } from "./betrayal.ts";
import { capture } from "./capture.ts";
import { declarationOfWar } from "./declaration-of-war.ts";
import { forgedOrdersLand } from "./forged-orders-land.ts";
import { forgedOrdersSea } from "./forged-orders-sea.ts";
import { freebooters } from "./freebooters.ts";
import { hussars } from "./hussars.ts";
import { CARD_NAMES, type Card, type CardName } from "./list.ts";
import { peaceTreaty } from "./peace-treaty.ts";
import { pirates } from "./pirates.ts";
import { plunder } from "./plunder.ts";
import { rebellion } from "./rebellion.ts";
import { type CardMoment, type CardRules, isMoment, wrongMoment } from "./rules.ts";
import { sabotage } from "./sabotage.ts";
import { smuggling } from "./smuggling.ts";
import { surpriseAttack } from "./surprise-attack.ts";
import { unmaskSpies } from "./unmask-spies.ts";

/** Every card but Counter-espionage, which only answers other cards: secret/chain.ts. */
export type PlainCard = Exclude<CardName, "counterEspionage">;

const CARDS: { readonly [Name in PlainCard]: CardRules<Name> } = {
  armistice,
  betrayal,
  pirates,
  freebooters,
  hussars,
  declarationOfWar,
  ambush,
  surpriseAttack,
  forgedOrdersSea,
  forgedOrdersLand,
  smuggling,
  sabotage,
  peaceTreaty,
  plunder,
  rebellion,
  unmaskSpies,
  capture,
};

export function rulesOf<Name extends PlainCard>({ kind }: { readonly kind: Name }): CardRules<Name> {
  return CARDS[kind];
}

export function momentOf(name: CardName): CardMoment {
  return name === "counterEspionage" ? "answer" : CARDS[name].when;
}

/** Every legal play of a card where cards can be played. */
export function targetsOf(state: State, seat: Seat, card: Card): PlainPlay[] {
  const name = CARD_NAMES[card];
  if (!name || name === "counterEspionage") return [];
  const rules = CARDS[name];
  return isMoment(state, rules.when) ? rules.targets(state, seat) : [];
}

/** Why a card cannot be played now, where cards can be played. */
export function refusePlay(state: State, seat: Seat, play: PlainPlay): Refusal | undefined {
  const rules = rulesOf(play);
  return isMoment(state, rules.when) ? rules.refuse(state, seat, play) : wrongMoment(rules.rule);
}
