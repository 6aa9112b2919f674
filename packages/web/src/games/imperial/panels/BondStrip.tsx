import { type Bond, faceValue, interestOf } from "@rondel/imperial";
import type { BondFacts } from "./nation-facts.ts";

interface BondStripProps {
  readonly bonds: readonly BondFacts[];
  /** Absent if no bond can be chosen here. */
  onChoose?(bond: Bond): void;
}

/** The nine bonds of a nation: face value above, monogram of the holder in the holder's colour below. The viewer's bonds are inverted, unsold ones recessed. */
export function BondStrip({ bonds, onChoose }: BondStripProps) {
  return (
    <div class="bonds">
      {bonds.map((facts) => (
        <BondCell key={facts.bond} facts={facts} {...(onChoose && { onChoose })} />
      ))}
    </div>
  );
}

function BondCell({
  facts: { bond, look, label, monogram, colour },
  onChoose,
}: {
  readonly facts: BondFacts;
  readonly onChoose?: NonNullable<BondStripProps["onChoose"]>;
}) {
  if (look === "lit" || look === "chosen") {
    return (
      <button
        type="button"
        class="bond lit"
        data-bond={faceValue(bond)}
        aria-pressed={look === "chosen"}
        onClick={() => onChoose?.(bond)}
      >
        <span class="unseen">{label}</span>
        <b aria-hidden="true">{faceValue(bond)}</b>
        <small aria-hidden="true">+{interestOf(bond)}</small>
      </button>
    );
  }
  return (
    <span class={look === "free" ? "bond" : `bond ${look}`} data-bond={faceValue(bond)} title={label}>
      <span class="unseen">{label}</span>
      <b aria-hidden="true">{faceValue(bond)}</b>
      <small aria-hidden="true">+{interestOf(bond)}</small>
      <i class={colour} aria-hidden="true">
        {monogram}
      </i>
    </span>
  );
}
