import type { StoredNames, StoredPrompts } from "@rondel/engine";
import type { PromptCode } from "./codes.ts";

/** The first release stored a region as "field" and a territory as "land". */
export const STORED_NAMES: StoredNames = { region: "field", territory: "land" };

/** The first release prefixed prompt codes and wrote them in camel case. */
export const STORED_PROMPTS: StoredPrompts = {
  "prompt.attack": "attack",
  "prompt.counter": "counter",
  "prompt.debts": "debts",
  "prompt.embarkation": "embarkation",
  "prompt.equipColony": "equip-colony",
  "prompt.goodWinds": "fair-winds",
  "prompt.investments": "investments",
  "prompt.movement": "movement",
  "prompt.nameUnits": "name-units",
  "prompt.reinforce": "reinforce",
  "prompt.sealStance": "seal-stance",
  "prompt.shift": "shift",
  "prompt.sinking": "sinking",
  "prompt.startShips": "start-ships",
  "prompt.talks": "talks",
  "prompt.unmask": "unmask",
  "prompt.window": "window",
  "prompt.withdraw": "withdraw",
} satisfies Readonly<Record<string, PromptCode>>;
