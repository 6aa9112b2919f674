import type { Atlas, LandPolygon } from "./atlas.ts";
import type { Ring } from "./geometry.ts";
import { fillRings, type Grid } from "./grid.ts";

/** [label, or null to leave it out (sea), lon/lat ring] */
type Cut = readonly [string | null, Ring];
type Split = { readonly parts: readonly Cut[]; readonly rest: string };

export type LandData = {
  readonly countries: Readonly<Record<string, readonly string[]>>;
  readonly modernSplits: Readonly<Record<string, Split>>;
};

export type Painter = {
  readonly grid: Grid;
  readonly labelOf: (name: string) => number;
  /** A cut ring, or a polygon of a country in each place where it may appear, as rings on the board. */
  readonly placeRing: (ring: Ring) => Ring;
  readonly placePolygon: (polygon: LandPolygon) => readonly (readonly Ring[])[];
};

/** Paints whole countries, and cut ones by the first of their cut rings that holds the cell. */
export const paintLands = (painter: Painter, atlas: Atlas, data: LandData): void => {
  const seas = painter.grid.cells.slice();
  for (const [name, codes] of Object.entries(data.countries)) {
    for (const code of codes) paintCountry(painter, atlas, code, painter.labelOf(name));
  }
  for (const [code, split] of Object.entries(data.modernSplits)) {
    const country = paintCountry(painter, atlas, code, painter.labelOf(split.rest));
    for (const [name, ring] of split.parts.toReversed()) {
      fillRings(painter.grid, [painter.placeRing(ring)], (index) => {
        if (country[index]) painter.grid.cells[index] = name === null ? (seas[index] ?? 0) : painter.labelOf(name);
      });
    }
  }
};

const paintCountry = (painter: Painter, atlas: Atlas, code: string, label: number): Uint8Array => {
  const polygons = atlas.get(code);
  if (!polygons) throw new Error(`the atlas has no ${code}`);
  const mask = new Uint8Array(painter.grid.cells.length);
  for (const polygon of polygons) {
    for (const rings of painter.placePolygon(polygon)) {
      fillRings(painter.grid, rings, (index) => {
        painter.grid.cells[index] = label;
        mask[index] = 1;
      });
    }
  }
  return mask;
};
