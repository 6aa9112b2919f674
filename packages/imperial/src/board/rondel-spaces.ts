declare const spaceBrand: unique symbol;

/** A space of the rondel, by its place in SPACE_NAMES. */
export type Space = number & { readonly [spaceBrand]: true };

/** IM-2.13: the spaces in clockwise order. */
export const SPACE_NAMES = [
  "factory",
  "production-1",
  "maneuver-1",
  "investor",
  "import",
  "production-2",
  "maneuver-2",
  "taxation",
] as const;

export const SPACE_COUNT = SPACE_NAMES.length;
export const SPACES: readonly Space[] = SPACE_NAMES.map((_, place) => place as Space);

export function spaceNamed(name: (typeof SPACE_NAMES)[number]): Space {
  return SPACE_NAMES.indexOf(name) as Space;
}

export const INVESTOR = spaceNamed("investor");

export type RondelAction = "factory" | "production" | "manoeuvre" | "investor" | "import" | "taxation";

const ACTIONS: readonly RondelAction[] = [
  "factory",
  "production",
  "manoeuvre",
  "investor",
  "import",
  "production",
  "manoeuvre",
  "taxation",
];

export function actionOf(space: Space): RondelAction {
  return ACTIONS[space] as RondelAction;
}
