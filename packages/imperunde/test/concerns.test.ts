import { asSeat, type Seat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { concernsSeat, type Frame, regionNamed, type State, type WindowName } from "../src/index.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given } from "./support/table.ts";

type CardFrame = Extract<Frame, { kind: "card" }>;

const SEATS = [0, 1, 2, 3].map(asSeat);
const [S0, S1, S2] = SEATS as [Seat, Seat, Seat];

/** s0 plays the cards, s1 has a frigate in the Arabian Sea, s2 a colony in Siam. */
const { state } = given(4, `${HOMES} colony siam s2 1\n pieces arabian-sea s1 frigate 1`);

const played = (play: CardFrame["play"], chain: readonly Seat[] = []): CardFrame => ({
  kind: "card",
  seat: S0,
  play,
  chain: [...chain],
  passed: [0, 0, 0, 0],
});

const window = (at: WindowName): Frame & { kind: "window" } => ({ kind: "window", at, passed: [0, 0, 0, 0] });

const concerned = (now: State, frame: Parameters<typeof concernsSeat>[2]): Seat[] =>
  SEATS.filter((seat) => concernsSeat(now, seat, frame));

describe("a played card concerns", () => {
  test("its player and the players that it names", () => {
    expect(concerned(state, played({ kind: "armistice", player: S1 }))).toEqual([S0, S1]);
    expect(concerned(state, played({ kind: "peaceTreaty", one: S1, other: S2 }))).toEqual([S0, S1, S2]);
  });

  test("the owner of a territory and the owners of ships in a sea that it names", () => {
    expect(concerned(state, played({ kind: "rebellion", territory: regionNamed("siam") }))).toEqual([S0, S2]);
    expect(concerned(state, played({ kind: "pirates", sea: regionNamed("arabian-sea") }))).toEqual([S0, S1]);
  });

  test("players at the destination of forged orders", () => {
    const [from, to] = [regionNamed("indian-ocean"), regionNamed("arabian-sea")];
    expect(concerned(state, played({ kind: "forgedOrdersSea", owner: S2, from, to }))).toEqual([S0, S1, S2]);
  });

  test("the players of its counters", () => {
    expect(concerned(state, played({ kind: "armistice", player: S1 }, [S2]))).toEqual([S0, S1, S2]);
  });
});

describe("a card window concerns", () => {
  const battle = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1\n turn movement s0`,
  );
  battle.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");

  test("the two sides of a battle before a roll", () => {
    expect(concerned(battle.state, window("battle"))).toEqual([S0, S1]);
    expect(concerned(battle.state, window("roll"))).toEqual([S0, S1]);
    expect(concerned(state, window("battle"))).toEqual([]);
  });

  test("everyone at other moments", () => {
    expect(concerned(state, window("event"))).toEqual(SEATS);
    expect(concerned(state, window("talks"))).toEqual(SEATS);
  });

  test("a seat in a battle even if the card does not name it", () => {
    expect(concerned(battle.state, played({ kind: "rebellion", territory: regionNamed("siam") }))).toEqual([S0, S1]);
  });
});
