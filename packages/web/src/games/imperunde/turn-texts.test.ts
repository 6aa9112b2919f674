import { signal } from "@preact/signals";
import { asSeat, seededRandom } from "@rondel/engine";
import { type Event, imperunde, postsOnBoard, regionNamed, unitNamed } from "@rondel/imperunde";
import { expect, it } from "vitest";
import { defaultOptions } from "../../../test/default-options.ts";
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

it("names smuggled goods apart from those that the player has paid for", () => {
  const smuggled = { ...bought, rule: "IR-13.5.11", unit: unitNamed("frigate"), region: regionNamed("gulf-of-guinea") };
  expect(texts.describe([bought, smuggled])?.text).toBe(
    "Bruno: 1 infantry (Congo) for 1 doubloon, 1 frigate smuggled (Gulf of Guinea)",
  );
  expect(texts.describe([bought, { ...smuggled, party: asSeat(0) }])?.text).toBe(
    "Bruno: 1 infantry (Congo) for 1 doubloon",
  );
});

it("names the events that were drawn", () => {
  const drawn: Event = { kind: "eventDrawn", rule: "IR-11.1.3", region, word: "famine" };
  expect(texts.describe([drawn])?.text).toBe("Events: Famine (Congo)");
});

it("has no sentence for a turn without an action", () => {
  expect(texts.describe([{ kind: "turnEnded", rule: "IR-4.1.1" }])).toBeUndefined();
});

it("counts attacks and wars as things that happen to a player, and speaks to the reader", () => {
  const attack: Event = { kind: "attackBegan", rule: "IR-9.5.1", party, other: asSeat(0), region, count: 1 };
  expect([0, 1].map((seat) => texts.touches(attack, asSeat(seat)))).toEqual(["Bruno attacks you in the Congo.", false]);
  const war: Event = { kind: "relationChanged", rule: "IR-5.3.1", party, other: asSeat(0), word: "war" };
  expect([0, 1, 2].map((seat) => texts.touches(war, asSeat(seat)))).toEqual([
    "You are at war with Bruno.",
    true,
    false,
  ]);
  const kinds = ["conquered", "cargoSunk", "shifted", "promiseBroken"] as const;
  const given = { rule: "IR-9.5.1", party, other: asSeat(0), region, to: region, count: 2, word: "peace" };
  expect(kinds.map((kind) => texts.touches({ ...given, kind } as Event, asSeat(0)))).toEqual([
    "Bruno conquers the Congo from you.",
    "Bruno sinks 2 of your transports in the Congo.",
    "Forged orders: your units move, Congo → Congo.",
    "Bruno has broken a promise to you: no war.",
  ]);
});

it("says that the end is in sight when another player comes close to the target", () => {
  const { state } = imperunde.setup(3, defaultOptions(imperunde), seededRandom("end in sight"));
  const posts = postsOnBoard(state, party);
  const post: Event = { kind: "bought", rule: "IR-7.2.1", party, region, count: 1, word: "post" };
  const touch = (target: number, seat: number) => {
    const view = signal(imperunde.view({ ...state, target }, asSeat(seat)));
    return turnTexts(createContext(testSession({ view }), messages)).touches(post, asSeat(seat));
  };
  expect(touch(posts + 2, 0)).toBe(`The end is in sight: Bruno has ${posts} of ${posts + 2} trading posts.`);
  expect(touch(posts + 2, party)).toBe(false);
  expect(touch(posts + 3, 0)).toBe(false);
});

it("says in the result whether a player has reached the target, and writes other sums as numbers", () => {
  expect([messages.sumValue("won", 1), messages.sumValue("won", 0), messages.sumValue("posts", 1)]).toEqual([
    "yes",
    "no",
    "1",
  ]);
});
