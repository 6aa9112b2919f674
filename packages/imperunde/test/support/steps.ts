import { type AnyOptions, type Seat, seededRandom } from "@rondel/engine";
import { type Event, imperunde, type State } from "../../src/index.ts";
import { HOMES, ninthEvent, WAR_01 } from "./positions.ts";
import { given, optionsWith, type TestTable } from "./table.ts";

/** The input of an invariant: a state, the state before it and the events in between. */
export interface Step {
  readonly state: State;
  readonly before: State;
  readonly events: Event[];
}

/** The last of some actions in a position of four players. */
function step(
  position: string,
  lines: string,
  dice: Parameters<TestTable["play"]>[1] = {},
  options: AnyOptions = {},
): Step {
  const table = given(4, position, options);
  const actions = lines.split("\n");
  const last = actions.pop() ?? "";
  table.play(actions.join("\n"));
  const before = imperunde.clone(table.state);
  return { state: table.state, before, events: table.play(last, dice) };
}

const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 2\n turn movement s0`;
const SEND = "s0 attack congo\n s0 send infantry south-africa -";
const ALL_PASS = "s0 pass\n s1 pass\n s2 pass\n s3 pass";

export const STEPS = {
  "a purchase": () =>
    step(
      `${HOMES} colony china s0 2\n pieces china s0 fort 1\n canal egypt\n money s0 9 0\n turn investments s0`,
      "s0 buyArmy infantry china",
    ),
  "a sea step": () =>
    step(
      `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n storm south-sea\n famine peru\n turn movement s0`,
      "s0 move frigate indian-ocean gulf-of-guinea",
    ),
  "a landing": () =>
    step(
      `${HOMES} colony congo s0 1\n pieces gulf-of-guinea s0 infantry-aboard 1\n turn movement s0`,
      "s0 move infantry-aboard gulf-of-guinea congo",
    ),
  "an army sent to a battle": () => step(BATTLE, SEND),
  "an attack": () => step(BATTLE, `${SEND}\n s0 begin`),
  "an attack on a free territory": () =>
    step(`${HOMES} pieces south-africa s0 infantry 1\n turn movement s0`, `${SEND}\n s0 begin`),
  /** RU-119: the frigates of seat 1 were pirates until Privateers hired them in this phase. */
  "a ship sent against hired pirates in its own sea": () =>
    step(
      `${HOMES} ${WAR_01}\n pieces tasman-sea s0 frigate 1\n pieces tasman-sea pirates frigate 2\n hand s1 freebooters\n turn movement s0`,
      `s1 freebooters tasman-sea\n s0 pass\n s2 pass\n s3 pass\n s0 attack tasman-sea\n s0 send frigate tasman-sea -`,
      {},
      { piratesCardTiming: "next-clearing" },
    ),
  "a pass before a battle": () => step(BATTLE, `${SEND}\n s0 begin\n s1 pass\n s2 pass`),
  "the last roll of a battle": () =>
    step(BATTLE, `${SEND}\n s0 begin\n ${ALL_PASS}`, { "X-10 attack": [6], "X-10 defence": [1] }),
  "a cancelled card": () =>
    step(
      `${HOMES} hand s0 unmaskSpies\n hand s1 counterEspionage\n turn investments s0`,
      "s0 unmaskSpies s1 open\n s1 counterEspionage\n s0 pass\n s2 pass\n s3 pass",
    ),
  "the start of phase 8": () =>
    step(
      `${HOMES} storm south-sea\n famine peru\n sequence s1,s2,s3,s0\n turn embarkation s0`,
      `s0 endEmbarkation\n ${ALL_PASS}`,
    ),
  /** From the window after the ninth event of a round to the talks of the next. */
  "the end of a round": () => step(`${HOMES} ${ninthEvent()}`, `${ALL_PASS}\n ${ALL_PASS}`),
  "the end of the setup": () => {
    const random = seededRandom("setup");
    const { state } = imperunde.setup(4, optionsWith(), random);
    let before = state;
    let events: Event[] = [];
    while (state.round === 0) {
      const [asked] = imperunde.deciders(state);
      before = imperunde.clone(state);
      events = imperunde.play(state, asked as Seat, imperunde.defaultAction(state, asked as Seat), random);
    }
    return { state, before, events };
  },
} as const satisfies Readonly<Record<string, () => Step>>;
