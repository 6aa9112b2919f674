import { expect, test } from "vitest";
import { imperial } from "../src/index.ts";
import { given } from "./support/table.ts";

/** The paths of all lists and objects that two values share. */
function sharedBy(one: unknown, other: unknown, path = ""): string[] {
  if (typeof one !== "object" || one === null) return [];
  if (one === other) return [path];
  return Object.keys(one).flatMap((key) =>
    sharedBy((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

test.each([
  ["a turn", "turn italy", [], [".options"]],
  ["a manoeuvre", "fleets italy naples 1\n turn italy", ["s1 moveRondel maneuver-1"], [".options"]],
  ["a production", "turn italy", ["s1 moveRondel production-1"], [".options", ".frames.1.left"]],
])(
  "a copy of a state with %s equals it and shares only data that never changes",
  (_name, position, lines, constant) => {
    const { state, play } = given(position);
    play(...lines);
    const copy = imperial.clone(state);
    expect(copy).toEqual(state);
    expect(sharedBy(state, copy)).toEqual(constant);
  },
);
