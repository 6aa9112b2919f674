/** The parameters of opinions, in millions of the final score, tuned in games between bots with slightly different parameters. */
export const PARAMETERS = {
  /** A million in a treasury, for the government. */
  treasury: 0.12,
  /** The right to invest, for the seat and for another player. */
  investing: 3,
  othersInvest: -0.4,
  /** The cost of passing Taxation, as a fraction of its value. */
  skippedTax: 0.96,
  /** The cost of interest to other players. */
  othersInterest: 1.1,
  /** How much of the coming taxations a flag, a unit or a factory counts for. */
  flagLaps: 0.8,
  unit: 0.55,
  unitWhenCrowded: 0.25,
  factoryLaps: 0.4,
  factoryUnits: 0.94,
  /** How much other players' bonds lower the value of a power point. */
  rivalry: 1.12,
  /** The extra value of cash per remaining round, and its maximum. */
  cashPerRound: 0.025,
  mostCash: 0.38,
  /** How much interest a treasury and taxes will pay until the end. */
  flowFromTreasury: 0.3,
  flowFromTaxes: 0.15,
  government: 1,
  governmentPerRound: 0.45,
  threatened: 0.25,
  priceInTreasury: 0.12,
  lostStep: 0.44,
  /** Harm to another nation, and an occupied factory. */
  harm: 0.88,
  invasion: 0.6,
  lossInBattle: 0.15,
  leavingFlag: 0.35,
  contested: 0.55,
};
