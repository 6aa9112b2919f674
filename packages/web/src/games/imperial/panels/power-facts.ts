import { BONDS, type Bond, faceValue, governmentOf, holderOf, type Power, type State } from "@rondel/imperial";
import { monogramOf } from "../../../ui/monogram.ts";
import { bondKey, type Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";

/** What the card of a power shows. */
export interface PowerFacts {
  readonly treasury: number;
  readonly points: number;
  readonly government: { readonly name: string; readonly isMine: boolean } | undefined;
  readonly bonds: readonly BondFacts[];
}

export interface BondFacts {
  readonly bond: Bond;
  readonly look: "lit" | "chosen" | "free" | "held" | "mine";
  /** Whose it is, and why it cannot be had. */
  readonly spoken: string;
  /** The sign of whoever holds it. */
  readonly sign: string;
}

export function powerFacts(desk: Desk, plan: Plan | undefined, power: Power): PowerFacts | undefined {
  const now = desk.state.value;
  if (!now) return undefined;
  const government = governmentOf(now, power);
  return {
    treasury: now.treasury[power] ?? 0,
    points: now.points[power] ?? 0,
    government:
      government === undefined
        ? undefined
        : { name: desk.speech.seat(government), isMine: government === desk.seat.value },
    bonds: BONDS.map((bond) => bondFacts(desk, now, plan, power, bond)),
  };
}

function bondFacts(desk: Desk, now: State, plan: Plan | undefined, power: Power, bond: Bond): BondFacts {
  const { speech, seat, word } = desk;
  const holder = holderOf(now, power, bond);
  const value = faceValue(bond);
  const key = bondKey(power, bond);
  if (holder !== undefined) {
    const name = speech.seat(holder);
    const spoken = word("screen.bondHeld", { value, seat: name });
    return { bond, look: holder === seat.value ? "mine" : "held", spoken, sign: monogramOf(name) };
  }
  const spoken = word("screen.bondFree", { value });
  if (plan?.bonds?.has(key)) return { bond, look: plan.chosen === key ? "chosen" : "lit", spoken, sign: "" };
  const refused = plan?.bonds && desk.whyNot({ kind: "invest", power, bond });
  return { bond, look: "free", spoken: refused ? `${spoken}. ${desk.explain(refused)}` : spoken, sign: "" };
}
