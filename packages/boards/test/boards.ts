import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BoardData } from "../src/board.ts";
import { pairKey } from "../src/build/contacts.ts";
import { drawing as imperialDrawing, graph as imperialGraph } from "../src/build/imperial-data.ts";
import { drawing as imperundeDrawing, graph as imperundeGraph } from "../src/build/imperunde-data.ts";

function fileOf(id: BoardData["id"]): string {
  return fileURLToPath(new URL(`../src/data/${id}.generated.json`, import.meta.url));
}

function readBoard(id: BoardData["id"]): BoardData {
  return JSON.parse(readFileSync(fileOf(id), "utf8"));
}

export interface TestedBoard {
  readonly board: BoardData;
  readonly text: string;
  readonly edges: ReadonlySet<string>;
  /** Edges without a common border; the board shows each by a mark. */
  readonly marked: ReadonlySet<string>;
}

export const imperial: TestedBoard = {
  board: readBoard("imperial"),
  text: readFileSync(fileOf("imperial"), "utf8"),
  edges: new Set(imperialGraph.regions.flatMap(({ id, adjacent }) => adjacent.map((other) => pairKey(id, other)))),
  marked: new Set(imperialDrawing.crossings.map(({ between: [a, b] }) => pairKey(a, b))),
};

export const imperunde: TestedBoard = {
  board: readBoard("imperunde"),
  text: readFileSync(fileOf("imperunde"), "utf8"),
  edges: new Set([
    ...imperundeGraph.lands.flatMap(({ id, adjacent, coast }) =>
      [...adjacent, ...coast].map((other) => pairKey(id, other)),
    ),
    ...imperundeGraph.seas.flatMap(({ id, adjacent }) => adjacent.map((other) => pairKey(id, other))),
  ]),
  marked: new Set(),
};

export const cities = imperialGraph.regions.flatMap(({ id, factory, portSea }) =>
  factory ? [{ id, factory, portSea }] : [],
);
export const values = new Map([...imperundeGraph.lands, ...imperundeGraph.seas].map(({ id, value }) => [id, value]));
export const canalIds = Object.keys(imperundeDrawing.canals);
