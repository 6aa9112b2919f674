import { readData } from "./data.ts";
import type { Point, Ring } from "./geometry.ts";
import type { LandData } from "./paint.ts";
import type { Lens } from "./projection.ts";

interface ImperialSpot {
  readonly name: Point;
  /** The line of a label that does not stand at a point. */
  readonly path?: Ring;
  readonly pieces: Point;
  readonly city?: Point;
  readonly port?: Point;
}

interface ImperialDrawing extends LandData {
  readonly viewBox: Point;
  readonly projection: {
    readonly parallels: Point;
    readonly rotate: Point;
    readonly scale: number;
    readonly origin: Point;
  };
  readonly lenses: readonly Lens[];
  readonly frame: { readonly x: Point; readonly y: Point };
  readonly generalise: {
    readonly gridCellsPerPx: number;
    readonly dropIslandsBelowPx2: number;
    readonly majorityFilterRadii: readonly number[];
    readonly coastSmoothing: number;
    readonly borderSmoothing: number;
    readonly seaLineSmoothing: readonly number[];
    readonly simplifyTolerancePx: number;
  };
  readonly seas: readonly (readonly [string, Ring])[];
  readonly openWater: readonly (readonly [string, Ring, number])[];
  readonly meets: readonly (readonly [string, string])[];
  readonly crossings: readonly { readonly between: readonly [string, string]; readonly at: Point }[];
  readonly noCrossings: readonly { readonly between: readonly [string, string]; readonly at: Point }[];
  readonly spots: Readonly<Record<string, ImperialSpot>>;
}

interface ImperialGraph {
  readonly regions: readonly {
    readonly id: string;
    readonly kind: "home" | "land" | "sea";
    readonly nation?: string;
    readonly factory?: "armaments" | "shipyard";
    readonly portSea?: string;
    readonly adjacent: readonly string[];
  }[];
}

export const drawing: ImperialDrawing = readData("imperial-drawing.json");
export const graph: ImperialGraph = readData("imperial-graph.json");
