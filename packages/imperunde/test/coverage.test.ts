import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import { testFiles } from "./support/files.ts";
import { UNTESTABLE_IDS } from "./support/untestable-ids.ts";

const tests = testFiles();

/** Every id in a test name or in the table of refusals. */
const named = new Set(
  [...tests].flatMap(([path, text]) => [
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

test.each(Object.entries(PARTS))(
  "every id of the %s is in a test name or has a reason why it cannot be",
  (part, ids) => {
    const untestable = ids.filter((id) => !named.has(id) && UNTESTABLE_IDS[id] !== undefined);
    const tested = ids.filter((id) => named.has(id));
    const reasons = untestable.map((id) => `\n  ${id}: ${UNTESTABLE_IDS[id]}`);
    console.log(`${part}: ${tested.length} of ${ids.length} in a test name${reasons.join("")}`);
    expect(ids.filter((id) => !named.has(id) && UNTESTABLE_IDS[id] === undefined)).toEqual([]);
  },
);

test("no reason is given for an id in a test name", () => {
  expect(Object.keys(UNTESTABLE_IDS).filter((id) => named.has(id))).toEqual([]);
});

test("every option of 15.1 is used in a test or has a reason why it cannot be", () => {
  const text = [...tests]
    .filter(([path]) => !path.includes("conformance"))
    .map(([, content]) => content)
    .join("\n");
  const chosen = (name: string): boolean => text.includes(`${name}:`) || text.includes(`{ ${name} }`);
  const missing = Object.keys(imperunde.options).filter((name) => !chosen(name) && UNTESTABLE_IDS[name] === undefined);
  expect(missing).toEqual([]);
});
