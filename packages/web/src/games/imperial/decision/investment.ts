import { type ActionOf, BONDS, type Bond, isInStack, type Nation, type State } from "@rondel/imperial";

/** A bond to buy, new or in exchange for a lower one. */
export type Investment = Pick<ActionOf<"invest">, "nation" | "bond" | "returned">;

export function investmentId({ nation, bond, returned }: Investment): string {
  return `bond ${nation} ${bond} ${returned ?? "new"}`;
}

/** The bonds in the stack of a nation for which there is no legal investment. */
export function bondsOutOfReach(
  state: State | undefined,
  nation: Nation,
  investments: readonly Investment[],
): readonly Bond[] {
  if (!state) return [];
  return BONDS.filter((bond) => isInStack(state, nation, bond) && !investments.some((one) => one.bond === bond));
}
