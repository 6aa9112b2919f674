import {
  bondTotalOf,
  faceValue,
  governmentOf,
  interestDueTo,
  interestOf,
  NATION_NAMES,
  type Nation,
  type Purchase,
  priceOf,
} from "@rondel/imperial";
import { RuleText } from "../../../rules/RuleText.tsx";
import { useGameContext } from "../context.ts";
import { nationParams } from "../messages/params.ts";
import { Change } from "./Change.tsx";
import { bondsOutOfReach, type Investment, investmentId } from "./investment.ts";

interface BondChoicesProps {
  readonly nation: Nation;
  readonly investments: readonly Investment[];
}

/** The affordable bonds of one nation as cards, and a preview of the selected one. */
export function BondChoices({ nation, investments }: BondChoicesProps) {
  const context = useGameContext();
  const { selection, text, seat } = context;
  const purchases = seat.value === undefined ? [] : (context.ask({ kind: "purchases", seat: seat.value }) ?? []);
  const chosen = purchases.find((purchase) => investmentId(purchase) === selection.option.value);
  return (
    <>
      <ul class="bond-choices">
        {investments.map((one) => (
          <li key={investmentId(one)}>
            <button
              type="button"
              class="bond-card"
              data-bond-of={NATION_NAMES[nation]}
              data-bond={faceValue(one.bond)}
              aria-pressed={investmentId(one) === selection.option.value}
              onClick={() => {
                selection.option.value = investmentId(one);
              }}
            >
              <b>{faceValue(one.bond)}</b>
              <span>{text("screen.bondInterest", { amount: interestOf(one.bond) })}</span>
              <span class="amount">
                {one.returned === undefined
                  ? text("money", { amount: priceOf(one.bond, one.returned) })
                  : text("screen.upgrade", {
                      returned: faceValue(one.returned),
                      amount: priceOf(one.bond, one.returned),
                    })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <PurchaseLines purchase={chosen} />}
      <TooExpensive nation={nation} investments={investments} />
    </>
  );
}

/** The bonds in the stack that are too expensive, in one line with the rule. */
function TooExpensive({ nation, investments }: BondChoicesProps) {
  const context = useGameContext();
  const [first, ...others] = bondsOutOfReach(context.state.value, nation, investments);
  const refused = first === undefined ? undefined : context.whyNot({ kind: "invest", nation, bond: first });
  if (first === undefined || !refused) return null;
  const values = [first, ...others].map((bond) => String(faceValue(bond)));
  return (
    <p class="change-note faint">
      <RuleText
        text={context.text("screen.tooExpensive", { bonds: context.messages.list(values), rule: refused.rule })}
      />
    </p>
  );
}

function PurchaseLines({ purchase }: { readonly purchase: Purchase }) {
  const { text, messages, state, seat, person } = useGameContext();
  const now = state.value;
  const mine = seat.value;
  if (!now || mine === undefined) return null;
  const { nation, price, cashAfter, interestAfter, bondTotalAfter, governmentAfter } = purchase;
  const sitting = governmentOf(now, nation);
  return (
    <div class="purchase">
      <Change name={text("preview.cash")} from={cashAfter + price} to={text("money", { amount: cashAfter })} />
      <Change
        name={text("preview.interestAfter")}
        from={interestDueTo(now, mine, nation)}
        to={text("money", { amount: interestAfter })}
      />
      <Change
        name={text("preview.bondTotal")}
        from={bondTotalOf(now, mine, nation)}
        to={text("money", { amount: bondTotalAfter })}
      />
      <Change
        name={text("preview.government")}
        {...(sitting !== undefined && governmentAfter !== sitting && { from: person(sitting) })}
        to={governmentAfter === null ? text("preview.governmentNone") : person(governmentAfter)}
      />
      {governmentAfter === mine && sitting !== mine && (
        <p class="change-note">
          {sitting === undefined
            ? text("preview.wouldGovern", nationParams("nation", nation, messages))
            : text("preview.takesOver", { ...nationParams("nation", nation, messages), seat: messages.seat(sitting) })}
        </p>
      )}
    </div>
  );
}
