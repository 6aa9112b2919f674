import { asSeat } from "@rondel/engine";
import { type Event, regionNamed, unitNamed } from "@rondel/imperunde";
import { expect, it } from "vitest";
import { testSession } from "../../../test/test-session.ts";
import { gameMessages } from "../../messages/game-messages.ts";
import { createContext } from "./context.ts";
import { catalogues } from "./messages/catalogues.ts";
import { messageParams } from "./messages/params.ts";
import { turnTexts } from "./turn-texts.tsx";

const messages = gameMessages({ catalogues, params: messageParams }, (seat) => ["Anna", "Bruno"][seat] ?? "");
const texts = turnTexts(createContext(testSession(), messages));

const region = regionNamed("congo");
const party = asSeat(1);
const bought: Event = { kind: "bought", rule: "IR-7.1.1", party, region, count: 1, unit: unitNamed("infantry") };

it("describes a turn in one sentence with its sums", () => {
  expect(texts.describe([bought, bought])?.text).toBe("Bruno: 2 infantry (Congo) for 2 doubloons");
});

it("names the events that were drawn", () => {
  const drawn: Event = { kind: "eventDrawn", rule: "IR-11.1.3", region, word: "famine" };
  expect(texts.describe([drawn])?.text).toBe("Events: Famine (Congo)");
});

it("has no sentence for a turn without an action", () => {
  expect(texts.describe([{ kind: "turnEnded", rule: "IR-4.1.1" }])).toBeUndefined();
});

it("counts attacks and wars as things that happen to a player", () => {
  const attack: Event = { kind: "attackBegan", rule: "IR-9.5.1", party, other: asSeat(0), region, count: 1 };
  expect([0, 1].map((seat) => texts.touches(attack, asSeat(seat)))).toEqual([true, false]);
  const war: Event = { kind: "relationChanged", rule: "IR-5.3.1", party, other: asSeat(0), word: "war" };
  expect([0, 1, 2].map((seat) => texts.touches(war, asSeat(seat)))).toEqual([true, true, false]);
});
