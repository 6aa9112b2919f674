import type { Atlas, LandPolygon } from "./atlas.ts";
import type { Ring } from "./geometry.ts";
import { fillRings, type Grid } from "./grid.ts";

/** [label, or null for sea; ring in longitude and latitude] */
type Cut = readonly [string | null, Ring];
interface Split {
  readonly parts: readonly Cut[];
  readonly rest: string;
}

export interface LandData {
  readonly countries: Readonly<Record<string, readonly string[]>>;
  readonly modernSplits: Readonly<Record<string, Split>>;
}

export interface Painter {
  readonly grid: Grid;
  labelOf(name: string): number;
  /** Projects a ring onto the board. */
  placeRing(ring: Ring): Ring;
  /** Projects a polygon onto the board, once for each place where it may appear. */
  placePolygon(polygon: LandPolygon): readonly (readonly Ring[])[];
}

/** Paints countries. In a divided country, the first ring that contains a cell decides its label. */
export function paintLands(painter: Painter, atlas: Atlas, data: LandData): void {
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
}

function paintCountry(painter: Painter, atlas: Atlas, code: string, label: number): Uint8Array {
  const polygons = atlas.get(code);
  if (!polygons) throw new Error(`no country ${code} in the atlas`);
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
}
