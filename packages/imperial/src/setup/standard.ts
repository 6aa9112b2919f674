import { type RuleId, type Seat, shuffle } from "@rondel/engine";
import { NATIONS, type Nation, nationNamed } from "../board/board.ts";
import { type Bond, bondOfValue, faceValue } from "../board/bonds.ts";
import { NATION_NAMES, type NationName } from "../board/europe.ts";
import { SECOND_BOND_OF_FLAG_CARD } from "../board/uncertain.ts";
import { bondTotalOf, giveBond, holderOf } from "../bonds-held.ts";
import type { PlayContext } from "../frame-rules.ts";
import { BANK, cashOf, pay, treasuryOf } from "../money.ts";
import { governmentOf, type State } from "../state.ts";

/** IM-3.4: by number of players. */
const START_MONEY: Readonly<Record<number, number>> = { 2: 35, 3: 24, 4: 13, 5: 13, 6: 13 };

/** IM-3.5: the flag cards that come together with two and three players. */
const HANDS: Readonly<Record<number, readonly (readonly NationName[])[]>> = {
  2: [
    ["austria-hungary", "france", "germany"],
    ["italy", "russia", "great-britain"],
  ],
  3: [
    ["austria-hungary", "great-britain"],
    ["italy", "russia"],
    ["france", "germany"],
  ],
};

const OWN_BOND = bondOfValue(9);
const OTHER_BOND = bondOfValue(2);

/** IM-3.4 to IM-3.9: starting money, flag cards and the bonds on their backs. */
export function dealFlagCards(state: State, context: PlayContext): void {
  for (let seat = 0; seat < state.players; seat++) {
    pay(state, context, BANK, cashOf(seat as Seat), startMoney(state.players), "start-money", "IM-3.4");
  }
  const hands = HANDS[state.players]?.map((names) => names.map(nationNamed)) ?? NATIONS.map((nation) => [nation]);
  shuffle(context.random, "flag cards", hands);
  state.seating.forEach((seat, place) => {
    for (const nation of hands[place] ?? []) takeFlagCard(state, nation, seat as Seat, context);
  });
  for (const nation of NATIONS)
    if (governmentOf(state, nation) === undefined) assignUndealtCard(state, nation, context);
}

function startMoney(players: number): number {
  const amount = START_MONEY[players];
  if (amount === undefined) throw new RangeError(`no start money for ${players} players`);
  return amount;
}

function takeFlagCard(state: State, nation: Nation, seat: Seat, context: PlayContext): void {
  state.government[nation] = seat;
  context.emit({ kind: "flagCard", nation, seat, rule: "IM-3.5", also: ["IM-1.7", "RD-2"] });
  const second = nationNamed(SECOND_BOND_OF_FLAG_CARD[NATION_NAMES[nation] as NationName]);
  takeStartBond(state, seat, nation, OWN_BOND, context);
  takeStartBond(state, seat, second, OTHER_BOND, context);
}

function takeStartBond(state: State, seat: Seat, nation: Nation, bond: Bond, context: PlayContext): void {
  const price = faceValue(bond);
  giveBond(state, nation, bond, seat);
  context.emit({ kind: "bond", seat, nation, bond, price, rule: "IM-3.7", also: START_BONDS });
  pay(state, context, cashOf(seat), treasuryOf(nation), price, "bond", "IM-3.7");
}

const START_BONDS: readonly RuleId[] = ["IM-3.6"];

/** IM-3.8: an undealt card goes to the holder of the nation's 2 million bond, or stays with the bank. */
function assignUndealtCard(state: State, nation: Nation, context: PlayContext): void {
  const holder = holderOf(state, nation, OTHER_BOND);
  if (holder === undefined) {
    context.emit({ kind: "noGovernment", nation, rule: "IM-3.8" });
    return;
  }
  state.government[nation] = holder;
  context.emit({
    kind: "government",
    nation,
    to: holder,
    bondTotal: bondTotalOf(state, holder, nation),
    rule: "IM-3.8",
  });
}
