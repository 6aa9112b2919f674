import { BONDS, type Bond, faceValue, holderOf, type Power } from "@rondel/imperial";
import { monogramOf } from "../../../look/monogram.ts";
import { bondKey, type Plan } from "../decision/plan.ts";
import { useDesk } from "../desk.ts";

/** The nine bonds of a power: face value above, sign of the holder below; free ones are sunk, mine inverted. */
export function BondStrip({ power, plan }: { readonly power: Power; readonly plan: Plan | undefined }) {
  return (
    <div class="bonds">
      {BONDS.map((bond) => (
        <BondCell key={bond} power={power} bond={bond} plan={plan} />
      ))}
    </div>
  );
}

function BondCell({
  power,
  bond,
  plan,
}: {
  readonly power: Power;
  readonly bond: Bond;
  readonly plan: Plan | undefined;
}) {
  const desk = useDesk();
  const { state, speech, seat, word } = desk;
  const holder = state.value && holderOf(state.value, power, bond);
  const choose = plan?.bonds?.get(bondKey(power, bond));
  const value = faceValue(bond);
  if (choose) {
    const isChosen = plan?.chosen === bondKey(power, bond);
    return (
      <button
        type="button"
        class="bond lit"
        aria-pressed={isChosen}
        aria-label={word("screen.bondFree", { value })}
        onClick={choose}
      >
        <b>{value}</b>
      </button>
    );
  }
  const isMine = holder !== undefined && holder === seat.value;
  const spoken =
    holder === undefined
      ? word("screen.bondFree", { value })
      : word("screen.bondHeld", { value, seat: speech.seat(holder) });
  const refused = plan?.bonds && holder === undefined ? desk.whyNot({ kind: "invest", power, bond }) : undefined;
  return (
    <span
      class={`bond${holder === undefined ? "" : isMine ? " mine" : " held"}`}
      title={refused ? `${spoken}. ${desk.explain(refused)}` : spoken}
    >
      <span class="unseen">{spoken}</span>
      <b aria-hidden="true">{value}</b>
      <i aria-hidden="true">{holder === undefined ? "" : monogramOf(speech.seat(holder))}</i>
    </span>
  );
}
