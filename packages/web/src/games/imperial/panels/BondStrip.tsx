import { type Bond, faceValue } from "@rondel/imperial";
import type { BondFacts } from "./nation-facts.ts";

interface BondStripProps {
  readonly bonds: readonly BondFacts[];
  onChoose(bond: Bond): void;
}

/** The nine bonds of a power: face value above, sign of the holder below; free ones are sunk, mine inverted. */
export function BondStrip({ bonds, onChoose }: BondStripProps) {
  return (
    <div class="bonds">
      {bonds.map((facts) => (
        <BondCell key={facts.bond} facts={facts} onChoose={onChoose} />
      ))}
    </div>
  );
}

function BondCell({
  facts: { bond, look, spoken, sign },
  onChoose,
}: {
  readonly facts: BondFacts;
  readonly onChoose: BondStripProps["onChoose"];
}) {
  if (look === "lit" || look === "chosen") {
    return (
      <button
        type="button"
        class="bond lit"
        aria-pressed={look === "chosen"}
        aria-label={spoken}
        onClick={() => onChoose(bond)}
      >
        <b>{faceValue(bond)}</b>
      </button>
    );
  }
  return (
    <span class={look === "free" ? "bond" : `bond ${look}`} title={spoken}>
      <span class="unseen">{spoken}</span>
      <b aria-hidden="true">{faceValue(bond)}</b>
      <i aria-hidden="true">{sign}</i>
    </span>
  );
}
