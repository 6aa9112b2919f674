import type { TermFacts } from "../term-list.ts";

/** The rules and pictures of Imperial's terms. */
export const facts = {
  nation: { rule: "IM-1.1", picture: [["flag", "green"]] },
  government: { rule: "IM-4.1", picture: [["flag", "red"]] },
  withoutGovernment: { rule: "IM-6.2", picture: [["flag", "ivory"]] },
  bond: { rule: "IM-1.6", picture: [["bond"]] },
  bondTotal: { rule: "IM-4.1", picture: [["bond"], ["bond"]] },
  upgrade: { rule: "IM-16.4", picture: [["bond"], ["million"]] },
  interest: { rule: "IM-15.2", picture: [["bond"], ["million"]] },
  invest: { rule: "IM-16.1", picture: [["million"], ["bond"]] },
  rondel: { rule: "IM-2.13", picture: [["rondel-marker", "purple"]] },
  surcharge: { rule: "IM-7.4", picture: [["rondel-marker", "purple"], ["million"]] },
  production: { rule: "IM-9.1", picture: [["factory-armaments"], ["army", "red"]] },
  import: { rule: "IM-10.1", picture: [["million"], ["army", "red"]] },
  manoeuvre: {
    rule: "IM-11.1",
    picture: [
      ["fleet", "red"],
      ["army", "red"],
    ],
  },
  investor: { rule: "IM-15.1", picture: [["investor-card"], ["million"]] },
  taxation: { rule: "IM-17.1", picture: [["flag", "red"], ["million"]] },
  factory: { rule: "IM-2.4", picture: [["factory-armaments"]] },
  shipyard: { rule: "IM-2.4", picture: [["factory-shipyard"]] },
  unit: {
    rule: "IM-2.3",
    picture: [
      ["army", "blue"],
      ["fleet", "blue"],
    ],
  },
  army: { rule: "IM-11.8", picture: [["army", "blue"]] },
  fleet: { rule: "IM-11.5", picture: [["fleet", "blue"]] },
  flag: { rule: "IM-11.34", picture: [["flag", "blue"]] },
  homeProvince: { rule: "IM-2.1", picture: [["factory-armaments"]] },
  railNetwork: { rule: "IM-2.9", picture: [["army", "black"]] },
  convoy: {
    rule: "IM-11.9",
    picture: [
      ["fleet", "red"],
      ["army", "red"],
    ],
  },
  hostile: { rule: "IM-11.22", picture: [["army", "black"]] },
  friendly: { rule: "IM-11.22", picture: [["army-lying", "black"]] },
  occupied: { rule: "IM-11.23", picture: [["army", "black"], ["factory-armaments"]] },
  battle: {
    rule: "IM-11.15",
    picture: [
      ["army", "black"],
      ["army", "blue"],
    ],
  },
  treasury: { rule: "IM-5.2", picture: [["flag", "green"], ["million"]] },
  cash: { rule: "IM-5.1", picture: [["million"]] },
  tax: { rule: "IM-17.1", picture: [["factory-armaments"], ["million"]] },
  successBonus: { rule: "IM-17.4", picture: [["million"]] },
  soldiersPay: { rule: "IM-17.7", picture: [["army", "green"], ["million"]] },
  powerPoints: { rule: "IM-17.5", picture: [["rondel-marker", "green"]] },
  score: { rule: "IM-18.2", picture: [["bond"], ["million"]] },
  investorCard: { rule: "IM-15.5", picture: [["investor-card"]] },
  swissBank: { rule: "IM-15.6", picture: [["swiss-bank"]] },
  forcedStop: { rule: "IM-15.9", picture: [["swiss-bank"], ["investor-card"]] },
} as const satisfies Readonly<Record<string, TermFacts>>;

export type TermId = keyof typeof facts;
