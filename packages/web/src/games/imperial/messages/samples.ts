import type { Json, Seat } from "@rondel/engine";
import {
  type Bond,
  type Event,
  type Nation,
  type PromptCode,
  REGION_NAMES,
  type RefusalCode,
  type Region,
  type RegionName,
  type Space,
} from "@rondel/imperial";

type Given = Readonly<Record<string, Json>>;

const ITALY = 1 as Nation;
const GERMANY = 4 as Nation;
const [ANNA, HUGO] = [0 as Seat, 1 as Seat];
const TAXATION = 7 as Space;
const [SMALL, LARGE] = [1 as Bond, 4 as Bond];

export function regionCalled(name: RegionName): Region {
  return REGION_NAMES.indexOf(name) as Region;
}

const LONDON = regionCalled("london");
const TURKEY = regionCalled("turkey");
const CHANNEL = regionCalled("english-channel");

/** The parameters that the rules give with each refusal: its sentence may use no others. */
export const REFUSALS: Readonly<Record<RefusalCode, Given>> = {
  "already-there": { region: TURKEY },
  "armies-stay-on-land": { region: CHANNEL },
  "army-has-acted": { region: TURKEY },
  "battle-elsewhere": { region: CHANNEL },
  "bond-held-already": { nation: ITALY, bond: SMALL },
  "bond-not-higher": { bond: SMALL, returned: LARGE },
  "bond-not-in-stack": { nation: ITALY, bond: LARGE },
  "bond-not-yours": { nation: ITALY, bond: LARGE },
  "cash-is-hidden": { seat: ANNA },
  "factory-already-there": { province: LONDON },
  "factory-outside-a-city": { region: TURKEY },
  "factory-protected": { region: LONDON },
  "fleet-has-moved": { region: CHANNEL },
  "fleets-fight-at-sea": { region: LONDON },
  "fleets-stay-at-sea": { region: TURKEY },
  "game-over": {},
  "gift-beyond-cash": { available: 3 },
  "gift-only-on-own-decision": { seats: [ANNA] },
  "how-many-acted": { fewest: 1, most: 2 },
  "interest-not-covered": { missing: 3 },
  "must-take-a-bond": {},
  "nation-not-offered": { nation: ITALY },
  "no-army-there": { region: TURKEY },
  "no-factory-there": { province: LONDON },
  "no-factory-to-produce": { province: LONDON },
  "no-flag-to-place-here": { region: TURKEY },
  "no-fleet-there": { region: CHANNEL },
  "no-free-fleet": { region: CHANNEL },
  "no-gifts-during-setup": {},
  "no-government": { nation: ITALY },
  "no-place-for-a-flag": { region: TURKEY },
  "no-place-for-fleets": { region: TURKEY },
  "no-port": { province: LONDON },
  "no-status-here": { region: TURKEY },
  "no-such-chain": { from: LONDON, to: TURKEY },
  "no-such-seat": { seat: 9 },
  "no-such-unit": { nation: ITALY, unit: "army", region: TURKEY },
  "not-a-foreign-province": { province: LONDON },
  "not-an-own-city": { province: LONDON },
  "not-an-own-province": { province: LONDON },
  "not-enough-cash": { price: 9 },
  "not-frames": {},
  "not-now": { action: "pass", expected: ["invest"] },
  "not-reachable-on-foot": { from: LONDON, to: TURKEY },
  "not-the-anchor-sea": { from: LONDON, to: CHANNEL },
  "not-to-be-asked": { nations: [ITALY, GERMANY] },
  "not-your-decision": { seats: [ANNA] },
  "own-nation": { nation: ITALY },
  "province-defended": { province: LONDON },
  "rail-needs-no-fleet": { from: LONDON, to: TURKEY },
  "province-occupied": { province: LONDON },
  "sea-not-adjacent": { from: CHANNEL, to: TURKEY },
  "seating-incomplete": { players: 3 },
  "status-of-army-needed": { region: LONDON },
  "status-on-arrival-needed": { region: LONDON },
  "status-only-abroad": { region: TURKEY },
  "supply-empty": { unit: "army" },
  "surcharge-too-high": { space: TAXATION, surcharge: 4 },
  "three-hostile-armies-needed": { province: LONDON },
  "too-far": { space: TAXATION, steps: 7 },
  "too-many-flags": { nation: ITALY },
  "treasury-does-not-cover-interest": { nation: ITALY, missing: 3 },
  "treasury-too-low": { missing: 3 },
  "which-piece": { pieces: ["acted", "fresh"] },
  "bonds-still-offered": { statement: "investorCard s1" },
  "bonds-without-government": { statement: "bonds s0 italy 9", nation: ITALY },
  "frame-contradicts-position": { statement: "pending", frame: "import", field: "placed" },
  "frames-out-of-order": { statement: "pending", frame: "window" },
  "game-not-over": { statement: "pending" },
  "government-without-bonds": { statement: "government italy s0", nation: ITALY },
  "investor-card-missing": { statement: "investorCard" },
  "investor-card-not-in-play": { statement: "investorCard s1" },
  "last-seat-cannot-pay": { statement: "cash s1 0", seat: ANNA, price: 2 },
  "nation-has-not-moved": { statement: "rondel italy factory", nation: ITALY },
  "no-swiss-bank": { statement: "swissBanks s0", seat: ANNA },
  "no-unoccupied-factory": { statement: "armies russia rome 1 standing=hostile", nation: ITALY },
  "nobody-governs": { statement: "turn germany", nation: GERMANY },
  "nothing-to-decide": { statement: "pending" },
  "points-end-the-game": { statement: "points italy 25", nation: ITALY },
};

