import {
  type Action,
  type InvestmentPlan,
  isHome,
  planInvestments,
  postsAt,
  type Region,
  regionValue,
} from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import {
  type ActionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  type RegionTarget,
} from "../decision/decision.ts";
import { regionName } from "../messages/params.ts";
import { confirmDecision, playWithCare } from "../movement/confirm.tsx";
import { DangerList, dangersFor } from "../movement/dangers.tsx";
import { inOrder, territoryOf } from "./basket.ts";
import { GoodsPicker } from "./GoodsPicker.tsx";
import { goodsList, priceOf } from "./goods-text.ts";
import { Presets } from "./Presets.tsx";

/** D-11: a basket for each territory, filled on the map, in the list or by a preset. Nothing is bought before it is confirmed. */
export function investDecision(context: ImperundeContext): ImperundeDecision {
  if (context.selection.movement.isRunning.value) return { title: context.text("screen.invest"), options: [] };
  const plan = planOf(context);
  const confirming = confirmDecision(context);
  if (confirming || !plan) return confirming ?? { title: context.text("screen.invest"), options: [] };
  const { region } = context.selection;
  const territories = territoriesIn(plan);
  const territory = territories.find((one) => one === region.value);
  const dangers = dangersFor(context, plan.basket);
  const common = {
    about: totals(context, plan),
    regions: new Map(territories.map((one) => [one, territoryTarget(context, plan, one, one === territory)])),
    attempt: (wanted: Region): Action => ({ kind: "buyPost", territory: wanted }),
    ...doneButton(context, plan),
  } satisfies Partial<ImperundeDecision>;
  const warnings = dangers.length > 0 && <DangerList context={context} dangers={dangers} />;
  if (territory !== undefined) {
    return {
      ...common,
      title: regionName(context.messages, territory),
      controls: (
        <>
          <GoodsPicker context={context} plan={plan} territory={territory} />
          {warnings}
        </>
      ),
      options: [],
      back: { label: context.text("screen.back"), press: () => select(context, undefined) },
    };
  }
  return {
    ...common,
    title: context.text("screen.invest"),
    controls: (
      <>
        <Presets context={context} plan={plan} />
        <GoodsPicker context={context} plan={plan} territory={undefined} />
        {warnings}
      </>
    ),
    options: territories.map((one) => territoryRow(context, plan, one)),
  };
}

function planOf({ possible, seat, selection }: ImperundeContext): InvestmentPlan | undefined {
  return possible.value && seat.value !== undefined
    ? planInvestments(possible.value, seat.value, selection.basket.value)
    : undefined;
}

/** The territories with something in the basket or on offer. */
function territoriesIn({ basket, offers }: InvestmentPlan): Region[] {
  const found = [...basket, ...offers].map(territoryOf).filter((one) => one !== undefined);
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function select({ selection }: ImperundeContext, territory: Region | undefined): void {
  selection.region.value = territory;
}

/** Why the player is asked, until something is in the basket; money spent and left, and the way to victory. */
function totals({ text, state }: ImperundeContext, { basket, spent, left, posts }: InvestmentPlan): string {
  const sums = text("invest.totals", { spent, left, posts, target: state.value?.target ?? 0 });
  return basket.length === 0 ? `${text("invest.why")} ${sums}` : sums;
}

function territoryTarget(
  context: ImperundeContext,
  { basket }: InvestmentPlan,
  territory: Region,
  isChosen: boolean,
): RegionTarget {
  const count = basket.filter((purchase) => territoryOf(purchase) === territory).length;
  return {
    isChosen,
    ...(count > 0 && { note: context.text("invest.note", { count }) }),
    choose: () => select(context, isChosen ? undefined : territory),
  };
}

function territoryRow(context: ImperundeContext, plan: InvestmentPlan, territory: Region): OptionRow {
  const here = plan.basket.filter((purchase) => territoryOf(purchase) === territory);
  const cost = here.reduce((sum, purchase) => sum + priceOf(context, purchase), 0);
  return {
    id: `territory ${territory}`,
    name: regionName(context.messages, territory),
    consequence: here.length > 0 ? goodsList(context, here) : summary(context, territory),
    ...(here.length > 0 && { price: context.text("money", { amount: cost }) }),
    choose: () => select(context, territory),
  };
}

function summary({ state, text }: ImperundeContext, territory: Region): string {
  const now = state.value;
  if (!now) return "";
  if (isHome(now, territory)) return text("screen.home");
  return text("screen.territorySummary", { posts: postsAt(now, territory), value: regionValue(territory) });
}

/** One button buys the whole basket and ends the turn. */
function doneButton(context: ImperundeContext, plan: InvestmentPlan): { readonly primary?: ActionButton } {
  const [end] = actionsOf(context, "endInvestments");
  if (!end) return {};
  const { basket, spent } = plan;
  const label = basket.length === 0 ? context.messages.action(end) : context.text("invest.done", { amount: spent });
  const sequences = [...inOrder(basket).map((purchase) => [purchase]), [end]];
  return { primary: { label, meaning: "end", press: () => playWithCare(context, label, sequences) } };
}
