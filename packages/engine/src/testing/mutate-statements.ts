import { pick, type Random } from "../random.ts";
import type { Schemas, Tagged } from "../schema.ts";
import { sampleValue } from "./samples.ts";

type Mutation = (statements: Tagged[], schemas: Schemas, random: Random) => void;

/** Leaves one statement out. */
const leaveOut: Mutation = (statements, _schemas, random) => {
  statements.splice(random.draw("place", statements.length), 1);
};

/** Adds a random statement of any kind. */
const addSample: Mutation = (statements, schemas, random) => {
  const sample = sampleValue(schemas, random);
  if (sample) statements.splice(random.draw("place", statements.length + 1), 0, sample);
};

/** Gives one statement the fields of a random one of its kind. */
const resample: Mutation = (statements, schemas, random) => {
  const place = random.draw("place", statements.length);
  const { kind } = statements[place] as Tagged;
  const sample = sampleValue({ [kind]: schemas[kind] ?? {} }, random);
  if (sample) statements[place] = sample;
};

/** Moves one statement to another place. */
const move: Mutation = (statements, _schemas, random) => {
  const [moved] = statements.splice(random.draw("place", statements.length), 1);
  if (moved) statements.splice(random.draw("place", statements.length + 1), 0, moved);
};

/** Changes one value inside a statement, or inside a text that is JSON. */
const changeValue: Mutation = (statements, _schemas, random) => {
  const place = random.draw("place", statements.length);
  statements[place] = changed(statements[place], random) as Tagged;
};

/** The JSON texts hold the frames, where most contradictions are possible. */
const changeText: Mutation = (statements, _schemas, random) => {
  const places = statements.flatMap((statement, place) => (hasText(statement) ? [place] : []));
  if (places.length === 0) return;
  const place = pick(random, "place", places);
  statements[place] = changed(statements[place], random) as Tagged;
};

const hasText = (statement: Tagged): boolean => Object.values(statement).some(isJsonText);

const MUTATIONS: readonly Mutation[] = [leaveOut, addSample, resample, move, changeValue, changeText, changeText];

/** A copy of the statements with one to three random changes. */
export function mutateStatements(statements: readonly Tagged[], schemas: Schemas, random: Random): Tagged[] {
  const copy = [...statements];
  for (let left = 1 + random.draw("changes", 3); left > 0 && copy.length > 0; left--) {
    pick(random, "mutation", MUTATIONS)(copy, schemas, random);
  }
  return copy;
}

const isJsonText = (value: unknown): value is string => typeof value === "string" && /^[[{]/.test(value);

/** Changes one number, word or list in a value. The kind of a statement or frame stays. */
function changed(value: unknown, random: Random): unknown {
  if (isJsonText(value)) return JSON.stringify(changed(JSON.parse(value), random));
  if (typeof value === "number") return value + pick(random, "by", [-1, 1, 2, 7]);
  if (typeof value === "boolean") return !value;
  if (value === null) return 0;
  if (Array.isArray(value)) return changedList(value, random);
  if (typeof value !== "object") return pick(random, "word", [value, "none"]);
  const names = Object.keys(value).filter((name) => name !== "kind");
  if (names.length === 0) return value;
  const name = pick(random, "field", names);
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], random) };
}

function changedList(list: readonly unknown[], random: Random): unknown[] {
  const place = random.draw("place", list.length + 1);
  if (place === list.length) return list.slice(0, -1);
  if (random.draw("twice", 6) === 0) return [...list, list[place]];
  return list.map((item, other) => (other === place ? changed(item, random) : item));
}
