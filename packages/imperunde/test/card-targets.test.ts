import { allSeats, type Seat, schemaProblem } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import type { ActionOf, PlainPlay } from "../src/actions.ts";
import { type PlainCard, refusePlay, targetsOf } from "../src/cards/index.ts";
import { CARD_SCHEMAS, GOODS } from "../src/cards/list.ts";
import { ALL_REGIONS, CARD_NAMES, cardNamed, coastsOf, namedIn, ownerOf, type State } from "../src/index.ts";
import { CARD_CASES } from "./support/card-cases.ts";
import { CARD_MOMENTS } from "./support/card-moments.ts";
import { given } from "./support/table.ts";

const PLAIN_CARDS = CARD_NAMES.filter((name): name is PlainCard => name !== "counterEspionage");

type ValueField = { readonly kind: string; readonly names?: readonly string[]; readonly of?: readonly string[] };

/** Every value of a field, legal or not, including seats without a player. */
function valuesOf(field: ValueField): readonly unknown[] {
  if (field.kind === "index") return [...(field.names ?? []).keys()];
  return field.kind === "seat" ? allSeats(6) : (field.of ?? []);
}

/** Every play of a card that its schema allows. */
function everyPlay(state: State, name: PlainCard): PlainPlay[] {
  if (name === "smuggling") return everyBasket(state);
  const fields: Readonly<Record<string, ValueField>> = CARD_SCHEMAS[name];
  let plays: Record<string, unknown>[] = [{ kind: name }];
  for (const [field, shape] of Object.entries(fields)) {
    plays = plays.flatMap((play) => valuesOf(shape).map((value) => ({ ...play, [field]: value })));
  }
  return plays.map(asPlay);
}

function asPlay(play: Readonly<Record<string, unknown>>): PlainPlay {
  if (!isPlay(play)) throw new Error(`no play of a card: ${JSON.stringify(play)}`);
  return play;
}

const isPlay = (value: unknown): value is PlainPlay => schemaProblem(CARD_SCHEMAS, value) === undefined;

/** All baskets of up to five goods, with and without a sea, in a few territories only: the full list would be too long. */
function everyBasket(state: State): ActionOf<"smuggling">[] {
  const baskets: (typeof GOODS)[number][][] = [[]];
  for (const basket of baskets) {
    if (basket.length === 5) break;
    const from = GOODS.indexOf(basket.at(-1) ?? GOODS[0]);
    for (const good of GOODS.slice(from)) baskets.push([...basket, good]);
  }
  const owned = ALL_REGIONS.filter((region) => ownerOf(state, region) >= 0).slice(0, 4);
  return owned.flatMap((territory) =>
    baskets.flatMap((goods) => [
      { kind: "smuggling" as const, territory, goods },
      ...coastsOf(territory).map((sea) => ({ kind: "smuggling" as const, territory, goods, sea })),
    ]),
  );
}

const text = (plays: readonly PlainPlay[]): string[] => plays.map((play) => JSON.stringify(play)).toSorted();

function expectSameTargets(state: State, seat: Seat, name: PlainCard): void {
  const plays = everyPlay(state, name);
  const legal = plays.filter((play) => refusePlay(state, seat, play) === undefined);
  const tried = new Set(plays.map((play) => JSON.stringify(play)));
  const targets = targetsOf(state, seat, cardNamed(name)).filter(
    (play) => name !== "smuggling" || tried.has(JSON.stringify(play)),
  );
  expect(text(targets), `${name} of s${seat}`).toEqual(text(legal));
}

describe("the targets of a card are exactly the plays that are not refused", () => {
  test.each(Object.entries(CARD_MOMENTS))("for every card and seat at the moment %s", { timeout: 120_000 }, (_, at) => {
    const { state } = at();
    for (const seat of allSeats(state.players)) {
      for (const name of PLAIN_CARDS) if (name !== "smuggling" || seat < 2) expectSameTargets(state, seat, name);
    }
  });

  test.each(Object.entries(CARD_CASES))(
    "in a position for %s",
    { timeout: 120_000 },
    (name, { position, before = "" }) => {
      const table = given(4, `hand s0 ${name}\n ${position}`);
      table.play(before);
      for (const seat of allSeats(4)) expectSameTargets(table.state, seat, name as PlainCard);
      expect(targetsOf(table.state, 0 as Seat, cardNamed(name as PlainCard)).length).toBeGreaterThan(0);
    },
  );
});

test("the players and regions that a play names are its own fields", () => {
  const table = CARD_MOMENTS.investments();
  for (const name of PLAIN_CARDS) {
    for (const play of targetsOf(table.state, 0 as Seat, cardNamed(name))) {
      const { players, regions, to } = namedIn(play);
      const values = Object.entries(play).filter(([field]) => field !== "kind" && field !== "unit");
      const named = new Set<unknown>([...players, ...regions, ...(to === undefined ? [] : [to])]);
      const ids = values.filter(([, value]) => typeof value === "number").map(([, value]) => value);
      expect(new Set(ids), name).toEqual(named);
    }
  }
});
