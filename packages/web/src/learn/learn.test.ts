import { REGION_NAMES as IMPERIAL_REGIONS, NATION_NAMES, SPACE_NAMES } from "@rondel/imperial";
import { REGION_NAMES as IMPERUNDE_REGIONS } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { type LearnGame, loadCurriculum, typeset } from "./curriculum.ts";
import { markedRegions, selectorOf } from "./points.ts";

const REGIONS: Readonly<Record<LearnGame, readonly string[]>> = {
  imperial: IMPERIAL_REGIONS,
  imperunde: IMPERUNDE_REGIONS,
};

/** Whether a point names something that the game has. */
function exists(game: LearnGame, point: string): boolean {
  const [kind, name = ""] = point.split(":");
  if (kind === "region" || kind === "arrow") return name.split(">").every((one) => REGIONS[game].includes(one));
  if (kind === "rondel") return (SPACE_NAMES as readonly string[]).includes(name);
  const names: readonly string[] = NATION_NAMES;
  if (kind === "bond" || kind === "treasury" || kind === "government") return names.includes(name.split("/")[0] ?? "");
  return true;
}

describe.each(["imperial", "imperunde"] as const)("the lessons of %s", (game) => {
  it("point only at things that the screen can show", async () => {
    const { lessons } = await loadCurriculum(game, "en");
    const boards = lessons.flatMap(({ lesson }) => lesson.boards);
    const points = boards.flatMap(({ steps, won }) => [...steps, ...won].flatMap((one) => one.points));
    expect(points.filter((point) => selectorOf(point) === undefined || !exists(game, point))).toEqual([]);
  });

  it.each(["de", "en", "fr"] as const)("can be loaded in %s", async (language) => {
    const { lessons } = await loadCurriculum(game, language);
    expect(lessons.map(({ lesson }) => lesson.id)).toEqual(lessons.map(({ lesson }) => lesson.id).toSorted());
  });
});

describe("the words of lessons", () => {
  it("get fixed spaces before units of money and French punctuation", () => {
    expect(typeset("9 M et 4 M : oui ?")).toBe("9\u00a0M et 4\u00a0M\u00a0: oui\u00a0?");
    expect(typeset("12 Mio. und 3 Meter")).toBe("12\u00a0Mio. und 3 Meter");
  });
});

it("moves the board to the regions of points and arrows", () => {
  expect(markedRegions(["decision:", "region:congo", "arrow:congo>siam"])).toEqual(["congo", "congo", "siam"]);
});
