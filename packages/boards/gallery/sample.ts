import type { BoardData, BoardRegion } from "../src/board.ts";
import type { BoardView, Owner, Piece, RegionState, RegionView } from "../src/index.ts";

const owners: readonly Owner[] = ["yellow", "green", "blue", "red", "black", "purple"];
const seaPieces = { imperial: ["fleet"], imperunde: ["frigate", "ship-of-the-line", "freight-infantry"] } as const;
const landPieces = {
  imperial: ["army", "army-lying"],
  imperunde: ["infantry", "cavalry", "artillery", "fort", "trading-post"],
} as const;

/** The home provinces of Imperial as they are printed. */
const provinces: readonly (readonly [Owner, readonly string[]])[] = [
  ["yellow", ["vienna", "budapest", "prague", "lemberg", "trieste"]],
  ["green", ["rome", "naples", "genoa", "venice", "florence"]],
  ["blue", ["paris", "bordeaux", "brest", "dijon", "marseille"]],
  ["red", ["london", "liverpool", "edinburgh", "sheffield", "dublin"]],
  ["black", ["berlin", "hamburg", "munich", "cologne", "danzig"]],
  ["purple", ["moscow", "odessa", "kiev", "warsaw", "st-petersburg"]],
];

/** Numbers that look random and are always the same. */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export type Sample = { readonly pieces: number; readonly states: boolean; readonly owners: boolean };

export const sampleView = (board: BoardData, seed: number, sample: Sample): BoardView => {
  const draw = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[draw(list.length)];
    if (chosen === undefined) throw new Error("nothing to pick from");
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
    const symbols = (region.kind === "sea" ? seaPieces : landPieces)[board.id];
    return { id: `piece-${i}`, region: region.id, place: "slot", symbol: pick<string>(symbols), owner: pick(owners) };
  });
  return { regions, pieces: [...pieces, ...marks(board, pieces.length > 0)], dug: sample.states ? ["suez"] : [] };
};

const ownerOf = (
  board: BoardData,
  region: BoardRegion,
  sample: Sample,
  draw: (below: number) => number,
): Owner | undefined => {
  if (board.id === "imperial") return provinces.find(([, ids]) => ids.includes(region.id))?.[0];
  const owner = owners[draw(14)];
  return sample.owners && region.kind === "land" ? owner : undefined;
};

/** One region in seven for each state, so that each is seen beside idle ones. */
const stateOf = (index: number): readonly RegionState[] => {
  const states: readonly (readonly RegionState[])[] = [["legal"], [], ["selected"], [], ["danger"], [], ["last"]];
  return states[index % states.length] ?? [];
};

/** Factories on some cities, flags in some lands. */
const marks = (board: BoardData, shown: boolean): readonly Piece[] =>
  board.regions.flatMap(({ id, city, flag }, i): readonly Piece[] => {
    if (!shown || i % 2 === 1) return [];
    if (city) return [{ id: `factory-${id}`, region: id, place: "city", symbol: `factory-${city.factory}` }];
    const owner = owners[i % owners.length];
    return flag && owner ? [{ id: `flag-${id}`, region: id, place: "flag", symbol: "flag", owner }] : [];
  });
