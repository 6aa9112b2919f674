import { describe } from "vitest";
import { regionNamed } from "../src/index.ts";
import { LOCALS, PIRATES } from "../src/state.ts";
import { UNITS } from "../src/units.ts";
import { battle, checkVerdicts, events, fighter, movement, talks, window } from "./support/position-file.ts";
import { territory } from "./support/table.ts";

const SEA = regionNamed("gulf-of-guinea");
const FRIGATE = fighter("frigate/0");
const INFANTRY = fighter("infantry/0");
const AT_SEA = { region: SEA, attackers: [FRIGATE], defenders: [FRIGATE], origins: [] };
const RISING = { cause: "rising", attacker: LOCALS, attackers: [fighter("infantry")], origins: [] };

describe("battles", () => {
  const land = (changes: object) => [["round 1 6"], movement(), battle(changes), window("battle")] as const;
  checkVerdicts("on land", [
    ["IR-12.1.1 against the locals", "possible", ...land({ region: territory("mozambique"), defender: LOCALS })],
    [
      "IR-12.1.1 against the first player",
      "possible",
      ["round 1 6"],
      movement({ turn: 1 }),
      battle({ region: territory("congo"), attacker: 1, defender: 0 }),
      window("battle"),
    ],
    ["IR-12.1.1 a ship among the attackers", "battle.attackers", ...land({ attackers: [INFANTRY, FRIGATE] })],
    ["IR-12.1.1 a ship among the defenders", "battle.defenders", ...land({ defenders: [INFANTRY, FRIGATE] })],
    [
      "IR-12.2.1 attackers who were not chosen",
      "battle.attackers",
      ...land({ attackers: [fighter("infantry/0", false)] }),
    ],
    [
      "IR-12.2.3 units that a card has added after the choice",
      "possible",
      ...land({ changed: true, attackers: [INFANTRY, fighter("infantry/0", false)] }),
    ],
    [
      "IR-12.2.2 a choice of three defenders out of four",
      "possible",
      ["round 1 6"],
      movement(),
      battle({
        stage: "name",
        defenders: ["fort", "artillery", "cavalry", "infantry"].map((unit) => fighter(unit, false)),
      }),
    ],
    ["IR-13.2.3 a later roll", "possible", ["round 1 6"], movement(), battle({ rolls: 1 }), window("roll")],
    ["IR-12.5.3 insurgents in a turn", "possible", ...land(RISING)],
    ["IR-12.5.3 insurgents of a player", "battle.attacker", ...land({ ...RISING, attacker: 0 })],
    ["IR-12.5.3 insurgents at sea", "battle.attacker", ...land({ ...RISING, ...AT_SEA })],
    ["RU-59 pirates on land", "battle.attacker", ...land({ attacker: PIRATES, attackers: [] })],
    ["RU-59 pirates in the turn of a player", "battle.attacker", ...land({ ...AT_SEA, attacker: PIRATES })],
    ["IR-13.5.15 insurgents in the talks", "possible", ["round 1 2"], talks(), battle(RISING), window("battle")],
    ["IR-12.1.1 an attack in the talks", "battle.cause", ["round 1 2"], talks(), battle(), window("battle")],
  ]);

  const cleared = (clearSea: object, changes: object) =>
    [
      ["round 1 5"],
      { kind: "clearing", sea: SEA },
      { kind: "clearSea", sea: SEA, ladder: [0, 1], cause: "clearing", ...clearSea },
      battle({ ...AT_SEA, cause: "clearing", ...changes }),
      window("battle"),
    ] as const;
  checkVerdicts("in the clearing of a sea", [
    ["IR-8.2.1 two players", "possible", ...cleared({}, {})],
    ["IR-8.2.1 a party twice on the ladder", "clearSea.ladder", ...cleared({ ladder: [0, 1, 0] }, {})],
    ["IR-12.1.1 another cause than that of the clearing", "battle.cause", ...cleared({}, { cause: "pirates" })],
    ["IR-12.1.1 another sea", "battle.cause", ...cleared({}, { region: SEA + 1 })],
    ["IR-12.1.1 a player against oneself", "battle.defender", ...cleared({}, { defender: 0 })],
    ["IR-12.1.1 locals at sea", "battle.defender", ...cleared({}, { defender: LOCALS })],
    ["RU-59 pirates attack nobody in phase 5", "battle.attacker", ...cleared({}, { attacker: PIRATES })],
    [
      "RU-59 pirates attack where they appear, while a player holds the sea (RU-100)",
      "possible",
      ["round 1 8", "struck congo", "holder gulf-of-guinea party=s1"],
      events({ stage: "draw" }),
      { kind: "clearSea", sea: SEA, ladder: [1, PIRATES], cause: "pirates" },
      battle({ ...AT_SEA, cause: "pirates", attacker: PIRATES }),
      window("battle"),
    ],
  ]);
});

