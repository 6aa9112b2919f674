import { asSeat } from "@rondel/engine";
import { type Event, regionNamed, unitNamed } from "@rondel/imperunde";
import { expect, it } from "vitest";
import { motionTime, readingTime, scenesIn } from "./scene.ts";

const region = regionNamed("congo");
const rolled = (dice: readonly number[]): Event => {
  const units = dice.map(() => unitNamed("infantry"));
  return {
    kind: "rolled",
    rule: "IR-12.3.1",
    party: asSeat(0),
    other: asSeat(1),
    region,
    units,
    otherUnits: [unitNamed("infantry")],
    dice,
    otherDice: [2],
  };
};
const drawn = (name: string, word: "famine" | "storm"): Event => ({
  kind: "eventDrawn",
  rule: "IR-11.1.3",
  region: regionNamed(name),
  word,
});

it("finds every roll and every drawn event of an action, in order", () => {
  const scenes = scenesIn([rolled([6]), rolled([5, 4, 1]), drawn("congo", "famine"), drawn("north-sea", "storm")]);
  expect(scenes.map(({ kind }) => kind)).toEqual(["roll", "roll", "wheels", "wheels"]);
  expect(scenes[1]).toMatchObject({ attacker: 0, defender: 1, region });
  expect(scenes.slice(2).every((scene) => scene.kind === "wheels" && scene.event >= 0)).toBe(true);
});

it("gives more dice more time", () => {
  const [few, many] = scenesIn([rolled([6]), rolled([5, 4, 1])]).map(readingTime);
  expect(many).toBeGreaterThan(few ?? 0);
});

it("lasts no longer than the shortest pause after dice and wheels", () => {
  const scenes = scenesIn([rolled([5, 4, 1]), drawn("congo", "famine")]);
  for (const scene of scenes) expect(motionTime(scene) + readingTime(scene)).toBeLessThanOrEqual(2000);
});
