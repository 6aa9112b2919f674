/** A drawn board, without any rules. Lengths are in px of the board's own size. */
export interface BoardData {
  readonly id: "imperial" | "imperunde";
  readonly size: Point;
  /** Loose stacks on printed slots, or chips that are placed together with the names. */
  readonly pieces: "stacks" | "chips";
  /** The letter heights for which a board with printed labels was laid out. */
  readonly letters?: Letters;
  /** Present on a round board, which can be rotated about its centre. */
  readonly round?: { readonly centre: Point; readonly radius: number };
  /** Lines shared by the regions beside them: x and y of the first point, then steps, all in tenths of a px. */
  readonly arcs: readonly (readonly number[])[];
  readonly regions: readonly BoardRegion[];
  /** Shapes that are drawn but can never be chosen. */
  readonly scenery: readonly Scenery[];
  /** Lines in the water along the coast, each level farther out; encoded like arcs. */
  readonly waterLines: readonly (readonly (readonly number[])[])[];
  readonly crossings: readonly Crossing[];
  readonly canals: readonly Canal[];
}

export interface Letters {
  readonly land: number;
  readonly sea: number;
}

export type Point = readonly [number, number];

/** Each ring is a list of arcs: an index, or ~index for an arc in reverse. */
export type Rings = readonly (readonly number[])[];

export interface BoardRegion {
  readonly id: string;
  readonly kind: "land" | "sea";
  readonly rings: Rings;
  /** The point with the largest distance to all borders. */
  readonly centre: Point;
  /** A finger within this circle counts as a touch of the region. */
  readonly hit: { readonly at: Point; readonly radius: number };
  /** Absent on a board whose names are placed with its chips. */
  readonly label?: Label;
  /** The layouts for one stack, for two, and so on; the slots of a layout do not overlap. */
  readonly slots?: readonly SlotLayout[];
  readonly flag?: Point;
  readonly city?: City;
  readonly value?: number;
}

export interface SlotLayout {
  readonly size: number;
  readonly at: readonly Point[];
}

export type Label =
  | { readonly at: Point; readonly anchor: "start" | "middle" | "end"; readonly wrap: number }
  | { readonly along: readonly Point[] };

/** `port` is the mark in the sea where a new fleet of this city stands. */
interface City {
  readonly at: Point;
  readonly factory: "armaments" | "shipyard";
  readonly port?: Point;
}

export interface Scenery {
  readonly kind: "closed" | "island" | "outside" | "ice" | "lake";
  readonly rings: Rings;
  readonly centre: Point;
}

/** A strait that armies may cross, or one that looks similar but may not be crossed. */
interface Crossing {
  readonly between: readonly [string, string];
  readonly at: Point;
  readonly open: boolean;
}

interface Canal {
  readonly id: string;
  readonly path: readonly Point[];
  readonly sign: Point;
  readonly anchor: "start" | "end";
}
