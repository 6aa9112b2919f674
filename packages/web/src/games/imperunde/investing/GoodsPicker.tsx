import { type InvestmentPlan, isHome, type Purchase, type Region, refuseInPlan } from "@rondel/imperunde";
import { Piece } from "../../../ui/Piece.tsx";
import { StepperLine } from "../../common/StepperLine.tsx";
import type { ImperundeContext } from "../context.ts";
import { colourOf } from "../owners.ts";
import { type Goods, goodsOf, territoryOf, withoutOne } from "./basket.ts";
import { goodsName, goodsSymbol, priceOf, seaOf } from "./goods-text.ts";

interface GoodsPickerProps {
  readonly context: ImperundeContext;
  readonly plan: InvestmentPlan;
  /** The territory that pays; undefined for cards. */
  readonly territory: Region | undefined;
}

/** How many of each kind are bought, with price and the reason why no more are possible. */
export function GoodsPicker({ context, plan, territory }: GoodsPickerProps) {
  const possible = goodsOf(plan).filter(({ purchase }) => territoryOf(purchase) === territory);
  const goods = territory === undefined ? possible : [...possible, ...refusedGoods(context, plan, territory, possible)];
  if (goods.length === 0) return null;
  return (
    <ul class="steppers">
      {goods.map((one) => (
        <li key={one.key}>
          <GoodsLine context={context} plan={plan} goods={one} />
        </li>
      ))}
    </ul>
  );
}

/** What a territory cannot buy at all now. A home never has posts and forts, so they are not listed there. */
function refusedGoods(
  { seat, state }: ImperundeContext,
  plan: InvestmentPlan,
  territory: Region,
  possible: readonly Goods[],
): Goods[] {
  const mine = seat.value;
  const wares: readonly Purchase[] = [
    { kind: "buyPost", territory },
    { kind: "buyFort", territory },
    ...ARMIES.map((army): Purchase => ({ kind: "buyArmy", army, territory })),
  ];
  return wares
    .map((purchase) => ({ key: JSON.stringify(purchase), purchase, count: 0, canAdd: false }))
    .filter(({ key }) => possible.every((one) => one.key !== key))
    .filter(({ purchase: { kind } }) => kind === "buyArmy" || !state.value || !isHome(state.value, territory))
    .filter(({ purchase }) => mine !== undefined && refuseInPlan(plan, mine, purchase) !== undefined);
}

const ARMIES = ["infantry", "cavalry", "artillery"] as const;

interface GoodsLineProps extends Omit<GoodsPickerProps, "territory"> {
  readonly goods: Goods;
}

function GoodsLine({ context, plan, goods }: GoodsLineProps) {
  const { text, selection } = context;
  const { purchase, count, canAdd } = goods;
  const name = goodsName(context, purchase);
  const sea = seaOf(context, purchase);
  const price = text("money", { amount: priceOf(context, purchase) });
  const facts = [price, ...(sea === undefined ? [] : [sea]), ...(canAdd ? [] : reason(context, plan, purchase))];
  const unit = sea === undefined ? name : `${name}, ${sea}`;
  return (
    <StepperLine
      sign={<Sign context={context} purchase={purchase} />}
      name={name}
      about={facts.join(" · ")}
      value={String(count)}
      labels={{ fewer: text("move.fewer", { unit }), more: text("move.more", { unit }) }}
      canDecrease={count > 0}
      canIncrease={canAdd}
      onChange={(change) => {
        selection.basket.value = change === 1 ? [...plan.basket, purchase] : withoutOne(plan.basket, purchase);
      }}
    />
  );
}

/** Why no more of it can be bought. */
function reason({ explain, seat }: ImperundeContext, plan: InvestmentPlan, purchase: Purchase): string[] {
  const refused = seat.value === undefined ? undefined : refuseInPlan(plan, seat.value, purchase);
  return refused ? [explain(refused)] : [];
}

function Sign({ context, purchase }: { readonly context: ImperundeContext; readonly purchase: Purchase }) {
  const symbol = goodsSymbol(purchase);
  const now = context.state.value;
  const seat = context.seat.value;
  if (symbol === undefined || !now || seat === undefined) return <span />;
  const owner = colourOf(now, seat);
  return <Piece symbol={symbol} {...(owner && { owner })} />;
}
