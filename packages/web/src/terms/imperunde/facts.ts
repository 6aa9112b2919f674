import type { TermFacts } from "../term-list.ts";

/** The rules and pictures of ImpeRunde's terms. */
export const facts = {
  tradingPost: { rule: "IR-7.3.1", picture: [["trading-post", "red"]] },
  target: { rule: "IR-14.1.1", picture: [["trading-post", "red"]] },
  doubloon: { rule: "IR-6.1.1", picture: [["doubloon"]] },
  debt: { rule: "IR-6.3.2", picture: [["doubloon"]] },
  territory: { rule: "IR-2.1.3", picture: [["home-marker", "yellow"]] },
  freeTerritory: { rule: "IR-2.3.1", picture: [["infantry", "ivory"]] },
  colony: { rule: "IR-2.4.1", picture: [["trading-post", "blue"]] },
  homeCountry: { rule: "IR-2.2.1", picture: [["home-marker", "red"]] },
  sea: { rule: "IR-2.1.1", picture: [["frigate", "blue"]] },
  value: { rule: "IR-2.1.1", picture: [["trading-post", "green"]] },
  army: {
    rule: "IR-9.2.1",
    picture: [
      ["infantry", "red"],
      ["cavalry", "red"],
      ["artillery", "red"],
    ],
  },
  infantry: { rule: "IR-1.6.1", picture: [["infantry", "red"], ["die-white"]] },
  cavalry: { rule: "IR-1.6.1", picture: [["cavalry", "red"], ["die-yellow"]] },
  artillery: { rule: "IR-1.6.1", picture: [["artillery", "red"], ["die-green"]] },
  fort: { rule: "IR-7.3.5", picture: [["fort", "red"], ["die-red"]] },
  frigate: { rule: "IR-1.6.1", picture: [["frigate", "red"], ["die-white"]] },
  shipOfTheLine: { rule: "IR-1.6.1", picture: [["ship-of-the-line", "red"], ["die-green"]] },
  warship: {
    rule: "IR-9.4.6",
    picture: [
      ["frigate", "red"],
      ["ship-of-the-line", "red"],
    ],
  },
  transport: { rule: "IR-1.2.5", picture: [["freight-infantry", "red"]] },
  localInfantry: { rule: "IR-12.5.1", picture: [["infantry", "ivory"]] },
  insurgents: { rule: "IR-12.5.3", picture: [["infantry", "black"]] },
  pirates: { rule: "IR-11.3.4", picture: [["pirate-frigate"]] },
  canal: { rule: "IR-2.5.3", picture: [["canal"]] },
  embark: { rule: "IR-10.1.1", picture: [["infantry", "blue"], ["freight-ship"]] },
  landing: {
    rule: "IR-9.3.2",
    picture: [
      ["freight-infantry", "blue"],
      ["infantry", "blue"],
    ],
  },
  reinforcements: {
    rule: "IR-12.4.1",
    picture: [
      ["infantry", "green"],
      ["infantry", "green"],
    ],
  },
  boarding: {
    rule: "IR-12.6.1",
    picture: [
      ["frigate", "green"],
      ["frigate", "red"],
    ],
  },
  war: {
    rule: "IR-5.3.1",
    picture: [
      ["artillery", "red"],
      ["artillery", "blue"],
    ],
  },
  peace: { rule: "IR-5.2.2", picture: [["doubloon"], ["doubloon"]] },
  armistice: { rule: "IR-13.5.1", picture: [["card-back"]] },
  availableFunds: { rule: "IR-6.4.1", picture: [["doubloon"]] },
  surplus: { rule: "IR-6.2.1", picture: [["doubloon"]] },
  homeTax: { rule: "IR-6.2.2", picture: [["home-marker", "red"], ["doubloon"]] },
  peaceDividend: { rule: "IR-6.2.3", picture: [["doubloon"], ["doubloon"]] },
  colonialTax: { rule: "IR-6.2.4", picture: [["trading-post", "red"], ["doubloon"]] },
  seaTradeTax: { rule: "IR-6.2.5", picture: [["frigate", "red"], ["doubloon"]] },
  interest: { rule: "IR-6.2.6", picture: [["doubloon"]] },
  lateIncome: { rule: "IR-6.4.2", picture: [["doubloon"]] },
  card: { rule: "IR-13.1.1", picture: [["card-back"]] },
  cardWindow: { rule: "IR-13.2.11", picture: [["card-back"]] },
  counter: {
    rule: "IR-13.3.1",
    picture: [["card-back"], ["card-back"]],
  },
  standingOrder: { rule: "RU-131", picture: [["card-back"]] },
  firstPlayer: { rule: "IR-4.2.1", picture: [["die-white"]] },
  diplomacy: { rule: "IR-5.2.1", picture: [["card-back"]] },
  incomePhase: { rule: "IR-6.5.1", picture: [["doubloon"]] },
  investments: { rule: "IR-7.1.1", picture: [["doubloon"], ["trading-post", "red"]] },
  clearing: {
    rule: "IR-8.1.1",
    picture: [
      ["frigate", "red"],
      ["frigate", "blue"],
    ],
  },
  movement: { rule: "IR-9.1.1", picture: [["cavalry", "red"], ["die-yellow"]] },
  events: { rule: "IR-11.1.2", picture: [["storm"]] },
  odds: { rule: "IR-12.2.6", picture: [["die-green"], ["die-white"]] },
  volunteers: { rule: "IR-11.2.1", picture: [["infantry", "green"]] },
  trade: { rule: "IR-11.2.2", picture: [["doubloon"]] },
  famine: { rule: "IR-11.2.3", picture: [["disc-famine"]] },
  epidemic: { rule: "IR-11.2.4", picture: [["die-white"]] },
  unrest: { rule: "IR-11.2.5", picture: [["infantry", "black"]] },
  uprising: {
    rule: "IR-11.2.6",
    picture: [
      ["infantry", "black"],
      ["infantry", "black"],
    ],
  },
  storm: { rule: "IR-11.3.1", picture: [["storm"]] },
  calm: { rule: "IR-11.3.2", picture: [["calm"]] },
  fairWinds: { rule: "IR-11.3.3", picture: [["frigate", "ivory"]] },
} as const satisfies Readonly<Record<string, TermFacts>>;

export type TermId = keyof typeof facts;
