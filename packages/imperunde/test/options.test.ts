import { expect, test } from "vitest";
import { CARD_NAMES, imperunde, regionNamed } from "../src/index.ts";
import { entryAt, spin } from "../src/wheel.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenHands, playCard, type TestTable } from "./support/table.ts";

test("TV-OPT-1: an armistice opens the partner's seas, or not", () => {
  const position = `${HOMES} relation s0 s1 war card=armistice\n pieces arabian-sea s1 frigate 1\n colony persia s0 1\n pieces persia s0 infantry 1
    pieces indian-ocean s0 infantry-aboard 1`;
  const sail = "s0 move infantry-aboard indian-ocean arabian-sea";
  const embark = "s0 embark infantry persia arabian-sea";
  expect(given(4, `${position}\n turn movement s0`).verdict(sail)).toBe("legal");
  expect(given(4, `${position}\n turn embarkation s0`).verdict(embark)).toBe("legal");
  const closed = { armisticeAsPeace: false };
  expect(given(4, `${position}\n turn movement s0`, closed).verdict(sail)).toBe("closed-by-armistice");
  expect(given(4, `${position}\n turn embarkation s0`, closed).verdict(embark)).toBe("hostile-warships");
});

test("TV-OPT-2, RU-08: refuses a second Ambush, or adds it up", () => {
  const position = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1
    hand s1 ambush,ambush\n turn movement s0`;
  const attacked = (options = {}): TestTable => {
    const table = given(4, position, options);
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
    playCard(table, "s1 ambush");
    return table;
  };
  const once = attacked();
  expect(once.verdict("s1 ambush")).toBe("in-force-already");
  expect(
    once.pass({ "X-10 attack": [1], "X-10 defence": [2] }).find((event) => event.kind === "rolled")?.otherDice,
  ).toEqual([4]);
  const twice = attacked({ bonusStacking: true });
  playCard(twice, "s1 ambush");
  expect(
    twice.pass({ "X-10 attack": [1], "X-10 defence": [2] }).find((event) => event.kind === "rolled")?.otherDice,
  ).toEqual([6]);
});

test("TV-OPT-3: enemy transports sink at once, or the player decides", () => {
  const position = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n turn movement s0`;
  const automatic = given(4, position);
  automatic.play("s0 move frigate indian-ocean arabian-sea");
  expect(automatic.count("arabian-sea", 1, "infantry")).toBe(0);
  const asked = given(4, position, { sinkCargo: "optional" });
  asked.play("s0 move frigate indian-ocean arabian-sea");
  expect(asked.offers(0)).toEqual(["sink", "spare"]);
  asked.play("s0 spare");
  expect(asked.count("arabian-sea", 1, "infantry")).toBe(1);
});

