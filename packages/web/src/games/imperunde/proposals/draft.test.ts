import { asSeat } from "@rondel/engine";
import { expect, test } from "vitest";
import { actionOf, counterDraft, newDraft, possibleThirds, withPlayer, withTerm } from "./draft.ts";

const [ME, BRUNO, CLARA, DAVID] = [0, 1, 2, 3].map(asSeat) as [never, never, never, never];
const SEATS = [ME, BRUNO, CLARA, DAVID];
const thirds = (player: never) => possibleThirds(SEATS, ME, player);

test("a new draft proposes peace for this round", () => {
  const action = { kind: "propose", player: BRUNO, offer: ["peace"], ask: ["peace"], rounds: 1 };
  expect(actionOf(newDraft(BRUNO))).toEqual(action);
});

test("terms keep the order of the rules, and a war names a third player only while it is chosen", () => {
  const both = withTerm(withTerm(newDraft(BRUNO), "ask", "passage", thirds(BRUNO)), "ask", "war", thirds(BRUNO));
  expect(both).toEqual({ player: BRUNO, offer: ["peace"], ask: ["peace", "war", "passage"], third: CLARA, rounds: 1 });
  expect(withTerm(both, "ask", "war", thirds(BRUNO))).not.toHaveProperty("third");
});

test("another recipient is not the third player as well", () => {
  const war = withTerm(newDraft(BRUNO), "ask", "war", thirds(BRUNO));
  expect(withPlayer(war, CLARA, thirds(CLARA))).toMatchObject({ player: CLARA, third: BRUNO });
});

test("a counterproposal starts with the same deal from the other side", () => {
  const proposal = { by: BRUNO, player: ME, offer: ["peace"], ask: ["war"], third: CLARA, rounds: 2, answer: "open" };
  const draft = counterDraft(proposal as never);
  expect(actionOf(draft, 4)).toEqual({
    kind: "counterProposal",
    proposal: 4,
    offer: ["war"],
    ask: ["peace"],
    third: CLARA,
    rounds: 2,
  });
});
