import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const en: TermTexts<TermId> = {
  nation: ["Nation|nations", "One of the six states on the map; the player with the highest bond total moves it."],
  government: [
    "Government|governments|governs|govern",
    "The player with the highest bond total in a nation moves it and spends its treasury.",
  ],
  withoutGovernment: ["No government|without a government", "Nobody has lent this nation money yet, so it is skipped."],
  bond: [
    "Bond|bonds",
    "A loan to a nation: it pays you interest, counts towards its government and scores at the end.",
  ],
  bondTotal: [
    "Bond total|bond totals",
    "The values of all your bonds of a nation added up; the highest total governs.",
  ],
  upgrade: ["Upgrade|upgrades", "Give back a bond, take a higher one of the same nation and pay the difference."],
  interest: ["Interest", "What a nation pays the holders of its bonds each time it stops on Investor."],
  invest: ["Invest|investment|investments|invests", "Buy one bond of any nation, upgrade one, or pass."],
  rondel: ["Rondel", "The wheel of eight actions: each turn a nation moves clockwise and does what its space says."],
  surcharge: ["Surcharge", "Three spaces are free; each further one costs you 2 M of your own cash."],
  production: ["Production", "Each factory makes one unit free of charge: an army, or a fleet in a shipyard."],
  import: ["Import", "Buy up to three units for 1 M each from the treasury and place them at home."],
  manoeuvre: ["Manoeuvre|manoeuvres", "Move all fleets, then all armies, fight if you like, then place flags."],
  investor: ["Investor", "The nation pays interest on its bonds, then the holder of the Investor card may invest."],
  taxation: ["Taxation", "The nation collects tax, gains power points, and may pay you a bonus."],
  factory: [
    "Factory|factories|armaments factory|armaments factories",
    "Makes one army in each Production and brings 2 M in each Taxation; the space Factory builds one for 5 M.",
  ],
  shipyard: ["Shipyard|shipyards", "A factory in a port: it makes fleets instead of armies."],
  unit: ["Unit|units", "An army or a fleet; each costs the nation 1 M of soldiers’ pay in each Taxation."],
  army: ["Army|armies", "Marches one region, and any distance by rail at home or across the sea by convoy."],
  fleet: ["Fleet|fleets", "Sails from its port into the sea, then one sea region at a time, and carries armies."],
  flag: ["Flag|flags", "Stays where a nation was last alone and brings 1 M of tax."],
  homeProvince: [
    "Home province|home provinces",
    "One of the five provinces a nation owns; factories stand only there.",
  ],
  railNetwork: ["Rail network|by rail|railway", "Armies travel any distance through the nation’s own home provinces."],
  convoy: ["Convoy|convoys", "Fleets carry armies across their sea: each fleet one army per turn."],
  hostile: [
    "Hostile",
    "An upright army in another nation’s province: it blocks production, building, rail and tax there.",
  ],
  friendly: ["Friendly", "A lying army in another nation’s province: a guest that blocks nothing."],
  occupied: ["Occupied|unoccupied", "A province with a hostile army; its factory makes nothing and pays no tax."],
  battle: ["Battle|battles", "One for one: each side loses one unit."],
  treasury: [
    "Treasury|treasuries",
    "The money of a nation: it pays for factories, imports and interest, never for you.",
  ],
  cash: ["Cash|private cash", "Your own money: it buys bonds, pays surcharges, and scores 1 point per million."],
  tax: ["Tax|tax revenue|taxes", "2 M for each unoccupied factory and 1 M for each flag."],
  successBonus: ["Success bonus", "You get 1 M for each space by which the nation’s tax has risen."],
  soldiersPay: ["Soldiers’ pay", "1 M for each unit on the map, taken from the tax."],
  powerPoints: [
    "Power points|power point|points|factor",
    "Every five points raise the factor of the nation’s bonds by one; 25 end the game.",
  ],
  score: [
    "Score|victory points|scores",
    "Each bond counts its interest times the factor of its nation; cash is added.",
  ],
  investorCard: ["Investor card", "Its holder gets 2 M and may invest when a nation stops on or passes Investor."],
  swissBank: ["Swiss Bank|Swiss Banks", "For players without a nation: they may invest and force a stop on Investor."],
  forcedStop: [
    "Force a stop|forced stop|Force it to stop",
    "A Swiss Bank makes a nation stop on Investor instead of passing it.",
  ],
};
