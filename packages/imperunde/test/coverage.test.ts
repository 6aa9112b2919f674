import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import { HELD_OTHERWISE } from "./support/untestable-ids.ts";

const tests = import.meta.glob("./*.test.ts", { query: "?raw", import: "default", eager: true });

/** Every id that stands in the title of a test, or in a row of the table of refusals. */
const named = new Set(
  Object.entries(tests).flatMap(([path, text]) => [
    ...(text.match(/(?<=test[^"]*"[^"\n]*)[A-Z]+(?:-[A-Z]+)?-\d+/g) ?? []),
    ...(path.includes("refusals") ? (text.match(/(?<=")RU-\d+(?=")/g) ?? []) : []),
  ]),
);

const numbered = (prefix: string, count: number, digits = 1): string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}-${String(place + 1).padStart(digits, "0")}`);

const VECTORS: Readonly<Record<string, number>> = {
  ARAB: 5,
  BER: 6,
  CANAL: 1,
  CARGO: 1,
  COL: 1,
  CONGO: 5,
  DIV: 1,
  EIND: 3,
  FAQ: 5,
  INT: 1,
  INV: 2,
  MOV: 1,
  OPT: 13,
  RUL: 40,
  SETUP: 2,
  TAX: 1,
};

const PARTS: Readonly<Record<string, readonly string[]>> = {
  "rulings (16)": numbered("RU", 131, 2),
  "edition differences (15.2)": numbered("ED", 23),
  "hidden information (19)": numbered("H", 15),
  "test vectors (21)": Object.entries(VECTORS).flatMap(([part, count]) => numbered(`TV-${part}`, count)),
};

test.each(Object.entries(PARTS))("every id of the %s is named by a test, or a reason says why not", (part, ids) => {
  const held = ids.filter((id) => !named.has(id) && HELD_OTHERWISE[id] !== undefined);
  const tested = ids.filter((id) => named.has(id));
  const reasons = held.map((id) => `\n  ${id}: ${HELD_OTHERWISE[id]}`);
  console.log(`${part}: ${tested.length} of ${ids.length} named by a test${reasons.join("")}`);
  expect(ids.filter((id) => !named.has(id) && HELD_OTHERWISE[id] === undefined)).toEqual([]);
});

test("no reason is given for what a test shows", () => {
  expect(Object.keys(HELD_OTHERWISE).filter((id) => named.has(id))).toEqual([]);
});

test("every table option of 15.1 is chosen by a test, or a reason says why not", () => {
  const text = Object.entries(tests)
    .filter(([path]) => !path.includes("conformance"))
    .map(([, content]) => content)
    .join("\n");
  const chosen = (name: string): boolean => text.includes(`${name}:`) || text.includes(`{ ${name} }`);
  const missing = Object.keys(imperunde.options).filter((name) => !chosen(name) && HELD_OTHERWISE[name] === undefined);
  expect(missing).toEqual([]);
});