describe("fair winds", () => {
  const LANDS = "struck siberia,kamchatka,turkestan,persia,arabia,mongolia,gulf-of-guinea";
  const blown = (...frames: readonly object[]) =>
    [
      ["round 1 8", LANDS, "pieces gulf-of-guinea s0 infantry-aboard 1"],
      events({ drawn: 7, stage: "draw", region: SEA, event: 2 }),
      { kind: "goodWinds", sea: SEA, turn: 0, wind: Array.from({ length: UNITS }, () => 1) },
      ...frames,
    ] as const;
  const attack = (cause: string) => ({
    kind: "attack",
    seat: 0,
    target: territory("guinea"),
    cause,
    sent: [{ fighter: INFANTRY, seas: [] }],
  });
  checkVerdicts("RU-62", [
    ["a move", "possible", ...blown()],
    ["an attack by winds", "possible", ...blown(attack("winds"))],
    ["an attack of phase 6", "attack.cause", ...blown(attack("movement"))],
    ["a battle by winds", "possible", ...blown(battle({ cause: "winds" }), window("battle"))],
    ["insurgents", "possible", ...blown(battle(RISING), window("battle"))],
    ["a battle of phase 6", "battle.cause", ...blown(battle(), window("battle"))],
  ]);
});

describe("units on their way", () => {
  const sent = (count: number) => ({
    kind: "attack",
    seat: 0,
    target: territory("egypt"),
    cause: "movement",
    sent: Array.from({ length: count }, () => ({ fighter: INFANTRY, seas: [] })),
  });
  const withdrawal = (region: number, ...fighters: readonly object[]) => ({
    kind: "withdrawal",
    seat: 0,
    region,
    fighters,
    harbours: [],
  });
  const egypt = territory("egypt");
  const barred = { ...INFANTRY, back: -1 };
  checkVerdicts("phase 6", [
    ["IR-12.1.2 two units", "possible", ["round 1 6"], movement(), sent(2)],
    ["IR-12.1.2 three units attack at once", "attack.sent", ["round 1 6"], movement(), sent(3)],
    [
      "RU-11 an army with two ways back",
      "possible",
      ["round 1 6", "colony mozambique s0 1"],
      movement(),
      withdrawal(egypt, INFANTRY),
    ],
    [
      "RU-11 a ship among armies",
      "withdrawal.fighters",
      ["round 1 6"],
      movement(),
      withdrawal(egypt, INFANTRY, FRIGATE),
    ],
    ["RU-11 an army that becomes no unit", "withdrawal.fighters", ["round 1 6"], movement(), withdrawal(egypt, barred)],
    ["RU-103 a ship", "possible", ["round 1 6"], movement(), withdrawal(SEA, { ...FRIGATE, back: -1 })],
    ["RU-103 an army at sea", "withdrawal.fighters", ["round 1 6"], movement(), withdrawal(SEA, INFANTRY)],
  ]);

  const sinking = (owners: readonly number[]) => ({ kind: "sinking", seat: 0, sea: SEA, owners });
  checkVerdicts(
    "RU-24",
    [
      ["transports of an enemy", "possible", ["round 1 6"], movement(), sinking([1])],
      ["transports of the player's own", "sinking.owners", ["round 1 6"], movement(), sinking([0, 1])],
    ],
    ["sinkCargo optional"],
  );
});
