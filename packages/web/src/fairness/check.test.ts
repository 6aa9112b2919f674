import { appendAction, chanceSource, commitmentTo, createMatch, matchToText, pick, seededRandom } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { checkChance } from "./check.ts";

const SECRET = "5".repeat(64);
const PROMISED = commitmentTo(SECRET);

/** A whole match of the reference game, as the server writes it at the end. */
function file(): string {
  const chance = { kind: "fair", commitment: PROMISED, entropy: ["mine"] } as const;
  const source = chanceSource(chance, "match", SECRET);
  if (!source) throw new Error("the secret keeps its commitment");
  const options = { rounds: 2, hands: "hidden" } as const;
  const header = { game: "ferry", rulesVersion: ferry.rulesVersion, id: "match", players: 3, options, chance } as const;
  const begun = createMatch(ferry, { ...header, begin: "setup", statements: [] }, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const { match } = begun;
  const chooser = seededRandom("choices");
  for (let seat = ferry.deciders(match.state)[0]; seat !== undefined; seat = ferry.deciders(match.state)[0]) {
    appendAction(match, match.entries.length, seat, pick(chooser, "choice", ferry.actions(match.state, seat)), source);
  }
  return matchToText(match, new Map(), SECRET);
}

describe("the check of a match in the page", () => {
  it("finds every draw as it was promised", () => {
    expect(checkChance(ferry, file(), PROMISED)).toMatchObject({ verdict: "fair" });
  });

  it("finds a promise that was changed, a draw that was turned and a file that ends too soon", () => {
    expect(checkChance(ferry, file(), commitmentTo("6".repeat(64)))).toMatchObject({ verdict: "wrong-secret" });
    const turned = file().replace(/ (\d)\/6/, (_, drawn) => ` ${(Number(drawn) % 6) + 1}/6`);
    expect(checkChance(ferry, turned, PROMISED)).toMatchObject({ verdict: "forged" });
    expect(checkChance(ferry, file().replace(/^1 .*$/m, "1 s0 nonsense"), PROMISED)).toMatchObject({
      verdict: "damaged",
      entries: 0,
    });
  });
});
