import type { CardName } from "../../src/index.ts";
import { regionNamed } from "../../src/index.ts";
import { drawn, HOMES, INCOME_WINDOW, WAR_01 } from "./positions.ts";

/** A position in which s0 can play a card, the actions before, and the play. */
export interface CardCase {
  readonly position: string;
  readonly before?: string;
  readonly play: string;
}

const LAND_ATTACK = `${HOMES} ${WAR_01}\n colony congo s1 2\n pieces congo s1 fort 1\n pieces congo s1 infantry 1
  pieces south-africa s0 cavalry 1\n pieces south-africa s0 infantry 2\n turn movement s0`;
const ATTACK_CONGO = `s0 attack congo\n s0 send cavalry south-africa -\n s0 send infantry south-africa -\n s0 begin`;
const SEA_ATTACK = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 2\n pieces arabian-sea s1 frigate 2\n turn movement s0`;

/** Every card but Counter-espionage, which answers them all. */
export const CARD_CASES: Readonly<Record<Exclude<CardName, "counterEspionage">, CardCase>> = {
  armistice: { position: LAND_ATTACK, before: ATTACK_CONGO, play: "armistice s1" },
  betrayal: { position: LAND_ATTACK, before: ATTACK_CONGO, play: "betrayal" },
  pirates: { position: `${HOMES} pieces arabian-sea s1 frigate 2\n turn movement s0`, play: "pirates arabian-sea" },
  freebooters: {
    position: `${HOMES} pieces arabian-sea pirates frigate 2\n turn movement s0`,
    play: "freebooters arabian-sea",
  },
  hussars: { position: LAND_ATTACK, before: ATTACK_CONGO, play: "hussars" },
  declarationOfWar: {
    position: `${HOMES} pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n turn movement s0`,
    play: "declarationOfWar s1",
  },
  ambush: {
    position: `${HOMES} colony china s0 1\n pieces china s0 infantry 2\n ${drawn(4, regionNamed("china"), 4, false)}`,
    before: "s0 pass\n s1 pass\n s2 pass\n s3 pass",
    play: "ambush",
  },
  surpriseAttack: { position: LAND_ATTACK, before: ATTACK_CONGO, play: "surpriseAttack" },
  forgedOrdersSea: {
    position: `${HOMES} pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 2\n turn investments s0`,
    play: "forgedOrdersSea s1 arabian-sea indian-ocean",
  },
  forgedOrdersLand: {
    position: `${HOMES} colony persia s1 1\n pieces persia s1 infantry 3\n colony turkestan s1 1\n turn investments s0`,
    play: "forgedOrdersLand persia turkestan",
  },
  smuggling: { position: `${HOMES} colony egypt s0 1\n turn investments s1`, play: "smuggling egypt fort,post" },
  sabotage: { position: SEA_ATTACK, play: "sabotage s1 frigate arabian-sea" },
  peaceTreaty: { position: `${HOMES} ${WAR_01}\n turn talks s0`, play: "peaceTreaty s0 s1" },
  plunder: { position: `${HOMES} ${WAR_01}\n colony persia s1 2\n ${INCOME_WINDOW}`, play: "plunder persia" },
  rebellion: {
    position: `${HOMES} colony china s3 2\n pieces china s3 infantry 2\n turn embarkation s0`,
    play: "rebellion china",
  },
  unmaskSpies: { position: `${HOMES} hand s3 ambush,plunder\n turn investments s0`, play: "unmaskSpies s3 open" },
  capture: {
    position: SEA_ATTACK,
    before: "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin",
    play: "capture frigate",
  },
};

/** The outcomes of a card, with the number of Counter-espionage cards played on it. */
export const FATES = { effective: 0, countered: 1, "counter-countered": 2 } as const;
export type Fate = keyof typeof FATES;

/** The first line of golden/card-*.rondel. */
export function aboutCard(card: string, fate: Fate): string {
  const outcomes = {
    effective: "takes effect",
    countered: "is cancelled by a counter",
    "counter-countered": "takes effect, because its counter is countered",
  };
  return `The card ${card} ${outcomes[fate]}.`;
}
