import { expect, test } from "vitest";
import { resultSvg } from "./result-svg.ts";

const SIZE = { width: 1200, height: 630 };

test("the picture of a result shows every player with place, score, mark and colour", () => {
  const rows = [
    { rank: 1, name: "Mara", score: 96, mark: "M", ink: "#ffffff", colour: "#015a67" },
    { rank: 2, name: "Jonas", score: 48, mark: "J", ink: "#1a0a04", colour: "#de5b37" },
  ];
  const svg = resultSvg({ title: "Mara wins", game: "Imperial", rows }, SIZE);
  for (const part of ["Mara wins", "Imperial", ">1.<", ">Jonas<", ">48<"]) expect(svg).toContain(part);
  expect([...svg.matchAll(/width="(\d+)" height="30"/g)].map(([, width]) => Number(width))).toEqual([440, 220]);
  expect(
    [...svg.matchAll(/<(circle|rect)[^>]* fill="(#015a67|#de5b37)"/g)].map(([, shape, colour]) => [shape, colour]),
  ).toEqual([
    ["circle", "#015a67"],
    ["rect", "#015a67"],
    ["circle", "#de5b37"],
    ["rect", "#de5b37"],
  ]);
  expect(svg).toContain('fill="#1a0a04" text-anchor="middle">J<');
});

test("the picture of a result cuts long names and escapes what would break it", () => {
  const svg = resultSvg(
    {
      title: "<b> & co",
      game: "Imperial",
      rows: [{ rank: 1, name: "x".repeat(60), score: 0, mark: "X", ink: "#fff", colour: "#000" }],
    },
    SIZE,
  );
  expect(svg).toContain("&lt;b> &amp; co");
  expect(svg).toContain(`${"x".repeat(23)}…`);
});
