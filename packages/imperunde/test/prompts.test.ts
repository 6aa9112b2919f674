import { currentPrompt, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { imperunde, PROMPT_CODES } from "../src/index.ts";
import { given, optionsWith } from "./support/table.ts";

/** The codes that the first release gave to prompts. */
const FORMER_CODES =
  "attack counter debts embarkation equipColony goodWinds investments movement nameUnits reinforce sealStance shift sinking startShips talks unmask window withdraw";

test("standing answers with the codes of the first release apply to the current prompts", () => {
  const current = FORMER_CODES.split(" ").map((code) => currentPrompt(imperunde.storedPrompts, `prompt.${code}`));
  const notDecisions = ["nothing", "game-over", "waiting"];
  expect(current.toSorted()).toEqual(PROMPT_CODES.filter((code) => !notDecisions.includes(code)).toSorted());
});

test("a seat that owes no decision gets the prompt of the others inside `waiting`", () => {
  const { state } = given(4, "turn investments s0");
  const [active, other] = [0, 1].map((seat) => imperunde.prompt(state, seat as never));
  expect(active).toEqual({ code: "investments", params: { seat: 0 } });
  expect(other).toEqual({ code: "waiting", params: { seat: 0, waitingFor: "investments" } });
});

test("every prompt of a match is in the list of codes", () => {
  const random = seededRandom("prompts");
  const { state } = imperunde.setup(4, optionsWith({ targetPosts: 8 }), random);
  const codes = new Set<string>();
  for (let actions = 0; actions < 1500 && !state.ended; actions++) {
    for (const seat of state.order) codes.add(imperunde.prompt(state, seat).code);
    const [seat] = imperunde.deciders(state);
    if (seat === undefined) break;
    const offers = imperunde.actions(state, seat);
    imperunde.play(state, seat, offers[random.draw("action", offers.length)] as (typeof offers)[number], random);
  }
  expect([...codes].filter((code) => !PROMPT_CODES.some((known) => known === code))).toEqual([]);
  expect(codes.size).toBeGreaterThan(8);
});
