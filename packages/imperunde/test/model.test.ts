import { seededRandom } from "@rondel/engine";
import { anyOptions } from "@rondel/engine/testing";
import { expect, it } from "vitest";
import { imperunde } from "../src/index.ts";
import { arrangedPosition } from "./support/model/arranged.ts";
import { type Findings, playWithModel } from "./support/model/play.ts";
import { optionsWith } from "./support/table.ts";

const PATIENCE = { timeout: 120_000 };
const GAMES = 8;
const POSITIONS = 140;

it("a second implementation of the rules lists the same decisions and card plays in random games", PATIENCE, () => {
  const findings: Findings = { compared: new Map() };
  for (let game = 0; game < GAMES; game++) {
    const random = seededRandom(`model ${game}`);
    const options = optionsWith(game < GAMES / 2 ? {} : anyOptions(imperunde.options, random));
    playWithModel(imperunde.setup(3 + (game % 4), options, random).state, 250, random, findings);
    expect(findings.difference, `game ${game}`).toBeUndefined();
  }
  expect(findings.compared.get("startShips")).toBeGreaterThan(40);
  expect(findings.compared.get("startColonies")).toBeGreaterThan(150);
});

it(
  "a second implementation of the rules lists the same decisions and card plays at crowded positions",
  PATIENCE,
  () => {
    const findings: Findings = { compared: new Map() };
    for (let number = 0; number < POSITIONS; number++) {
      const random = seededRandom(`position ${number}`);
      const options = optionsWith(number % 3 === 0 ? {} : anyOptions(imperunde.options, random));
      playWithModel(arrangedPosition(3 + (number % 4), options, random), 60, random, findings);
      expect(findings.difference, `position ${number}`).toBeUndefined();
    }
    const least = {
      talks: 250,
      income: 50,
      investments: 200,
      movement: 120,
      attack: 80,
      battle: 25,
      sinking: 3,
      embarkation: 100,
      goodWinds: 25,
      window: 1500,
      card: 300,
      unmask: 50,
      withdrawal: 10,
      shift: 40,
    };
    for (const [kind, number] of Object.entries(least))
      expect(findings.compared.get(kind), kind).toBeGreaterThan(number);
  },
);
