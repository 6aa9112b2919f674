declare const bondBrand: unique symbol;

/** One of the nine bonds of a nation, by rising face value. */
export type Bond = number & { readonly [bondBrand]: true };

/** IM-1.6: the face values and the interest of each. */
const FACE_VALUES: readonly number[] = [2, 4, 6, 9, 12, 16, 20, 25, 30];
const INTERESTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const BONDS_PER_NATION = FACE_VALUES.length;
export const BONDS: readonly Bond[] = FACE_VALUES.map((_, place) => place as Bond);
/** Bonds are written as their face values. */
export const BOND_NAMES: readonly string[] = FACE_VALUES.map(String);

export function faceValue(bond: Bond): number {
  return FACE_VALUES[bond] as number;
}

export function interestOf(bond: Bond): number {
  return INTERESTS[bond] as number;
}

export function bondOfValue(value: number): Bond {
  const place = FACE_VALUES.indexOf(value);
  if (place < 0) throw new RangeError(`there is no bond of ${value}`);
  return place as Bond;
}
