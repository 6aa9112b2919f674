import type { BoardData, BoardRegion } from "../src/board.ts";
import type { BoardView, Owner, Piece, RegionState, RegionView } from "../src/index.ts";

const OWNERS: readonly Owner[] = ["yellow", "green", "blue", "red", "black", "purple"];
const SEA_PIECES = { imperial: ["fleet"], imperunde: ["frigate", "ship-of-the-line", "freight-infantry"] } as const;
const LAND_PIECES = {
  imperial: ["army", "army-lying"],
  imperunde: ["infantry", "cavalry", "artillery", "fort", "trading-post"],
} as const;

/** The home provinces of Imperial in the colours of their nations. */
const PROVINCES: readonly (readonly [Owner, readonly string[]])[] = [
  ["yellow", ["vienna", "budapest", "prague", "lemberg", "trieste"]],
  ["green", ["rome", "naples", "genoa", "venice", "florence"]],
  ["blue", ["paris", "bordeaux", "brest", "dijon", "marseille"]],
  ["red", ["london", "liverpool", "edinburgh", "sheffield", "dublin"]],
  ["black", ["berlin", "hamburg", "munich", "cologne", "danzig"]],
  ["purple", ["moscow", "odessa", "kiev", "warsaw", "st-petersburg"]],
];

/** Creates a seeded generator, so that the gallery shows the same pieces every time. */
function seededDraws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Sample {
  readonly pieces: number;
  readonly states: boolean;
  readonly owners: boolean;
}

export function sampleView(board: BoardData, seed: number, sample: Sample): BoardView {
  const draw = seededDraws(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[draw(list.length)];
    if (chosen === undefined) throw new Error("the list is empty");
    return chosen;
  };
  const regions = Object.fromEntries(
    board.regions.map((region, i): [string, RegionView] => {
      const owner = ownerOf(board, region, sample, draw);
      return [region.id, { ...(owner && { owner }), ...(sample.states && { states: stateOf(i) }) }];
    }),
  );
  const pieces = Array.from({ length: sample.pieces }, (_, i): Piece => {
    const region = pick(board.regions);
    const symbols = (region.kind === "sea" ? SEA_PIECES : LAND_PIECES)[board.id];
    return { id: `piece-${i}`, region: region.id, place: "slot", symbol: pick<string>(symbols), owner: pick(OWNERS) };
  });
  return { regions, pieces: [...pieces, ...marks(board, pieces.length > 0)], dug: sample.states ? ["suez"] : [] };
}

function ownerOf(
  board: BoardData,
  region: BoardRegion,
  sample: Sample,
  draw: (below: number) => number,
): Owner | undefined {
  if (board.id === "imperial") return PROVINCES.find(([, ids]) => ids.includes(region.id))?.[0];
  const owner = OWNERS[draw(14)];
  return sample.owners && region.kind === "land" ? owner : undefined;
}

/** Gives each state to one region in seven, so that regions without a state lie between them. */
function stateOf(index: number): readonly RegionState[] {
  const states: readonly (readonly RegionState[])[] = [["legal"], [], ["selected"], [], ["danger"], [], ["last"]];
  return states[index % states.length] ?? [];
}

/** Factories in some cities and flags in some land regions. */
function marks(board: BoardData, shown: boolean): readonly Piece[] {
  return board.regions.flatMap(({ id, city, flag }, i): readonly Piece[] => {
    if (!shown || i % 2 === 1) return [];
    const home = PROVINCES.find(([, ids]) => ids.includes(id))?.[0];
    if (city && home)
      return [{ id: `factory-${id}`, region: id, place: "city", symbol: `factory-${city.factory}`, owner: home }];
    const owner = OWNERS[i % OWNERS.length];
    return flag && owner ? [{ id: `flag-${id}`, region: id, place: "flag", symbol: "flag", owner }] : [];
  });
}
