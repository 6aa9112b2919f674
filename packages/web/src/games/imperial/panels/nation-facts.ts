import { BONDS, type Bond, faceValue, governmentOf, holderOf, type Nation, type State } from "@rondel/imperial";
import { monogramOf } from "../../../ui/monogram.ts";
import type { ImperialContext } from "../context.ts";
import { bondKey, type ImperialDecision } from "../decision/decision.ts";

/** What the card of a power shows. */
export interface NationFacts {
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

export function nationFacts(
  context: ImperialContext,
  decision: ImperialDecision | undefined,
  nation: Nation,
): NationFacts | undefined {
  const now = context.state.value;
  if (!now) return undefined;
  const government = governmentOf(now, nation);
  return {
    treasury: now.treasury[nation] ?? 0,
    points: now.points[nation] ?? 0,
    government:
      government === undefined
        ? undefined
        : { name: context.messages.seat(government), isMine: government === context.seat.value },
    bonds: BONDS.map((bond) => bondFacts(context, now, decision, nation, bond)),
  };
}

function bondFacts(
  context: ImperialContext,
  now: State,
  decision: ImperialDecision | undefined,
  nation: Nation,
  bond: Bond,
): BondFacts {
  const { messages, seat, text } = context;
  const holder = holderOf(now, nation, bond);
  const value = faceValue(bond);
  const key = bondKey(nation, bond);
  if (holder !== undefined) {
    const name = messages.seat(holder);
    const spoken = text("screen.bondHeld", { value, seat: name });
    return { bond, look: holder === seat.value ? "mine" : "held", spoken, sign: monogramOf(name) };
  }
  const spoken = text("screen.bondAvailable", { value });
  if (decision?.bonds?.has(key)) return { bond, look: decision.chosen === key ? "chosen" : "lit", spoken, sign: "" };
  const refused = decision?.bonds && context.whyNot({ kind: "invest", nation, bond });
  return { bond, look: "free", spoken: refused ? `${spoken}. ${context.explain(refused)}` : spoken, sign: "" };
}
