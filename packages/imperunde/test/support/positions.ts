import { REGION_NAMES, regionNamed } from "../../src/index.ts";

/** Homes for the examples: yellow is s0, red s1, blue s2, the fourth player s3. */
export const HOMES = `
  home s0 south-africa
  home s1 great-britain
  home s2 japan
  home s3 usa
  british s1
`;

export const WAR_01 = "relation s0 s1 war";

/** TV-CONGO-1: yellow is about to attack Congo. */
export const CONGO = `
  ${HOMES}
  ${WAR_01}
  colony congo s1 2
  pieces congo s1 fort 1
  pieces congo s1 cavalry 1
  pieces congo s1 infantry 3
  pieces south-africa s0 artillery 2
  pieces south-africa s0 cavalry 1
  pieces south-africa s0 infantry 1
  pieces indian-ocean s0 cavalry-aboard 1
  pieces indian-ocean s0 infantry-aboard 1
  pieces indian-ocean s0 artillery-aboard 1
  colony ottoman-empire s0 1
  pieces ottoman-empire s0 cavalry 1
  turn movement s0
`;

export const CONGO_ATTACK = `
  s0 attack congo
  s0 send artillery south-africa -
  s0 send cavalry-aboard indian-ocean gulf-of-guinea
  s0 send infantry-aboard indian-ocean gulf-of-guinea
`;

/** TV-ARAB-1: yellow is about to attack the Arabian Sea. */
export const ARABIA = `
  ${HOMES}
  ${WAR_01}
  pieces arabian-sea s1 shipOfTheLine 1
  pieces arabian-sea s1 frigate 2
  pieces arabian-sea s1 cavalry-aboard 2
  pieces indian-ocean s1 frigate 1
  pieces tasman-sea s0 shipOfTheLine 1
  pieces tasman-sea s0 frigate 1
  pieces bay-of-bengal s0 frigate 2
  pieces bay-of-bengal s0 infantry-aboard 1
  pieces gulf-of-guinea s0 frigate 1
  colony west-india s0 1
  turn movement s0
`;

export const ARABIA_ATTACK = `
  s0 attack arabian-sea
  s0 send shipOfTheLine tasman-sea bay-of-bengal
  s0 send frigate bay-of-bengal -
  s0 send frigate bay-of-bengal -
`;

/** TV-BER-1: red (s0) in the Bering Sea, blue s1, yellow s2. */
export const BERING = `
  ${HOMES}
  ${WAR_01}
  pieces bering-sea s0 frigate 1
  pieces bering-sea s0 infantry-aboard 3
  pieces mid-pacific s1 frigate 1
  pieces gulf-of-alaska s1 infantry-aboard 1
  pieces south-sea s1 infantry-aboard 1
  pieces gulf-of-alaska s2 frigate 1
  pieces gulf-of-california s2 frigate 1
  turn movement s0
`;

/** The card window of phase 3. */
export const INCOME_WINDOW = `round 1 3\n pending ${JSON.stringify(
  JSON.stringify([
    { kind: "round" },
    { kind: "income", stage: "window", commits: [null, null, null, null] },
    { kind: "window", at: "income", passed: [0, 0, 0, 0] },
  ]),
)}`;

const SIX_TERRITORIES = "siam,peru,persia,mongolia,guinea,canada";

/** The card window of the ninth event of a round. */
export function ninthEvent(): string {
  const ninth = drawn(4, regionNamed("south-sea"), 1, true).replace(/drawn([^\d]+)7/, "drawn$19");
  return ninth.replace(/(struck \S+)/, "$1,arabian-sea,indian-ocean");
}

/** The card window of an event that has been drawn. */
export function drawn(players: number, region: number, event: number, sea: boolean): string {
  const frames = [
    { kind: "round" },
    { kind: "events", drawn: sea ? 7 : 1, stage: "window", region, event },
    { kind: "window", at: "event", passed: Array.from({ length: players }, () => 0) },
  ];
  const struck = sea ? `${SIX_TERRITORIES},${REGION_NAMES[region]}` : REGION_NAMES[region];
  return `round 1 8\n struck ${struck}\n pending ${JSON.stringify(JSON.stringify(frames))}`;
}
