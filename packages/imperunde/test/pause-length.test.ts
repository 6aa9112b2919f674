import { describe, expect, test } from "vitest";
import { imperunde, regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { givenHands, sea, type TestTable } from "./support/table.ts";

const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2\n colony china s3 1`;
const ATTACK = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";
const FIRST_LAND_EVENT = 0;
const FAIR_WINDS = 2;

/** A seat whose only card is one for any time, as everyone knows. */
const knownRebellion = (seat: string): string => `hand ${seat} rebellion\n shown ${seat} rebellion`;

/** The open window and the share of a full pause that it lasts. */
function pauseOf({ state }: TestTable): [string | undefined, number | undefined] {
  const top = state.frames.at(-1);
  const at = top?.kind === "window" ? top.at : top?.kind === "card" ? "counter" : undefined;
  return [at, imperunde.answerWindow(state)?.pause?.share];
}

describe("IR-13.2.11: a pause is full if somebody could be asked by default, as far as everyone knows", () => {
  test("before a battle, where a hidden card of the attacker or the defender may be one for battles", () => {
    for (const seat of ["s0", "s1"]) {
      const table = givenHands(4, `${BATTLE}\n hand ${seat} rebellion\n turn movement s0`);
      table.play(ATTACK);
      expect(pauseOf(table)).toEqual(["battle", 1]);
    }
  });

  test("before a battle, where the defender holds a card for any time", () => {
    const table = givenHands(4, `${BATTLE}\n ${knownRebellion("s1")}\n turn movement s0`);
    table.play(ATTACK);
    expect(pauseOf(table)).toEqual(["battle", 1]);
  });

  test("after a turn of investments, where a hidden card may be Smuggling", () => {
    const table = givenHands(
      4,
      `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n money s0 9 0\n hand s3 plunder\n turn investments s0`,
    );
    table.play("s0 endInvestments");
    expect(pauseOf(table)).toEqual(["investments", 1]);
  });

  test("after a card, which may be countered", () => {
    const table = givenHands(
      4,
      `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n hand s0 rebellion\n hand s1 plunder\n turn investments s0`,
    );
    table.play("s0 rebellion china");
    expect(pauseOf(table)).toEqual(["counter", 1]);
  });
});

describe("IR-13.2.11: a pause in which only cards for any time could be played is shorter", () => {
  test("but covers the dice of a battle", () => {
    const table = givenHands(4, `${BATTLE}\n hand s3 plunder\n turn movement s0`);
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -\n s0 begin");
    expect(pauseOf(table)).toEqual(["battle", 0.6]);
    table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [1, 1] });
    expect(pauseOf(table)).toEqual(["roll", 0.8]);
  });

  test("between two rolls, also for the defender", () => {
    const table = givenHands(4, `${BATTLE}\n ${knownRebellion("s1")}\n turn movement s0`);
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -\n s0 begin");
    table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [1, 1] });
    expect(pauseOf(table)).toEqual(["roll", 0.8]);
  });

  test("but covers the wheels of an event", () => {
    const table = givenHands(
      4,
      `${BATTLE}\n ${knownRebellion("s3")}\n ${drawn(4, regionNamed("peru"), FIRST_LAND_EVENT, false)}`,
    );
    expect(pauseOf(table)).toEqual(["event", 0.8]);
  });

  test("after a turn of movement", () => {
    const table = givenHands(4, `${BATTLE}\n hand s3 plunder\n turn movement s0`);
    table.play("s0 endMovement");
    expect(pauseOf(table)).toEqual(["movement", 0.6]);
  });
});

describe("IR-13.2.11: before a battle, a card for any time is worth a full pause", () => {
  /** Two fleets at war share a sea that is cleared in phase 5. Seat 0 attacks. */
  function clearing(holder: string): TestTable {
    const fleets = "pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 frigate 1";
    const table = givenHands(4, `${BATTLE}\n ${fleets}\n ${knownRebellion(holder)}\n turn investments s3`);
    table.play("s3 endInvestments");
    table.passOnce();
    return table;
  }

  test("for the attacker if the clearing of a sea began the battle, but not for a bystander", () => {
    expect(pauseOf(clearing("s0"))).toEqual(["battle", 1]);
    expect(pauseOf(clearing("s2"))).toEqual(["battle", 0.6]);
  });

  test("but not for a player who attacks, on a turn of movement or by fair winds", () => {
    const turn = givenHands(4, `${BATTLE}\n ${knownRebellion("s0")}\n turn movement s0`);
    turn.play(ATTACK);
    expect(pauseOf(turn)).toEqual(["battle", 0.6]);
    const winds = givenHands(
      4,
      `${BATTLE}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n ${knownRebellion("s0")}
       ${drawn(4, sea("indian-ocean"), FAIR_WINDS, true)}`,
    );
    winds.passOnce();
    winds.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    expect(pauseOf(winds)).toEqual(["battle", 0.6]);
  });
});
