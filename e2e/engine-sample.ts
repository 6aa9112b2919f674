import { commitmentTo, fairRandom, seededRandom, stableHash } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";

/** Draws and hashes that must be the same in a browser and in Node. */
export function sample(secret: string) {
  const seeded = seededRandom("same everywhere");
  const fair = fairRandom({ secret, matchId: "m", entropy: ["é", "中"] }, 3);
  const { state } = ferry.setup(4, { rounds: 4, hands: "hidden" }, seededRandom("setup"));
  return {
    seeded: Array.from({ length: 50 }, () => seeded.draw("any", 1000)),
    fair: Array.from({ length: 50 }, () => fair.draw("any", 1000)),
    commitment: commitmentTo(secret),
    hash: stableHash(state),
  };
}
