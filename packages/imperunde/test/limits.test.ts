import type { Field, Schemas } from "@rondel/engine";
import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";

/** The limits of all numbers and lists in a table of schemas, as lines. */
function limitsOf(schemas: Schemas): string[] {
  const limit = (field: Field): string | undefined => {
    if (field.kind === "integer") return `${field.least} to ${field.most}`;
    if (field.kind === "text") return `at most ${field.longest} characters`;
    if (field.kind !== "list") return undefined;
    const items = limit(field.item);
    return items ? `at most ${field.most}, each ${items}` : `at most ${field.most}`;
  };
  return Object.entries(schemas).flatMap(([kind, fields]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const limits = limit(field);
      return limits ? [`${kind}.${name}: ${limits}`] : [];
    }),
  );
}

test("IR-3.4.4, IR-6.3, IR-12.1.2, RU-112: actions accept no numbers and lists beyond these limits", () => {
  expect(limitsOf(imperunde.actionSchemas)).toEqual([
    "equipArmies.infantry: 0 to 3",
    "equipArmies.cavalry: 0 to 1",
    "equipArmies.artillery: 0 to 1",
    "proposeTarget.posts: 1 to 90",
    "openChannel.members: at most 6",
    "closeChannel.channel: 0 to 63",
    "propose.offer: at most 3",
    "propose.ask: at most 3",
    "propose.rounds: 1 to 3",
    "acceptProposal.proposal: 0 to 35",
    "rejectProposal.proposal: 0 to 35",
    "counterProposal.proposal: 0 to 35",
    "counterProposal.offer: at most 3",
    "counterProposal.ask: at most 3",
    "counterProposal.rounds: 1 to 3",
    "withdrawProposal.proposal: 0 to 35",
    "sealStance.war: at most 5",
    "settleDebt.change: -10 to 5",
    "send.via: at most 2",
    "name.units: at most 3",
    "smuggling.goods: at most 5",
    "orderCounter.cards: at most 18",
    "dropOrder.order: 0 to 31",
  ]);
});

test("IR-1.2.1, IR-2.5.4, IR-6.3.2, IR-13.5.19: position files accept no numbers and lists beyond these limits", () => {
  expect(limitsOf(imperunde.statementSchemas).filter((line) => !line.includes("characters"))).toEqual([
    "round.round: 0 to 999",
    "round.phase: 0 to 8",
    "sequence.order: at most 6",
    "target.posts: 1 to 90",
    "colony.posts: 0 to 5",
    "newPosts.posts: 0 to 5",
    "spending.doubloons: 0 to 99",
    "pieces.count: 1 to 80",
    "hand.cards: at most 48",
    "discard.cards: at most 48",
    "money.funds: 0 to 9999",
    "money.debt: 0 to 25",
    "sheet.round: 1 to 999",
    "sheet.lines: at most 13, each 0 to 9999",
    "cardsBought.cards: 0 to 3",
    "struck.regions: at most 9",
    "channel.members: at most 6",
    "promise.until: 1 to 999",
    "promise.pact: 1 to 9999",
    "shown.cards: at most 48",
    "deck.cards: at most 48",
  ]);
});

test("questions accept no numbers and lists beyond these limits", () => {
  expect(limitsOf(imperunde.questionSchemas)).toEqual([
    "budget.change: -10 to 5",
    "attack.units: at most 3",
    "attack.from: at most 3",
    "attack.cards: at most 3",
    "odds.attackers: at most 12",
    "odds.reserves: at most 12",
    "odds.defenders: at most 12",
    "odds.storms: 0 to 3",
    "odds.reserveStorms: 0 to 3",
    "storm.ships: 1 to 20",
  ]);
});
