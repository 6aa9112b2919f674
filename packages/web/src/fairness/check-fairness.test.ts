import {
  appendAction,
  chanceSource,
  commitmentTo,
  createMatch,
  matchToText,
  newHeader,
  pick,
  seededRandom,
} from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { checkFairness } from "./check-fairness.ts";

const SECRET = "5".repeat(64);
const COMMITMENT = commitmentTo(SECRET);

/** A whole match of the reference game, as the server writes it at the end. */
function file(): string {
  const chance = { kind: "fair", commitment: COMMITMENT, entropy: ["mine"] } as const;
  const source = chanceSource(chance, "match", SECRET);
  if (!source) throw new Error("the secret does not match the commitment");
  const options = { rounds: 2, hands: "hidden" } as const;
  const created = createMatch(ferry, newHeader(ferry, { id: "match", players: 3, options, chance }), source);
  if ("refused" in created) throw new Error(created.refused.code);
  const { match } = created;
  const chooser = seededRandom("choices");
  for (let seat = ferry.deciders(match.state)[0]; seat !== undefined; seat = ferry.deciders(match.state)[0]) {
    appendAction(match, match.entries.length, seat, pick(chooser, "choice", ferry.actions(match.state, seat)), source);
  }
  return matchToText(match, new Map(), SECRET);
}

describe("checking the fairness of a match", () => {
  it("confirms all draws of an untouched match", () => {
    expect(checkFairness(ferry, file(), COMMITMENT)).toMatchObject({ verdict: "fair" });
  });

  it("says whether the entropy of this device is in the draws", () => {
    expect(checkFairness(ferry, file(), COMMITMENT, "mine")).toMatchObject({ verdict: "fair", isOwnMissing: false });
    expect(checkFairness(ferry, file(), COMMITMENT, "left-out")).toMatchObject({ verdict: "fair", isOwnMissing: true });
  });

  it("detects a changed secret, a changed draw and a damaged file", () => {
    expect(checkFairness(ferry, file(), commitmentTo("6".repeat(64)))).toMatchObject({ verdict: "wrong-secret" });
    const forged = file().replace(/ (\d)\/6/, (_, drawn) => ` ${(Number(drawn) % 6) + 1}/6`);
    expect(checkFairness(ferry, forged, COMMITMENT)).toMatchObject({ verdict: "forged" });
    expect(checkFairness(ferry, file().replace(/^1 .*$/m, "1 s0 nonsense"), COMMITMENT)).toMatchObject({
      verdict: "damaged",
      entries: 0,
    });
  });
});