test("RU-24: the player decides about the transports of each enemy, and nothing else until then", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n relation s0 s2 war\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1
     pieces arabian-sea s2 infantry-aboard 1\n turn movement s0`,
    { sinkCargo: "optional" },
  );
  table.play("s0 move frigate indian-ocean arabian-sea");
  expect(table.verdict("s0 endMovement")).toBe("not-offered");
  expect(table.verdict("s1 sink")).not.toBe("legal");
  table.play("s0 sink");
  expect([table.count("arabian-sea", 1, "infantry"), table.count("arabian-sea", 2, "infantry")]).toEqual([0, 1]);
  expect(table.top()).toBe("sinking");
  table.play("s0 spare");
  expect(table.count("arabian-sea", 2, "infantry")).toBe(1);
  expect(table.top()).toBe("movement");
});

test("TV-OPT-4, RU-56: a black disc prevents posts as well, or military units only", () => {
  const position = `${HOMES} colony egypt s0 1\n famine egypt\n money s0 9 0\n turn investments s0`;
  const strict = given(4, position);
  expect(strict.verdict("s0 buyPost egypt")).toBe("black-disc");
  expect(strict.verdict("s0 buyArmy infantry egypt")).toBe("black-disc");
  const lenient = given(4, position, { blackDiscBlocksPosts: false });
  expect(lenient.verdict("s0 buyPost egypt")).toBe("legal");
  expect(lenient.verdict("s0 buyArmy infantry egypt")).toBe("black-disc");
});

test("TV-OPT-5, RU-55: the value limits forts, or posts of a canal allow more", () => {
  const position = `${HOMES} canal egypt\n colony egypt s0 4\n pieces egypt s0 fort 2\n money s0 9 0\n turn investments s0`;
  expect(given(4, position).verdict("s0 buyFort egypt")).toBe("fort-needs-a-post");
  expect(given(4, position, { canalPostsAllowForts: true }).verdict("s0 buyFort egypt")).toBe("legal");
});

test("TV-OPT-6, RU-26: Smuggling may not buy posts, or may", () => {
  const position = `${HOMES} colony egypt s0 0\n pieces egypt s0 infantry 1\n hand s0 smuggling\n turn investments s1`;
  const fort = "s0 smuggling egypt fort,post";
  const infantry = "s0 smuggling egypt infantry,infantry,infantry,infantry,infantry";
  expect([given(4, position).verdict(fort), given(4, position).verdict(infantry)]).toEqual(["no-such-basket", "legal"]);
  const lenient = given(4, position, { smugglingMayBuyPosts: true });
  expect([lenient.verdict(fort), lenient.verdict(infantry)]).toEqual(["legal", "legal"]);
});

test("TV-OPT-7: fair winds allow attacks, or moves only", () => {
  const position = `${HOMES} pieces arabian-sea s0 infantry-aboard/0.0 1\n colony west-india s0 1\n ${drawn(4, regionNamed("arabian-sea"), 2, true)}`;
  const free = given(4, position);
  free.passOnce();
  expect([
    free.verdict("s0 attack persia"),
    free.verdict("s0 move infantry-aboard/0.0 arabian-sea west-india"),
  ]).toEqual(["legal", "legal"]);
  const plain = given(4, position, { goodWindsMayAttack: false });
  plain.passOnce();
  expect([
    plain.verdict("s0 attack persia"),
    plain.verdict("s0 move infantry-aboard/0.0 arabian-sea west-india"),
  ]).toEqual(["no-attack-by-wind", "legal"]);
});

test("TV-OPT-8: a calm prevents landings as well, or sea steps only", () => {
  const position = `${HOMES} calm arabian-sea\n pieces arabian-sea s0 infantry-aboard 1\n colony west-india s0 1\n turn movement s0`;
  const verdicts = (table: TestTable) => [
    table.verdict("s0 move infantry-aboard arabian-sea west-india"),
    table.verdict("s0 move infantry-aboard arabian-sea indian-ocean"),
  ];
  expect(verdicts(given(4, position))).toEqual(["calm", "calm"]);
  expect(verdicts(given(4, position, { calmBlocksLanding: false }))).toEqual(["legal", "calm"]);
});

test("TV-OPT-9, RU-45, ED-11: players embark one after another, or by simultaneous secret choice", () => {
  const position = `${HOMES} storm arabian-sea\n colony persia s0 1\n pieces persia s0 infantry 1\n colony west-india s1 1
    pieces west-india s1 infantry 1\n turn embarkation s0`;
  const first = "s0 embark infantry persia arabian-sea";
  const second = "s1 embark infantry west-india arabian-sea";
  const inTurn = given(4, position);
  expect(inTurn.verdict(second)).toBe("not-your-turn");
  expect(inTurn.play(first, { "X-15": [2] }).some((event) => event.kind === "stormRolled")).toBe(true);
  const hidden = given(4, position, { embarkOrder: "simultaneous" });
  hidden.play(`${second}\n ${first}\n s0 endEmbarkation\n s1 endEmbarkation\n s2 endEmbarkation`);
  expect(hidden.count("arabian-sea", 0, "infantry")).toBe(0);
  expect(hidden.view(2).board.frames.at(-1)).toMatchObject({ commits: [[], [], [], []], done: [0, 0, 1, 0] });
  const events = hidden.play("s3 endEmbarkation", { "X-15": [2, 4] });
  expect(events.filter((event) => event.kind === "stormRolled").map((event) => event.party)).toEqual([0, 1]);
});

test("TV-OPT-10, RU-46, RU-125: an empty deck ends the sale of cards, or is refilled from the discards", () => {
  const all = [...givenHands(4, "").state.deck];
  const hand = (cards: readonly number[]) => cards.map((card) => CARD_NAMES[card]).join();
  const position = `${HOMES} money s0 10 0\n hand s2 ${hand(all.slice(0, 43))}\n discard ${hand(all.slice(43, 47))}\n turn investments s0`;
  const strict = givenHands(4, position);
  strict.play("s0 buyCard");
  expect(strict.verdict("s0 buyCard")).toBe("deck-is-empty");
  const refilled = givenHands(4, position, { deckRefill: "when-empty" });
  refilled.play("s0 buyCard\n s0 buyCard");
  expect([refilled.state.deck.length, refilled.state.discard.length]).toEqual([3, 0]);
});

test("TV-OPT-11: pirates of the card fight at once, or at the next clearing", () => {
  const position = `${HOMES} pieces arabian-sea s1 frigate 1\n colony west-india s1 1\n hand s2 pirates`;
  const atOnce = given(4, `${position}\n turn movement s0`);
  playCard(atOnce, "s2 pirates arabian-sea");
  expect(atOnce.state.frames.some((frame) => frame.kind === "battle")).toBe(true);
  const later = given(4, `${position}\n turn movement s1`, { piratesCardTiming: "next-clearing" });
  playCard(later, "s2 pirates arabian-sea");
  expect(later.top()).toBe("movement");
  expect(later.verdict("s1 move frigate arabian-sea indian-ocean")).toBe("legal");
  expect(later.ask(1, "budget s1")).toMatchObject({ sheet: { seaTradeTax: 0 } });
  expect(later.offers(1)).toContain("attack arabian-sea");
});

test("TV-OPT-12, RU-34: no round limit, or a ranking after the last round", () => {
  const posts = (seat: string, territories: readonly string[]) =>
    territories.map((territory) => `colony ${territory} ${seat} 1`).join("\n");
  const position = `round 10 7\n ${HOMES} ${posts("s0", ["china", "siam"])}\n ${posts("s1", ["egypt", "congo"])}\n ${posts("s2", ["peru"])}
    money s0 0 5\n turn embarkation s3`;
  const end = (options = {}): TestTable => {
    const table = given(4, position, options);
    table.play("s3 endEmbarkation");
    for (let step = 0; step < 400 && table.state.round === 10 && !table.state.ended; step++) {
      if (table.top() === "window") table.passOnce({ "X-12 event": [2, 2, 2, 2, 2, 2], "X-13 event": [2, 2, 2] });
      else table.play(`s${table.deciders()[0]} ${table.offers(table.deciders()[0] ?? 0)[0]}`);
    }
    return table;
  };
  expect(end().state.round).toBe(11);
  const limited = end({ roundLimit: 10 });
  expect(imperunde.outcome(limited.state)?.ranking.map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
});

test("TV-OPT-13, RU-65: a wheel with weights draws in proportion to them", () => {
  const weights = [1, 2, 1, 4];
  expect(entryAt([0, 1, 2, 3], (territory) => weights[territory] ?? 0, 3)).toBe(2);
  const asked: number[] = [];
  const random = { draw: (_label: string, sides: number) => asked.push(sides) * 0 + 3 };
  expect(spin(random, "wheel", [0, 1, 2, 3], (territory) => weights[territory] ?? 0)).toBe(2);
  expect(spin(random, "wheel", [0, 1, 2, 3], undefined)).toBe(3);
  expect(asked).toEqual([8, 4]);
});

test("RU-05, `pace`: each kind of window has its own time limit at a live table, and twelve hours at a slow one", () => {
  const position = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2
    hand s1 ambush\n turn movement s0`;
  const table = given(4, position);
  const open = () => imperunde.answerWindow(table.state);
  const SLOW = 12 * 60 * 60;
  const pause = { stops: [], possible: expect.any(Array), round: 1, joinsNext: false, share: expect.any(Number) };
  expect(open()).toBeUndefined();
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -\n s0 begin");
  expect(open()).toEqual({ live: 12, slow: SLOW, pause });
  table.play("s1 ambush");
  expect(open()).toEqual({ live: 10, slow: SLOW, pause });
  table.passOnce();
  expect(open()).toEqual({ live: 12, slow: SLOW, pause });
  table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [1, 1] });
  expect(open()).toEqual({ live: 5, slow: SLOW, pause });
  const phase = given(4, position);
  phase.play("s0 endMovement");
  expect(imperunde.answerWindow(phase.state)).toEqual({ live: 8, slow: SLOW, pause });
});
