import { describe, expect, test } from "vitest";
import { rotationOf } from "../src/component/rotation.ts";
import type { Owner, Piece } from "../src/component/view.ts";
import names from "../src/data/names.json" with { type: "json" };
import shortNames from "../src/data/short-names.json" with { type: "json" };
import { piecesByRegion } from "../src/layout/chips.ts";
import { paintGround } from "../src/layout/ground.ts";
import { layoutScale, levelAt } from "../src/layout/levels.ts";
import { type BoardLayout, createBoardPlacer, type LayoutRequest } from "../src/layout/place-board.ts";
import { imperunde } from "./boards.ts";

const { board } = imperunde;
const OWNERS: readonly Owner[] = ["red", "blue", "green", "purple", "ivory", "yellow"];
const LANGUAGES = ["en", "de", "fr"] as const;

function namesIn(language: (typeof LANGUAGES)[number]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names.imperunde).map(([id, name]) => [id, name[language]]));
}
const english = namesIn("en");

function pieces(region: string, owner: Owner | undefined, ...symbols: readonly string[]): readonly Piece[] {
  return symbols.map((symbol, i) => ({
    id: `${region} ${owner} ${symbol} ${i}`,
    region,
    place: "slot",
    symbol,
    ...(owner && { owner }),
  }));
}

/** A crowded board: posts and armies in nearly every land, ships in two of three seas. */
const crowded: readonly Piece[] = board.regions.flatMap(({ id, kind }, i) => {
  const owner = OWNERS[i % OWNERS.length];
  if (kind === "land" && i % 8 !== 0) return pieces(id, owner, "trading-post", "trading-post", "infantry", "fort");
  if (kind === "sea" && i % 3 !== 0) return pieces(id, owner, "frigate", "freight-infantry");
  return [];
});

function request(more: Partial<LayoutRequest> = {}): LayoutRequest {
  const scale = 770 / board.size[0];
  return { pieces: crowded, names: english, shortNames: shortNames.en, scale, rotation: 0, ...more };
}

function boxesOf({ regions }: BoardLayout) {
  return regions.flatMap(({ id, name, chips, markers }) => [
    ...(name ? [{ id: `name ${id}`, box: name.box }] : []),
    ...[...chips, ...markers].map(({ box }) => ({ id: `piece ${id}`, box })),
  ]);
}

function overlapsIn(layout: BoardLayout): string[] {
  const boxes = boxesOf(layout);
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return Math.min(width, height) * layout.scale > 1 ? [`${a.id} on ${b.id}`] : [];
    }),
  );
}

describe("a crowded board", () => {
  test.each(LANGUAGES.flatMap((language) => [0, 120].map((rotation) => ({ language, rotation }))))(
    "has all names and chips without an overlap at 770 px in $language, rotated by $rotation degrees",
    ({ language, rotation }) => {
      const place = createBoardPlacer(board);
      const layout = place(request({ names: namesIn(language), shortNames: shortNames[language], rotation }));
      expect(layout.regions.filter(({ name }) => name)).toHaveLength(83);
      expect(overlapsIn(layout)).toEqual([]);
      expect(layout.regions.filter(({ name }) => name?.isShort).length).toBeLessThanOrEqual(3);
    },
  );

  test("has nearly all names on a tablet, and the codes of all lands on a phone", () => {
    const place = createBoardPlacer(board);
    const tablet = place(request({ scale: 560 / board.size[0] }));
    expect(overlapsIn(tablet).length).toBeLessThanOrEqual(1);
    expect(tablet.regions.filter(({ name }) => name).length).toBeGreaterThanOrEqual(82);
    const phone = place(request({ scale: 390 / board.size[0] }));
    expect(overlapsIn(phone)).toEqual([]);
    expect(phone.regions.filter(({ name }) => name)).toHaveLength(55);
  });

  test("has its chips on their own ground at 770 px", () => {
    const layout = createBoardPlacer(board)(request());
    const ground = paintGround(board, rotationOf(board, 0));
    layout.regions.forEach(({ id, chips }, region) => {
      for (const { box } of chips) expect(ground.shares(region, box).own, id).toBeGreaterThanOrEqual(0.6);
    });
  });
});

