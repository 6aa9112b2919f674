import { asSeat } from "@rondel/engine";
import {
  type Event,
  NATION_NAMES,
  type Nation,
  REGION_NAMES,
  type Region,
  SPACE_NAMES,
  type Space,
} from "@rondel/imperial";
import { expect, it } from "vitest";
import { gameMessages } from "../../messages/game-messages.ts";
import type { ImperialContext } from "./context.ts";
import { catalogues } from "./messages/catalogues.ts";
import { messageParams } from "./messages/params.ts";
import { turnTexts } from "./turn-texts.tsx";

const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
const text = (key: string, params?: Record<string, string | number>) => messages.term(key, params);
const government = [0, 1, 1, 2, 2, 2].map(asSeat);
const state = { peek: () => ({ government }) };
const texts = turnTexts({ messages, text, state } as unknown as ImperialContext);

const nationNamed = (name: (typeof NATION_NAMES)[number]) => NATION_NAMES.indexOf(name) as Nation;
const regionNamed = (name: (typeof REGION_NAMES)[number]) => REGION_NAMES.indexOf(name) as Region;
const france = nationNamed("france");
const italy = nationNamed("italy");
const rondel: Event = {
  kind: "rondel",
  rule: "IM-7.1",
  nation: france,
  seat: asSeat(1),
  to: SPACE_NAMES.indexOf("import") as Space,
  steps: 1,
  surcharge: 0,
  passed: false,
};
const imported = (unit: "army" | "fleet", province: (typeof REGION_NAMES)[number]): Event => ({
  kind: "imported",
  rule: "IM-10.1",
  nation: france,
  unit,
  province: regionNamed(province),
});

it("describes a turn in one sentence with its sums", () => {
  const events = [rondel, imported("army", "paris"), imported("army", "paris"), imported("fleet", "brest")];
  expect(texts.describe(events)?.text).toBe("France: Import, 2 armies and 1 fleet (Paris, Brest)");
});

it("has no sentence for a turn that has only begun", () => {
  expect(texts.describe([{ kind: "turn", rule: "IM-6.1" }])).toBeUndefined();
});

it("counts control, destroyed factories, attacks and interest as things that happen to a player", () => {
  const lost: Event = {
    kind: "government",
    rule: "IM-3.8",
    nation: france,
    from: asSeat(1),
    to: asSeat(2),
    bondTotal: 9,
  };
  const interest: Event = {
    kind: "money",
    rule: "IM-12.1",
    from: { treasury: italy },
    to: { cash: asSeat(0) },
    amount: 2,
    flow: "interest",
  };
  expect([0, 1, 2].map((seat) => texts.touches(lost, asSeat(seat)))).toEqual([false, true, true]);
  expect([0, 1].map((seat) => texts.touches(interest, asSeat(seat)))).toEqual([true, false]);
  const destroyed: Event = {
    kind: "factoryDestroyed",
    rule: "IM-11.20",
    nation: france,
    province: regionNamed("rome"),
    owner: italy,
  };
  const owner = government[italy] ?? asSeat(0);
  const attacker = government[france] ?? asSeat(0);
  expect(texts.touches(destroyed, owner)).toBe(owner !== attacker);
});
