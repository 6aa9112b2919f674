import { expect, test } from "vitest";
import { resultSvg } from "./result-svg.ts";

const SIZE = { width: 1200, height: 630 };

test("the picture of a result shows every player with place and score", () => {
  const rows = [
    { rank: 1, name: "Mara", score: 96 },
    { rank: 2, name: "Jonas", score: 48 },
  ];
  const svg = resultSvg({ title: "Mara wins", game: "Imperial", rows }, SIZE);
  for (const part of ["Mara wins", "Imperial", ">1.<", ">Jonas<", ">48<"]) expect(svg).toContain(part);
  expect([...svg.matchAll(/width="(\d+)" height="30"/g)].map(([, width]) => Number(width))).toEqual([460, 230]);
});

test("the picture of a result cuts long names and escapes what would break it", () => {
  const svg = resultSvg(
    { title: "<b> & co", game: "Imperial", rows: [{ rank: 1, name: "x".repeat(60), score: 0 }] },
    SIZE,
  );
  expect(svg).toContain("&lt;b> &amp; co");
  expect(svg).toContain(`${"x".repeat(27)}…`);
});