/** The parameters that the rules give with each prompt; `waiting` repeats those of the awaited decision. */
export const PROMPTS: Readonly<Record<PromptCode, Given>> = {
  "take-setup-bond": { nation: ITALY },
  "move-rondel": { nation: ITALY },
  "force-investor": { nation: ITALY, space: TAXATION },
  "build-factory": { nation: ITALY },
  produce: { nation: ITALY },
  import: { nation: ITALY, left: 3 },
  "move-fleets": { nation: ITALY },
  "move-armies": { nation: ITALY },
  "declare-battle": { nation: ITALY, region: TURKEY, unit: "army", cause: "army", asked: GERMANY },
  "next-to-ask": { nation: ITALY, region: TURKEY, unit: "army", cause: "army", asked: GERMANY },
  "demand-battle": { nation: ITALY, region: TURKEY, unit: "army", cause: "army", asked: GERMANY },
  "place-flag": { nation: ITALY, left: 2 },
  invest: { occasion: "vacant", nation: ITALY },
  waiting: { waitingFor: "move-rondel", nation: ITALY, seats: [ANNA] },
  "game-over": {},
};

type Fields<Kind, One = Event> = One extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Omit<One, "kind" | "rule" | "also">
    : never
  : never;

/** Every event with its parameters, in every form that its line distinguishes. */
export const EVENTS: { readonly [Kind in Event["kind"]]: readonly Fields<Kind>[] } = {
  seated: [{ seats: [ANNA, HUGO] }],
  startPlayer: [{ seat: ANNA }],
  flagCard: [{ nation: ITALY, seat: ANNA }],
  noGovernment: [{ nation: ITALY }],
  money: [
    { from: { treasury: ITALY }, to: { cash: ANNA }, amount: 3, flow: "interest" },
    { from: { cash: HUGO }, to: { cash: ANNA }, amount: 3, flow: "guarantee" },
    { from: "bank", to: { cash: ANNA }, amount: 2, flow: "card-bonus" },
    { from: { treasury: ITALY }, to: { cash: ANNA }, amount: 2, flow: "success-bonus" },
    { from: { cash: ANNA }, to: { treasury: GERMANY }, amount: 1, flow: "gift" },
    { from: "bank", to: { cash: ANNA }, amount: 12, flow: "start-money" },
  ],
  bond: [
    { seat: ANNA, nation: ITALY, bond: LARGE, price: 12 },
    { seat: ANNA, nation: ITALY, bond: LARGE, returned: SMALL, price: 8 },
  ],
  passed: [{ seat: ANNA }, { seat: ANNA, automatic: true }],
  government: [
    { nation: ITALY, to: ANNA, bondTotal: 9 },
    { nation: ITALY, from: HUGO, to: ANNA, bondTotal: 9 },
  ],
  swissBank: [
    { seat: ANNA, gained: true },
    { seat: ANNA, gained: false },
  ],
  investorCard: [{ to: ANNA }],
  turn: [{ nation: ITALY, seat: ANNA }],
  skipped: [{ nation: ITALY }],
  announced: [{ nation: ITALY, seat: ANNA, space: TAXATION, surcharge: 0, asked: [HUGO] }],
  forced: [{ nation: ITALY, seat: ANNA, announced: TAXATION }],
  notForced: [{ nation: ITALY, seat: ANNA }],
  rondel: [
    { nation: ITALY, seat: ANNA, to: TAXATION, steps: 2, surcharge: 0, passed: false },
    { nation: ITALY, seat: ANNA, to: TAXATION, steps: 5, surcharge: 4, passed: false },
  ],
  factoryBuilt: [{ nation: ITALY, province: LONDON }],
  nothingBuilt: [{ nation: ITALY }, { nation: ITALY, automatic: true }],
  produced: [
    { nation: ITALY, unit: "army", province: LONDON },
    { nation: ITALY, unit: "fleet", province: LONDON },
  ],
  imported: [
    { nation: ITALY, unit: "army", province: LONDON },
    { nation: ITALY, unit: "fleet", province: LONDON },
  ],
  notProduced: [{ nation: ITALY, province: LONDON }],
  productionEnded: [{ nation: ITALY }],
  importEnded: [{ nation: ITALY }],
  fleetMoved: [{ nation: ITALY, from: LONDON, to: CHANNEL }],
  fleetsEnded: [{ nation: ITALY }],
  manoeuvreEnded: [{ nation: ITALY }],
  armyMoved: [
    { nation: ITALY, from: TURKEY, to: LONDON, status: "hostile", journey: { by: "convoy" } },
    { nation: ITALY, from: TURKEY, to: LONDON, status: "friendly", journey: { by: "rail" } },
    { nation: ITALY, from: LONDON, to: TURKEY, journey: { by: "march" } },
  ],
  statusChanged: [
    { nation: ITALY, province: LONDON, status: "hostile" },
    { nation: ITALY, province: LONDON, status: "friendly" },
  ],
  peace: [{ nation: ITALY, region: TURKEY }],
  asked: [{ nation: ITALY, region: TURKEY, seat: ANNA }],
  noDemand: [{ nation: ITALY, region: TURKEY, seat: ANNA }],
  battle: [
    {
      region: TURKEY,
      by: { nation: ITALY, unit: "army" },
      against: { nation: GERMANY, unit: "fleet" },
      demanded: true,
    },
  ],
  factoryDestroyed: [{ nation: ITALY, province: LONDON, owner: GERMANY }],
  flagRemoved: [{ nation: ITALY, region: TURKEY, by: GERMANY }],
  flagPlaced: [{ nation: ITALY, region: TURKEY }],
  flagLacking: [{ nation: ITALY, region: TURKEY }],
  interestLapsed: [{ nation: ITALY, seat: ANNA, amount: 2 }],
  investing: [{ seats: [ANNA, HUGO] }],
  taxed: [
    { nation: ITALY, factories: 2, flags: 3, tax: 7, markerFrom: 2, markerTo: 7, gained: 3, total: 8 },
    { nation: ITALY, factories: 1, flags: 1, tax: 3, markerFrom: 2, markerTo: 3, gained: 1, total: 5 },
    { nation: ITALY, factories: 0, flags: 0, tax: 2, markerFrom: 2, markerTo: 2, gained: 0, total: 4 },
  ],
  soldiersPaid: [
    { nation: ITALY, units: 0, left: 7 },
    { nation: ITALY, units: 1, left: 6 },
    { nation: ITALY, units: 5, left: 0 },
  ],
  gameOver: [{ nation: ITALY, scores: [40, 38] }],
};
