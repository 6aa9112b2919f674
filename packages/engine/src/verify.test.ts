import { describe, expect, it } from "vitest";
import { type ChanceSource, type Contribution, chanceSource } from "./chance.ts";
import { commitmentTo, entropyCommitment } from "./fair-random.ts";
import { type Entry, type Match, newHeader } from "./match.ts";
import { createMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { readMatch } from "./match-reader.ts";
import { matchToText } from "./match-text.ts";
import { ferry } from "./reference/index.ts";
import type { Seat } from "./seat.ts";
import { verifyChance } from "./verify.ts";

const SECRET = "d4".repeat(32);

describe("verifying the chance of a match", () => {
  it("verifies every draw once the secret is revealed", () => {
    const match = playedMatch();
    const draws = match.entries.reduce((sum, entry) => sum + (entry.kind === "action" ? entry.draws.length : 0), 0);
    expect(verifyChance(match, SECRET)).toEqual({ verdict: "fair", draws: draws + match.setupDraws.length });
    expect(draws).toBeGreaterThan(0);
  });

  it("verifies nothing without the secret or with another one", () => {
    expect(verifyChance(playedMatch())).toEqual({ verdict: "not-revealed" });
    expect(verifyChance(playedMatch(), "e5".repeat(32))).toEqual({ verdict: "wrong-secret" });
  });

  it("finds entropy that is not the one to which a player was committed", () => {
    const contributions = [
      { seat: 0, commitment: entropyCommitment("red"), entropy: "red" },
      { seat: 1, commitment: entropyCommitment("blue"), entropy: null },
    ];
    const match = playedMatch(contributions);
    expect(verifyChance(match, SECRET)).toMatchObject({ verdict: "fair" });
    const text = matchToText(match, new Map(), SECRET);
    expect(readMatch(text, () => ferry).match?.header).toEqual(match.header);
    const changed = readMatch(text.replace(" red\n", " green\n"), () => ferry).match as Match;
    expect(verifyChance(changed, SECRET)).toEqual({ verdict: "wrong-entropy", seat: 0 });
    const twice = text.replace(/^(contribution s0 .*)$/m, "$1\n$1");
    expect(readMatch(twice, () => ferry).problem).toMatchObject({ code: "wrong-contribution" });
  });

  it("finds a changed die", () => {
    const match = playedMatch();
    const place = match.entries.findIndex((entry) => entry.kind === "action" && entry.draws.length > 0);
    const entry = match.entries[place] as Extract<Entry, { kind: "action" }>;
    const turned = entry.draws.map((draw) => ({ ...draw, result: (draw.result + 1) % draw.sides }));
    match.entries[place] = { ...entry, draws: turned };
    expect(verifyChance(match, SECRET)).toMatchObject({ verdict: "forged", entry: place + 1 });
  });

  it("verifies an imported match from the import on", () => {
    const match = playedMatch();
    const drawing = match.entries.flatMap((entry, index) =>
      entry.kind === "action" && entry.draws.length > 0 ? [index + 1] : [],
    );
    const [imported = 0, next = 0] = drawing;
    const turned = (number: number): Match => {
      const entries = match.entries.slice();
      const entry = entries[number - 1] as Extract<Entry, { kind: "action" }>;
      entries[number - 1] = { ...entry, draws: entry.draws.map((draw) => ({ ...draw, label: "turned" })) };
      return { ...match, entries, header: { ...match.header, imported } };
    };
    const elsewhere: Match = { ...match, header: { ...match.header, id: "elsewhere", imported: match.entries.length } };
    expect(next).toBeGreaterThan(imported);
    expect(verifyChance({ ...match, header: { ...match.header, imported } }, SECRET)).toEqual({
      verdict: "fair-since",
      imported,
      draws: drawing.length - 1,
    });
    expect(verifyChance(turned(next), SECRET)).toMatchObject({ verdict: "forged", entry: next });
    expect(verifyChance(elsewhere, SECRET)).toMatchObject({ verdict: "fair-since", draws: 0 });
  });

  it("finds a changed setup", () => {
    const match = playedMatch();
    const [first, ...others] = match.setupDraws;
    if (!first) throw new Error("the setup draws");
    const dealt = [{ ...first, result: (first.result + 1) % first.sides }, ...others];
    expect(verifyChance({ ...match, setupDraws: dealt }, SECRET)).toMatchObject({ verdict: "forged", entry: 0 });
  });
});

function playedMatch(contributions: readonly Contribution[] = []): Match {
  const fair = { kind: "fair", commitment: commitmentTo(SECRET), entropy: [] } as const;
  const chance = contributions.length > 0 ? { ...fair, contributions } : fair;
  const source = chanceSource(chance, "v", SECRET) as ChanceSource;
  const options = { rounds: 4, hands: "hidden" };
  const begun = createMatch(ferry, newHeader(ferry, { id: "v", players: 2, options, chance }), source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const match: Match = begun.match;
  while (match.deciders.length > 0) {
    const seat = match.deciders[0] as Seat;
    appendAction(match, match.entries.length, seat, match.game.actions(match.state, seat)[0], source);
  }
  return match;
}
