import { faceValue, governmentOf, influenceOf, interestDueTo, interestOf, type Power } from "@rondel/imperial";
import type { Purchase } from "../answers.ts";
import { useDesk } from "../context.ts";
import { powerForms } from "../messages/params.ts";
import { Change } from "./Change.tsx";
import { beyondReach, type Investment, idOf, priceOf } from "./invest.tsx";

interface BondChoicesProps {
  readonly power: Power;
  readonly investments: readonly Investment[];
}

/** The bonds of one power that can be had, as small papers, and what the chosen one would change. */
export function BondChoices({ power, investments }: BondChoicesProps) {
  const desk = useDesk();
  const { choosing, word, seat } = desk;
  const purchases = seat.value === undefined ? [] : (desk.ask({ kind: "purchases", seat: seat.value }) ?? []);
  const chosen = purchases.find((purchase) => idOf(purchase) === choosing.option.value);
  return (
    <>
      <ul class="bond-choices">
        {investments.map((one) => (
          <li key={idOf(one)}>
            <button
              type="button"
              class="bond-card"
              aria-pressed={idOf(one) === choosing.option.value}
              onClick={() => {
                choosing.option.value = idOf(one);
              }}
            >
              <b>{faceValue(one.bond)}</b>
              <span>{word("screen.bondInterest", { amount: interestOf(one.bond) })}</span>
              <span class="amount">
                {one.returned === undefined
                  ? word("money", { amount: priceOf(one) })
                  : word("screen.raise", { returned: faceValue(one.returned), amount: priceOf(one) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <PurchaseLines purchase={chosen} />}
      <BeyondReach power={power} investments={investments} />
    </>
  );
}

/** Free bonds that cannot be paid now, in one line with the rule. */
function BeyondReach({ power, investments }: BondChoicesProps) {
  const desk = useDesk();
  const [first, ...others] = beyondReach(desk, power, investments);
  const refused = first === undefined ? undefined : desk.whyNot({ kind: "invest", power, bond: first });
  if (first === undefined || !refused) return null;
  const values = [first, ...others].map((bond) => String(faceValue(bond)));
  return (
    <p class="change-note faint">
      {desk.word("screen.beyondReach", { bonds: desk.speech.list(values), rule: refused.rule })}
    </p>
  );
}

function PurchaseLines({ purchase }: { readonly purchase: Purchase }) {
  const { word, speech, state, seat } = useDesk();
  const now = state.value;
  const mine = seat.value;
  if (!now || mine === undefined) return null;
  const { power, price, cashAfter, interestAfter, influenceAfter, governmentAfter } = purchase;
  const sitting = governmentOf(now, power);
  return (
    <div class="purchase">
      <Change name={word("preview.cash")} from={cashAfter + price} to={word("money", { amount: cashAfter })} />
      <Change
        name={word("preview.interestAfter")}
        from={interestDueTo(now, mine, power)}
        to={word("money", { amount: interestAfter })}
      />
      <Change
        name={word("preview.influence")}
        from={influenceOf(now, mine, power)}
        to={word("money", { amount: influenceAfter })}
      />
      <Change
        name={word("preview.government")}
        {...(sitting !== undefined && governmentAfter !== sitting && { from: speech.seat(sitting) })}
        to={governmentAfter === null ? word("preview.governmentNone") : speech.seat(governmentAfter)}
      />
      {governmentAfter === mine && sitting !== mine && (
        <p class="change-note">
          {sitting === undefined
            ? word("preview.wouldGovern", powerForms("power", power, speech))
            : word("preview.takesOver", { ...powerForms("power", power, speech), seat: speech.seat(sitting) })}
        </p>
      )}
    </div>
  );
}
