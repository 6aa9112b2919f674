/** A drawn board: what the page needs to show it, and nothing of the rules. Lengths in px of the board's own size. */
export type BoardData = {
  readonly id: "imperial" | "imperunde";
  readonly size: Point;
  /** The height of the letters the board was laid out for. */
  readonly letters: Letters;
  /** A round board can be turned about its centre. */
  readonly round?: { readonly centre: Point; readonly radius: number };
  /** Lines shared by the regions beside them: x, y of the first point, then steps; all in tenths of a px. */
  readonly arcs: readonly (readonly number[])[];
  readonly regions: readonly BoardRegion[];
  /** Drawn, never a target. */
  readonly scenery: readonly Scenery[];
  /** Lines in the water that follow the coast, ever farther out; encoded like arcs. */
  readonly waterLines: readonly (readonly (readonly number[])[])[];
  readonly crossings: readonly Crossing[];
  readonly canals: readonly Canal[];
};

export type Letters = { readonly land: number; readonly sea: number };

export type Point = readonly [number, number];

/** Each ring is a list of arcs: an index, or ~index when the arc is walked backwards. */
export type Rings = readonly (readonly number[])[];

export type BoardRegion = {
  readonly id: string;
  readonly kind: "land" | "sea";
  readonly rings: Rings;
  /** The point farthest from every border. */
  readonly centre: Point;
  /** Where a near miss of a finger still counts. */
  readonly hit: { readonly at: Point; readonly radius: number };
  readonly label: Label;
  /** Places for one stack, for two, and so on; no two places of one layout overlap. */
  readonly slots: readonly SlotLayout[];
  readonly flag?: Point;
  readonly city?: City;
  readonly value?: { readonly amount: number; readonly at: Point };
  readonly continent?: string;
};

export type SlotLayout = { readonly size: number; readonly at: readonly Point[] };

export type Label =
  | { readonly at: Point; readonly anchor: "start" | "middle" | "end"; readonly wrap: number }
  | { readonly along: readonly Point[] };

/** `port` is the anchor in the sea on which a fleet built here sets out. */
type City = { readonly at: Point; readonly factory: "armaments" | "shipyard"; readonly port?: Point };

export type Scenery = {
  readonly kind: "closed" | "island" | "outside" | "ice" | "lake";
  readonly rings: Rings;
  readonly centre: Point;
};

/** A strait that armies may cross, or one that looks like it and may not be crossed. */
type Crossing = { readonly between: readonly [string, string]; readonly at: Point; readonly open: boolean };

type Canal = {
  readonly id: string;
  readonly path: readonly Point[];
  readonly sign: Point;
  readonly anchor: "start" | "end";
};
