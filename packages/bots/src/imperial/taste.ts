/**
 * The numbers behind quick opinions: what things are worth to each other, in millions of the final score. Found by playing
 * opinions with slightly different numbers against each other.
 */
export const TASTE = {
  /** A million in a treasury, for the government. */
  treasury: 0.12,
  /** The right to invest, and that somebody else has it. */
  investing: 3,
  othersInvest: -0.4,
  /** What is lost by going past Taxation, as a part of what it would have brought. */
  skippedTax: 0.96,
  /** Interest to others, shared out among them. */
  othersInterest: 1.1,
  /** How much of the taxations to come a flag, a unit or a factory of now will see. */
  flagLaps: 0.8,
  unit: 0.55,
  unitWhenCrowded: 0.25,
  factoryLaps: 0.4,
  factoryUnits: 0.94,
  /** How much the holdings of others lower the value of a power point. */
  rivalry: 1.12,
  /** Cash above its face value, for every round that is left. */
  cashPerRound: 0.025,
  mostCash: 0.38,
  /** Interest until the end. */
  flowFromTreasury: 0.3,
  flowFromTaxes: 0.15,
  government: 1,
  governmentPerRound: 0.45,
  threatened: 0.25,
  priceInTreasury: 0.12,
  lostStep: 0.44,
  /** A tax less for a power, and a factory occupied. */
  harm: 0.88,
  invasion: 0.6,
  lossInBattle: 0.15,
  leavingFlag: 0.35,
  contested: 0.55,
};
