import {
  type ActionOf,
  BONDS,
  type Bond,
  faceValue,
  governmentOf,
  isInStack,
  POWERS,
  type Power,
} from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import type { Desk } from "../context.ts";
import { powerForms, powerName } from "../messages/params.ts";
import { BondChoices } from "./BondChoices.tsx";
import { actionsOf, bondKey, type Deed, deedFor, type Plan, type PlanOption } from "./decision.ts";

export type Investment = Pick<ActionOf<"invest">, "power" | "bond" | "returned">;

/** D-18 to D-20: one bond, new or raised, or none. First the power, then the bond; or the bond itself in the column. */
export function investPlan(desk: Desk): Plan {
  const investments = actionsOf(desk, "invest");
  const chosen = investments.find((one) => idOf(one) === desk.choosing.option.value);
  const open = chosen?.power ?? openPower(desk.choosing.option.value);
  return {
    title: "screen.invest",
    options: powersOffered(investments).map((power) => powerRow(desk, power, investments)),
    chosen: open === undefined ? undefined : String(open),
    deed: chosen && { words: deedInWords(desk, chosen), do: () => void desk.act(chosen) },
    others: passing(desk),
    bonds: bondOffers(desk, investments),
  };
}

/** D-01: bonds of one power are offered round the table. */
export function setupBondPlan(desk: Desk, power: Power): Plan {
  const offers = actionsOf(desk, "takeSetupBond");
  const chosen = offers.find(({ bond }) => bondKey(power, bond) === desk.choosing.option.value);
  const choose = (bond: Bond) => () => {
    desk.choosing.option.value = bondKey(power, bond);
  };
  return {
    title: "screen.takeBond",
    options: BONDS.map((bond) => setupRow(desk, power, bond, choose(bond))),
    chosen: desk.choosing.option.value,
    deed: chosen && deedFor(desk, chosen),
    others: passing(desk),
    bonds: new Map(offers.map(({ bond }) => [bondKey(power, bond), choose(bond)])),
  };
}

function setupRow(desk: Desk, power: Power, bond: Bond, choose: () => void): PlanOption {
  const refused = desk.whyNot({ kind: "takeSetupBond", bond });
  return {
    id: bondKey(power, bond),
    mark: faceValue(bond),
    name: desk.word("money", { amount: faceValue(bond) }),
    consequence: desk.word("screen.bondInterest", { amount: bond + 1 }),
    ...(refused && { impossible: desk.explain(refused) }),
    choose,
  };
}

function passing(desk: Desk): Deed[] {
  return actionsOf(desk, "pass").map((action) => deedFor(desk, action));
}

function powersOffered(investments: readonly Investment[]): Power[] {
  return POWERS.filter((power) => investments.some((one) => one.power === power));
}

function powerRow(desk: Desk, power: Power, all: readonly Investment[]): PlanOption {
  const investments = all.filter((one) => one.power === power);
  const state = desk.state.value;
  const government = state && governmentOf(state, power);
  return {
    id: String(power),
    mark: <Crest power={power} />,
    name: powerName(desk.speech, power),
    consequence:
      government === undefined
        ? desk.word("term.noGovernment")
        : desk.word("screen.named", { name: desk.word("preview.government"), what: desk.speech.seat(government) }),
    price: desk.word("screen.from", { amount: Math.min(...investments.map(priceOf)) }),
    preview: <BondChoices power={power} investments={investments} />,
    choose: () => {
      desk.choosing.option.value = `power ${power}`;
    },
  };
}

/** In the column: a free bond that can be paid is lit; it is bought new if the cash allows, else raised most cheaply. */
function bondOffers(desk: Desk, investments: readonly Investment[]): ReadonlyMap<string, () => void> {
  const offers = new Map<string, () => void>();
  for (const one of investments.toSorted((left, right) => rank(left) - rank(right))) {
    const key = bondKey(one.power, one.bond);
    if (offers.has(key)) continue;
    offers.set(key, () => {
      desk.choosing.option.value = idOf(one);
    });
  }
  return offers;
}

const rank = (one: Investment): number => (one.returned === undefined ? 0 : 1 + priceOf(one));

export function idOf({ power, bond, returned }: Investment): string {
  return `bond ${power} ${bond} ${returned ?? "new"}`;
}

export function priceOf({ bond, returned }: Investment): number {
  return faceValue(bond) - (returned === undefined ? 0 : faceValue(returned));
}

function openPower(option: string | undefined): Power | undefined {
  return POWERS.find((power) => option === `power ${power}`);
}

function deedInWords(desk: Desk, investment: Investment): string {
  const { power, bond, returned } = investment;
  const params = { ...powerForms("power", power, desk.speech), bond: faceValue(bond), amount: priceOf(investment) };
  return returned === undefined
    ? desk.word("action.invest", { ...params, raised: "no" })
    : desk.word("action.invest.raisePaid", { ...params, returned: faceValue(returned) });
}

/** Free bonds that cannot be paid now: they stay, calm. */
export function beyondReach(desk: Desk, power: Power, investments: readonly Investment[]): Bond[] {
  const state = desk.state.value;
  if (!state) return [];
  return BONDS.filter((bond) => isInStack(state, power, bond) && !investments.some((one) => one.bond === bond));
}
