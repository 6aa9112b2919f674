import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import {
  type Event,
  imperial,
  MOST_POWER_POINTS,
  NATION_NAMES,
  type Nation,
  REGION_NAMES,
  type Region,
  SPACE_NAMES,
  type Space,
} from "@rondel/imperial";
import { expect, it } from "vitest";
import { defaultOptions } from "../../../test/default-options.ts";
import { testSession } from "../../../test/test-session.ts";
import { gameMessages } from "../../messages/game-messages.ts";
import { createContext } from "./context.ts";
import { catalogues } from "./messages/catalogues.ts";
import { messageParams } from "./messages/params.ts";
import { turnTexts } from "./turn-texts.tsx";

const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
const state = { ...imperial.emptyBoard(3, defaultOptions(imperial)), government: [0, 1, 2, 2, 2, 2] };
const session = testSession({ view: signal(imperial.view(state, asSeat(0))) });
const texts = turnTexts(createContext(session, messages));

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
  expect([0, 1].map((seat) => texts.touches(interest, asSeat(seat)))).toEqual(["Italy pays you 2 M interest.", false]);
  const destroyed: Event = {
    kind: "factoryDestroyed",
    rule: "IM-11.20",
    nation: france,
    province: regionNamed("rome"),
    owner: italy,
  };
  expect([0, 1, 2].map((seat) => texts.touches(destroyed, asSeat(seat)))).toEqual([false, true, false]);
});

it("speaks to the reader about control lost and won, and names the players at a shared device", () => {
  const change = (from: number, to: number): Event => ({
    kind: "government",
    rule: "IM-3.8",
    nation: france,
    from: asSeat(from),
    to: asSeat(to),
    bondTotal: 9,
  });
  const reader = asSeat(0);
  expect(texts.touches(change(0, 1), reader)).toBe("Player 1 takes over France from you with 9 M in bonds.");
  expect(texts.touches(change(1, 0), reader)).toBe("You take over France from Player 1 with 9 M in bonds.");
  const shared = turnTexts(createContext(testSession({ mine: signal([reader, asSeat(1)]) }), messages));
  expect(shared.touches(change(0, 1), reader)).toBe(true);
});

it("says that the end is in sight when the next taxation of a nation would end the game", () => {
  const points = NATION_NAMES.map((name) => (name === "italy" ? MOST_POWER_POINTS : 0));
  const late = testSession({ view: signal(imperial.view({ ...state, points }, asSeat(0))) });
  const { touches } = turnTexts(createContext(late, messages));
  const taxed = (nation: Nation): Event => ({
    kind: "taxed",
    rule: "IM-17.2",
    nation,
    factories: 3,
    flags: 6,
    tax: 12,
    markerFrom: 10,
    markerTo: 12,
    gained: 7,
    total: 20,
  });
  expect(touches(taxed(italy), asSeat(2))).toBe("The end is in sight: Italy can end the game with its next taxation.");
  expect(touches(taxed(france), asSeat(2))).toBe(false);
});