describe("a layout", () => {
  test("is the same for the same position, whatever was placed before", () => {
    const used = createBoardPlacer(board);
    used(request({ pieces: crowded.slice(0, 60) }));
    used(request({ rotation: 60 }));
    expect(used(request())).toEqual(createBoardPlacer(board)(request()));
  });

  test("leaves names in their places if a piece is added elsewhere", () => {
    const place = createBoardPlacer(board);
    const before = place(request());
    const after = place(request({ pieces: [...crowded, ...pieces("alaska", "red", "trading-post")] }));
    const moved = after.regions.filter(
      ({ name }, i) => JSON.stringify(name?.box) !== JSON.stringify(before.regions[i]?.name?.box),
    );
    expect(moved.length).toBeLessThanOrEqual(3);
  });

  test("is not computed again if a count changes and no chip becomes wider", () => {
    const place = createBoardPlacer(board);
    const before = place(request());
    const after = place(request({ pieces: [...crowded, ...pieces("canada", "red", "infantry")] }));
    expect(boxesOf(after).length).toBeGreaterThanOrEqual(boxesOf(before).length);
  });

  test("shows whole names when zoomed in, and never letters below 11 px", () => {
    const place = createBoardPlacer(board);
    const near = place(request({ scale: 0.8 }));
    expect(near.regions.filter(({ name }) => name?.isShort)).toEqual([]);
    expect(overlapsIn(near)).toEqual([]);
    for (const scale of [0.2, 0.3, 0.41, 0.6, 1, 2, 6]) {
      expect(levelAt(scale).letters).toBeGreaterThanOrEqual(11);
      expect(levelAt(scale).chip.figures).toBeGreaterThanOrEqual(11);
    }
  });

  test("has a leader line for a name that lies apart from its land", () => {
    const layout = createBoardPlacer(board)(request({ scale: 560 / board.size[0] }));
    const ground = paintGround(board, rotationOf(board, 0));
    layout.regions.forEach(({ id, name }, region) => {
      if (name?.leader) expect(ground.shares(region, name.box).own, id).toBeLessThan(0.12);
    });
  });

  test("is shared by neighbouring scales and exact for the whole board", () => {
    expect(layoutScale(0.47, 0.47)).toBeCloseTo(0.47, 10);
    expect(layoutScale(0.5, 0.47)).toBeCloseTo(0.47, 10);
    expect(layoutScale(0.6, 0.47)).toBeGreaterThan(0.53);
    expect(layoutScale(0.6, 0.47)).toBeLessThanOrEqual(0.6);
  });
});

describe("a chip", () => {
  const medium = levelAt(0.47);
  const chipIn = (content: readonly Piece[], level = medium) =>
    [...piecesByRegion(content, level).values()][0]?.chips ?? [];

  test("holds all pieces of one owner in a region", () => {
    const content = [...pieces("spain", "red", "infantry", "infantry"), ...pieces("spain", "blue", "cavalry")];
    expect(chipIn(content).map(({ owner, columns }) => [owner, columns.map(({ count }) => count)])).toEqual([
      ["red", [2]],
      ["blue", [1]],
    ]);
  });

  test("folds its fighters into one column with their sum, the fort first, and opens into all kinds", () => {
    const [chip] = chipIn(pieces("spain", "red", "trading-post", "infantry", "fort", "cavalry", "infantry"));
    expect(chip?.columns.map(({ symbol, count, isSum }) => [symbol, count, isSum])).toEqual([
      ["trading-post", 1, false],
      ["fort", 4, true],
    ]);
    expect(chip?.allColumns.map(({ symbol, count }) => [symbol, count])).toEqual([
      ["trading-post", 1],
      ["fort", 1],
      ["cavalry", 1],
      ["infantry", 2],
    ]);
  });

  test("distinguishes warships from cargo, and units that have moved from others", () => {
    const moved = pieces("north-sea", "red", "frigate").map((piece) => ({ ...piece, id: "moved", isSpent: true }));
    const [chip] = chipIn([...pieces("north-sea", "red", "frigate", "freight-cavalry", "freight-infantry"), ...moved]);
    expect(chip?.columns.map(({ symbol, count, spent }) => [symbol, count, spent])).toEqual([
      ["frigate", 2, 1],
      ["freight-cavalry", 2, 0],
    ]);
    expect(chip?.hasCargo).toBe(true);
  });

  test("of locals has no owner, and markers stand beside the chips", () => {
    const content = [...pieces("peru", undefined, "infantry"), ...pieces("peru", undefined, "disc-famine")];
    const region = piecesByRegion(content, medium).get("peru");
    expect(region?.chips.map(({ owner }) => owner)).toEqual([undefined]);
    expect(region?.markers.map(({ symbol }) => symbol)).toEqual(["disc-famine"]);
  });
});

test.each(LANGUAGES)("in %s every land has a code of its own, and short forms are shorter", (language) => {
  const forms: Readonly<Record<string, { readonly short?: string; readonly code?: string }>> = shortNames[language];
  const full = namesIn(language);
  const lands = board.regions.filter(({ kind }) => kind === "land").map(({ id }) => id);
  const codes = lands.map((id) => forms[id]?.code);
  expect(new Set(codes).size).toBe(55);
  expect(codes).not.toContain(undefined);
  for (const [id, { short }] of Object.entries(forms)) {
    if (short !== undefined) expect(short.length, id).toBeLessThan(full[id]?.length ?? 0);
  }
});
