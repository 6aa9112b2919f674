import { CARD_NAMES, type Card, momentOf } from "@rondel/imperunde";

const BATTLE_MOMENTS: readonly string[] = ["landBattle", "seaBattle"];

/** Whether a card is played in a battle. */
export function isBattleCard(card: Card): boolean {
  const name = CARD_NAMES[card];
  return name !== undefined && BATTLE_MOMENTS.includes(momentOf(name));
}
