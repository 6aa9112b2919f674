import { type RuleId, type Seat, shuffle } from "@rondel/engine";
import { POWERS, type Power, powerNamed } from "../board/board.ts";
import { type Bond, bondOfValue, faceValue } from "../board/bonds.ts";
import { POWER_NAMES, type PowerName } from "../board/europe.ts";
import { SECOND_BOND_OF_FLAG_CARD } from "../board/uncertain.ts";
import { giveBond, holderOf, influenceOf } from "../bonds-held.ts";
import { BANK, cashOf, pay, treasuryOf } from "../money.ts";
import type { Telling } from "../rules.ts";
import { governmentOf, type State } from "../state.ts";

/** IM-3.4: by number of players. */
const START_MONEY: Readonly<Record<number, number>> = { 2: 35, 3: 24, 4: 13, 5: 13, 6: 13 };

/** IM-3.5: with two and three players these cards are dealt, and each brings others with it. */
const HANDS: Readonly<Record<number, readonly (readonly PowerName[])[]>> = {
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

/** IM-3.4 to IM-3.9: start money, flag cards, and the bonds on their backs. */
export function dealFlagCards(state: State, table: Telling): void {
  for (let seat = 0; seat < state.players; seat++) {
    pay(state, table, BANK, cashOf(seat as Seat), startMoney(state.players), "start-money", "IM-3.4");
  }
  const hands = HANDS[state.players]?.map((names) => names.map(powerNamed)) ?? POWERS.map((power) => [power]);
  shuffle(table.random, "flag cards", hands);
  state.seating.forEach((seat, place) => {
    for (const power of hands[place] ?? []) takeFlagCard(state, power, seat as Seat, table);
  });
  for (const power of POWERS) if (governmentOf(state, power) === undefined) assignUndealtCard(state, power, table);
}

function startMoney(players: number): number {
  const amount = START_MONEY[players];
  if (amount === undefined) throw new RangeError(`no start money for ${players} players`);
  return amount;
}

function takeFlagCard(state: State, power: Power, seat: Seat, table: Telling): void {
  state.government[power] = seat;
  table.tell({ kind: "flagCard", power, seat, rule: "IM-3.5", also: ["IM-1.7", "RD-2"] });
  const second = powerNamed(SECOND_BOND_OF_FLAG_CARD[POWER_NAMES[power] as PowerName]);
  takeStartBond(state, seat, power, OWN_BOND, table);
  takeStartBond(state, seat, second, OTHER_BOND, table);
}

function takeStartBond(state: State, seat: Seat, power: Power, bond: Bond, table: Telling): void {
  const price = faceValue(bond);
  giveBond(state, power, bond, seat);
  table.tell({ kind: "bond", seat, power, bond, price, rule: "IM-3.7", also: START_BONDS });
  pay(state, table, cashOf(seat), treasuryOf(power), price, "bond", "IM-3.7");
}

const START_BONDS: readonly RuleId[] = ["IM-3.6"];

/** IM-3.8: an undealt card goes to the holder of the 2 million bond of its power, or stays with the bank. */
function assignUndealtCard(state: State, power: Power, table: Telling): void {
  const holder = holderOf(state, power, OTHER_BOND);
  if (holder === undefined) {
    table.tell({ kind: "noGovernment", power, rule: "IM-3.8" });
    return;
  }
  state.government[power] = holder;
  table.tell({ kind: "government", power, to: holder, influence: influenceOf(state, holder, power), rule: "IM-3.8" });
}
