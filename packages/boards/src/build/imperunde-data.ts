import { readData } from "./data.ts";
import type { Point, Ring } from "./geometry.ts";
import type { LandData } from "./paint.ts";
import type { Lens } from "./projection.ts";

/** The labels that an operation may replace; `sea` stands for any sea, `land` for any land. */
type Over = readonly string[];

export interface GrowLimits {
  readonly over?: Over;
  readonly within?: Ring;
  readonly landOnly?: boolean;
}

/** A correction of the painted grid; `operations.ts` applies them in order. */
export type Operation =
  | readonly ["ring", string, Ring, Over]
  | readonly ["disc", string, Point, number, Over?]
  | readonly ["line", string, Ring, number, Over]
  | readonly ["grow", string, number, GrowLimits?]
  | readonly ["water", string, Ring, number]
  | readonly ["majority", number]
  | readonly ["clean", number];

interface ImperundeDrawing extends LandData {
  readonly board: { readonly size: number; readonly centre: Point; readonly radius: number };
  readonly radialLaw: readonly Point[];
  readonly lenses: readonly Lens[];
  readonly generalise: {
    readonly gridCellsPerPx: number;
    readonly dropIslandsBelowPx2: number;
    readonly dropWaterBelowPx2: number;
    readonly coastSmoothing: number;
    readonly borderSmoothing: number;
    readonly seaLineSmoothing: readonly number[];
    readonly simplifyTolerancePx: number;
  };
  readonly islandScale: Readonly<Record<string, readonly [number, number, number]>>;
  readonly keepIslands: Readonly<Record<string, number>>;
  readonly seaSeeds: Readonly<Record<string, readonly Point[]>>;
  readonly seaRings: readonly (readonly [string, Ring])[];
  readonly operations: readonly Operation[];
  readonly meets: readonly (readonly [string, string])[];
  readonly canals: Readonly<
    Record<string, { readonly path: Ring; readonly sign: Point; readonly anchor: "start" | "end" }>
  >;
}

interface ImperundeGraph {
  readonly lands: readonly {
    readonly id: string;
    readonly value: number;
    readonly home?: string;
    readonly adjacent: readonly string[];
    readonly coast: readonly string[];
  }[];
  readonly seas: readonly { readonly id: string; readonly value: number; readonly adjacent: readonly string[] }[];
  readonly canals: readonly { readonly id: string; readonly land: string; readonly seas: readonly [string, string] }[];
}

export const drawing: ImperundeDrawing = readData("imperunde-drawing.json");
export const graph: ImperundeGraph = readData("imperunde-graph.json");
