import {
  type ActionOf,
  BONDS,
  type Bond,
  faceValue,
  governmentOf,
  isInStack,
  NATIONS,
  type Nation,
} from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import type { ImperialContext } from "../context.ts";
import { nationForms, nationName } from "../messages/params.ts";
import { BondChoices } from "./BondChoices.tsx";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  bondKey,
  type ImperialDecision,
  type OptionRow,
} from "./decision.ts";

export type Investment = Pick<ActionOf<"invest">, "nation" | "bond" | "returned">;

/** D-18 to D-20: one bond, new or raised, or none. First the power, then the bond; or the bond itself in the column. */
export function investDecision(context: ImperialContext): ImperialDecision {
  const investments = actionsOf(context, "invest");
  const chosen = investments.find((one) => idOf(one) === context.choosing.option.value);
  const open = chosen?.nation ?? openNation(context.choosing.option.value);
  return {
    title: "screen.invest",
    options: nationsOffered(investments).map((nation) => nationRow(context, nation, investments)),
    chosen: open === undefined ? undefined : String(open),
    primary: chosen && { label: deedInWords(context, chosen), press: () => void context.act(chosen) },
    secondary: passing(context),
    bonds: bondOffers(context, investments),
  };
}

/** D-01: bonds of one power are offered round the table. */
export function setupBondDecision(context: ImperialContext, nation: Nation): ImperialDecision {
  const offers = actionsOf(context, "takeSetupBond");
  const chosen = offers.find(({ bond }) => bondKey(nation, bond) === context.choosing.option.value);
  const choose = (bond: Bond) => () => {
    context.choosing.option.value = bondKey(nation, bond);
  };
  return {
    title: "screen.buyBond",
    options: BONDS.map((bond) => setupRow(context, nation, bond, choose(bond))),
    chosen: context.choosing.option.value,
    primary: chosen && actionButton(context, chosen),
    secondary: passing(context),
    bonds: new Map(offers.map(({ bond }) => [bondKey(nation, bond), choose(bond)])),
  };
}

function setupRow(context: ImperialContext, nation: Nation, bond: Bond, choose: () => void): OptionRow {
  const refused = context.whyNot({ kind: "takeSetupBond", bond });
  return {
    id: bondKey(nation, bond),
    mark: faceValue(bond),
    name: context.text("money", { amount: faceValue(bond) }),
    consequence: context.text("screen.bondInterest", { amount: bond + 1 }),
    ...(refused && { impossible: context.explain(refused) }),
    choose,
  };
}

function passing(context: ImperialContext): ActionButton[] {
  return actionsOf(context, "pass").map((action) => actionButton(context, action));
}

function nationsOffered(investments: readonly Investment[]): Nation[] {
  return NATIONS.filter((nation) => investments.some((one) => one.nation === nation));
}

function nationRow(context: ImperialContext, nation: Nation, all: readonly Investment[]): OptionRow {
  const investments = all.filter((one) => one.nation === nation);
  const state = context.state.value;
  const government = state && governmentOf(state, nation);
  return {
    id: String(nation),
    mark: <Crest nation={nation} />,
    name: nationName(context.messages, nation),
    consequence:
      government === undefined
        ? context.text("term.noGovernment")
        : context.text("screen.named", {
            name: context.text("preview.government"),
            what: context.messages.seat(government),
          }),
    price: context.text("screen.from", { amount: Math.min(...investments.map(priceOf)) }),
    preview: <BondChoices nation={nation} investments={investments} />,
    choose: () => {
      context.choosing.option.value = `nation ${nation}`;
    },
  };
}

/** In the column: a free bond that can be paid is lit; it is bought new if the cash allows, else raised most cheaply. */
function bondOffers(context: ImperialContext, investments: readonly Investment[]): ReadonlyMap<string, () => void> {
  const offers = new Map<string, () => void>();
  for (const one of investments.toSorted((left, right) => rank(left) - rank(right))) {
    const key = bondKey(one.nation, one.bond);
    if (offers.has(key)) continue;
    offers.set(key, () => {
      context.choosing.option.value = idOf(one);
    });
  }
  return offers;
}

const rank = (one: Investment): number => (one.returned === undefined ? 0 : 1 + priceOf(one));

export function idOf({ nation, bond, returned }: Investment): string {
  return `bond ${nation} ${bond} ${returned ?? "new"}`;
}

export function priceOf({ bond, returned }: Investment): number {
  return faceValue(bond) - (returned === undefined ? 0 : faceValue(returned));
}

function openNation(option: string | undefined): Nation | undefined {
  return NATIONS.find((nation) => option === `nation ${nation}`);
}

function deedInWords(context: ImperialContext, investment: Investment): string {
  const { nation, bond, returned } = investment;
  const params = {
    ...nationForms("nation", nation, context.messages),
    bond: faceValue(bond),
    amount: priceOf(investment),
  };
  return returned === undefined
    ? context.text("action.invest", { ...params, raised: "no" })
    : context.text("action.invest.upgradePaid", { ...params, returned: faceValue(returned) });
}

/** Free bonds that cannot be paid now: they stay, calm. */
export function beyondReach(context: ImperialContext, nation: Nation, investments: readonly Investment[]): Bond[] {
  const state = context.state.value;
  if (!state) return [];
  return BONDS.filter((bond) => isInStack(state, nation, bond) && !investments.some((one) => one.bond === bond));
}
