import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Polygon } from "geojson";
import countries from "i18n-iso-countries";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Point, type Ring, unwrapLongitudes } from "./geometry.ts";

const require = createRequire(import.meta.url);

/** A polygon of the source: its outer ring and its holes, with unwrapped longitudes. */
export type LandPolygon = readonly Ring[];
export type Atlas = ReadonlyMap<string, readonly LandPolygon[]>;

type Source = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

/** Countries without a number in the source. */
const CODES_BY_NAME: Readonly<Record<string, string>> = { Kosovo: "XKX", Somaliland: "SML", "N. Cyprus": "CYP" };

export function readAtlas(): Atlas {
  const source: Source = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));
  const atlas = new Map<string, LandPolygon[]>();
  for (const country of feature(source, source.objects.countries).features) {
    const number = country.id === undefined ? undefined : String(country.id);
    const code = CODES_BY_NAME[country.properties.name] ?? (number && countries.numericToAlpha3(number));
    if (!code) continue;
    const { geometry } = country;
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : [];
    atlas.set(code, [...(atlas.get(code) ?? []), ...polygons.map(ringsOf)]);
  }
  return atlas;
}

function ringsOf(polygon: Polygon["coordinates"]): LandPolygon {
  return polygon.map((ring) =>
    unwrapLongitudes(
      ring.map((position): Point => {
        const [lon, lat] = position;
        if (lon === undefined || lat === undefined) throw new Error("a position needs two numbers");
        return [lon, lat];
      }),
    ),
  );
}
