import type { Seat } from "@rondel/engine";
import {
  BONDS,
  type Bond,
  faceValue,
  governmentOf,
  holderOf,
  interestOf,
  type Nation,
  type State,
} from "@rondel/imperial";
import { marksOf } from "../../../ui/monogram.ts";
import { personColour } from "../../../ui/person.ts";
import type { ImperialContext } from "../context.ts";
import { bondKey, type ImperialDecision } from "../decision/decision.ts";

/** The content of a nation card. */
export interface NationFacts {
  readonly treasury: number;
  readonly points: number;
  readonly government: { readonly seat: Seat; readonly name: string; readonly isMine: boolean } | undefined;
  readonly bonds: readonly BondFacts[];
}

export interface BondFacts {
  readonly bond: Bond;
  readonly look: "lit" | "chosen" | "free" | "held" | "mine";
  /** The holder, or why the bond cannot be bought. */
  readonly label: string;
  /** The monogram of the holder, and the class with the holder's colour. */
  readonly monogram: string;
  readonly colour?: string;
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
        : { seat: government, name: context.messages.seat(government), isMine: government === context.seat.value },
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
    const label = withInterest(context, bond, text("screen.bondHeld", { value, seat: name }));
    return {
      bond,
      look: holder === seat.value ? "mine" : "held",
      label,
      monogram: marksOf(context.session.table.value.seats.map((one) => one.name))[holder] ?? "",
      colour: personColour(holder),
    };
  }
  const label = withInterest(context, bond, text("screen.bondAvailable", { value }));
  if (decision?.bonds?.has(key)) {
    return { bond, look: decision.chosenBond === key ? "chosen" : "lit", label, monogram: "" };
  }
  const refused = decision?.bonds && context.whyNot({ kind: "invest", nation, bond });
  return { bond, look: "free", label: refused ? `${label}. ${context.explain(refused)}` : label, monogram: "" };
}

function withInterest({ text }: ImperialContext, bond: Bond, label: string): string {
  return `${label}. ${text("screen.bondInterest", { amount: interestOf(bond) })}`;
}
