import {
  BONDS,
  type Bond,
  faceValue,
  governmentOf,
  interestOf,
  NATION_NAMES,
  NATIONS,
  type Nation,
  priceOf as priceOfBond,
} from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import type { ImperialContext } from "../context.ts";
import { nationName, nationParams } from "../messages/params.ts";
import { BondChoices } from "./BondChoices.tsx";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  bondKey,
  endButton,
  type ImperialDecision,
  type OptionRow,
} from "./decision.ts";
import { type Investment, investmentId } from "./investment.ts";

/** D-18 to D-20: one new or upgraded bond, or none. The player picks the nation and then the bond, or a bond on a nation card. */
export function investDecision(context: ImperialContext): ImperialDecision {
  const investments = actionsOf(context, "invest");
  const chosen = investments.find((one) => investmentId(one) === context.selection.option.value);
  const open = chosen?.nation ?? openNation(context.selection.option.value);
  return {
    title: "screen.invest",
    ...whyInvest(context),
    options: nationsIn(investments).map((nation) => nationRow(context, nation, investments)),
    chosen: open === undefined ? undefined : String(open),
    primary: chosen && { label: investLabel(context, chosen), press: () => void context.act(chosen) },
    secondary: passButtons(context),
    bonds: clickableBonds(context, investments),
    chosenBond: chosen && bondKey(chosen.nation, chosen.bond),
  };
}

/** Why the viewer is asked: by the Investor card, by a Swiss Bank, or because everyone is. */
function whyInvest({ pending, view, seat, text, messages }: ImperialContext): Pick<ImperialDecision, "about"> {
  const frame = pending.value;
  if (frame?.kind !== "investment") return {};
  if (frame.occasion === "card" || frame.nation === undefined) {
    return { about: text(view.value?.investorCard === seat.value ? "invest.card" : "invest.swissBank") };
  }
  return { about: text(`invest.${frame.occasion}`, nationParams("nation", frame.nation, messages)) };
}

/** D-01: a bond of the nation that is offered during setup. */
export function setupBondDecision(context: ImperialContext, nation: Nation): ImperialDecision {
  const offers = actionsOf(context, "takeSetupBond");
  const chosen = offers.find(({ bond }) => bondKey(nation, bond) === context.selection.option.value);
  const choose = (bond: Bond) => () => {
    context.selection.option.value = bondKey(nation, bond);
  };
  return {
    title: "screen.buyBond",
    options: BONDS.map((bond) => setupRow(context, nation, bond, choose(bond))),
    chosen: context.selection.option.value,
    primary: chosen && actionButton(context, chosen),
    secondary: passButtons(context),
    bonds: new Map(offers.map(({ bond }) => [bondKey(nation, bond), choose(bond)])),
    chosenBond: context.selection.option.value,
  };
}

function setupRow(context: ImperialContext, nation: Nation, bond: Bond, choose: () => void): OptionRow {
  const refused = context.whyNot({ kind: "takeSetupBond", bond });
  return {
    id: bondKey(nation, bond),
    mark: faceValue(bond),
    name: context.text("money", { amount: faceValue(bond) }),
    consequence: context.text("screen.bondInterest", { amount: interestOf(bond) }),
    ...(refused && { impossible: context.explain(refused) }),
    choose,
  };
}

function passButtons(context: ImperialContext): ActionButton[] {
  return actionsOf(context, "pass").map((action) => endButton(context, action));
}

function nationsIn(investments: readonly Investment[]): Nation[] {
  return NATIONS.filter((nation) => investments.some((one) => one.nation === nation));
}

function nationRow(context: ImperialContext, nation: Nation, all: readonly Investment[]): OptionRow {
  const investments = all.filter((one) => one.nation === nation);
  const state = context.state.value;
  const government = state && governmentOf(state, nation);
  return {
    id: String(nation),
    point: `bonds:${NATION_NAMES[nation]}`,
    mark: <Crest nation={nation} />,
    name: nationName(context.messages, nation),
    consequence:
      government === undefined
        ? context.text("term.noGovernment")
        : context.text("screen.named", {
            name: context.text("preview.government"),
            what: context.person(government),
          }),
    price: context.text("screen.from", { amount: Math.min(...investments.map(priceOf)) }),
    preview: <BondChoices nation={nation} investments={investments} />,
    choose: () => {
      context.selection.option.value = `nation ${nation}`;
    },
  };
}

/** The bonds on the nation cards that can be clicked. A click selects the new bond if the player can pay it, else the cheapest exchange. */
function clickableBonds(context: ImperialContext, investments: readonly Investment[]): ReadonlyMap<string, () => void> {
  const offers = new Map<string, () => void>();
  for (const one of investments.toSorted((left, right) => rank(left) - rank(right))) {
    const key = bondKey(one.nation, one.bond);
    if (offers.has(key)) continue;
    offers.set(key, () => {
      context.selection.option.value = investmentId(one);
    });
  }
  return offers;
}

const rank = (one: Investment): number => (one.returned === undefined ? 0 : 1 + priceOf(one));

const priceOf = ({ bond, returned }: Investment): number => priceOfBond(bond, returned);

function openNation(option: string | undefined): Nation | undefined {
  return NATIONS.find((nation) => option === `nation ${nation}`);
}

function investLabel(context: ImperialContext, investment: Investment): string {
  const { nation, bond, returned } = investment;
  const params = {
    ...nationParams("nation", nation, context.messages),
    bond: faceValue(bond),
    amount: priceOf(investment),
  };
  return returned === undefined
    ? context.text("action.invest", { ...params, upgraded: "no", returned: 0 })
    : context.text("action.invest.upgradePaid", { ...params, returned: faceValue(returned) });
}
