import { describe, expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { newEmbarkation } from "../src/phases/round.ts";
import { mostPosts } from "../src/setup/new-state.ts";
import { unitNamed } from "../src/units.ts";
import {
  battle,
  card,
  checkVerdicts,
  events,
  HOMES,
  movement,
  pending,
  problemOf,
  talks,
  window,
} from "./support/position-file.ts";
import { territory } from "./support/table.ts";

const CONGO = territory("congo");

describe("setup", () => {
  const verdict = (...frames: readonly object[]) => problemOf([...HOMES, "round 0 0", pending(...frames)]).code;

  test("IR-3.4.3 the British player equips the colony that they own", () => {
    expect(verdict({ kind: "startColonies", turn: 0, territory: territory("egypt") })).toBeUndefined();
  });

  test("IR-3.3.2 nobody owns a start colony while ships are placed", () => {
    const waiting = { kind: "startColonies", turn: 0, territory: -1 };
    expect(verdict(waiting, { kind: "startShips", turn: 0 })).toBeUndefined();
  });
});

describe("talks and income", () => {
  const T = ["round 1 2"];
  checkVerdicts("open", [
    [
      "RU-112 an objection to the lowest proposal",
      "possible",
      T,
      talks({ proposal: 1, objections: [{ by: 0, reason: "no-gain" }] }),
    ],
    [
      "RU-112 an objection of a player who agrees",
      "talks.objections",
      T,
      talks({ proposal: 1, votes: [1, 0, 0], objections: [{ by: 0, reason: "no-gain" }] }),
    ],
    ["RU-112 a proposal of all posts", "possible", T, talks({ proposal: mostPosts(3) })],
    ["IR-6.3.1 a new debt", "possible", ["round 1 3"], { kind: "income", stage: "debts", commits: [5, null, null] }],
  ]);
  const sealing = (...sealed: readonly (number | null)[]) => talks({ stage: "sealing", ready: [1, 1, 1], sealed });
  checkVerdicts(
    "RU-111 sealed",
    [
      ["war of the first player on the second", "possible", T, sealing(2, null, null)],
      ["war of the first player on themselves", "talks.sealed", T, sealing(1, null, null)],
      ["war of the second player on themselves", "talks.sealed", T, sealing(null, 2, null)],
      ["open talks", "possible", T, talks()],
      ["no choice at the end", "talks.sealed", T, talks({ stage: "closing", ready: [1, 1, 1] }), window("talks")],
    ],
    ["diplomacyClose sealed"],
  );
});

describe("embarkation", () => {
  const infantry = unitNamed("infantry");
  const choice = [infantry, CONGO, regionNamed("gulf-of-guinea")];
  const chosen = (commits: readonly number[], changes: object = {}) => ({
    ...newEmbarkation(3),
    commits: [commits, [], []],
    ...changes,
  });
  const P = ["round 1 7"];
  checkVerdicts(
    "RU-45 simultaneous",
    [
      ["an army", "possible", P, chosen(choice)],
      ["both armies of a colony", "possible", P, chosen([...choice, ...choice])],
      [
        "a second kind that is not there",
        "embarkation.commits",
        P,
        chosen([...choice, unitNamed("cavalry"), ...choice.slice(1)]),
      ],
      [
        "a fort",
        "embarkation.commits",
        ["round 1 7", "pieces congo s0 fort 1"],
        chosen([unitNamed("fort"), ...choice.slice(1)]),
      ],
      ["a player who is done", "possible", P, chosen([], { done: [1, 0, 0] })],
      ["a turn", "embarkation.turn", P, chosen([], { turn: 1 })],
      [
        "a choice that was carried out",
        "embarkation.commits",
        P,
        chosen(choice, { stage: "window" }),
        window("embarkation"),
      ],
      ["IR-13.2.8 no cards during the secret choice", "card.play", ["round 1 7", "hand s1 ambush"], chosen([]), card()],
    ],
    ["embarkOrder simultaneous"],
  );
});

describe("events and windows", () => {
  const sea = regionNamed("gulf-of-guinea");
  const six = "siberia,kamchatka,turkestan,persia,arabia,mongolia";
  const atSea = (event: number) => events({ drawn: 7, region: sea, event });
  checkVerdicts("IR-11.1.2", [
    ["the last event of a sea", "possible", ["round 1 8", `struck ${six},gulf-of-guinea`], atSea(3), window("event")],
    [
      "an event of the land at sea",
      "events.event",
      ["round 1 8", `struck ${six},gulf-of-guinea`],
      atSea(4),
      window("event"),
    ],
    [
      "a sea as the second region",
      "events.drawn",
      ["round 1 8", "struck congo,coral-sea"],
      events({ drawn: 2 }),
      window("event"),
    ],
    [
      "RU-04 the pause after the last event",
      "possible",
      ["round 1 8", "struck congo"],
      events({ stage: "end" }),
      window("roundEnd"),
    ],
  ]);
});

describe("cards", () => {
  const AMBUSH = ["round 1 2", "hand s1 ambush"];
  const shift = (changes: object = {}) => ({
    kind: "shift",
    seat: 1,
    owner: 0,
    from: CONGO,
    to: territory("mozambique"),
    shifted: 0,
    ...changes,
  });
  const two = ["round 1 2", "colony mozambique s0 1"];
  checkVerdicts("a played card", [
    [
      "IR-13.5.16 a hand to choose from",
      "possible",
      AMBUSH,
      talks(),
      { kind: "unmask", seat: 0, victim: 1, open: true },
    ],
    ["IR-13.3.4 a counter to a counter", "possible", AMBUSH, talks(), card({ chain: [1, 0] })],
    ["IR-13.3.4 a counter to the player's own counter", "card.chain", AMBUSH, talks(), card({ chain: [1, 1] })],
    ["RU-25 the last card of the victim is the counter", "possible", ["round 1 2"], talks(), card({ chain: [1] })],
    [
      "IR-13.5.7 a card that needs a battle",
      "possible",
      ["round 1 6"],
      movement(),
      battle(),
      window("battle"),
      card({ seat: 1, play: { kind: "ambush" } }),
    ],
    ["IR-13.5.10 armies to a colony next door", "possible", two, talks(), shift()],
    ["IR-13.5.10 armies of another player", "shift.owner", two, talks(), shift({ from: territory("egypt") })],
    [
      "IR-13.5.10 a colony far away",
      "shift.owner",
      [...two, "colony java s0 1"],
      talks(),
      shift({ to: territory("java") }),
    ],
    ["IR-13.1.6 armies of the player's own", "shift.owner", two, talks(), shift({ seat: 0 })],
  ]);
});
