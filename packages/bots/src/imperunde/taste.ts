/**
 * The numbers behind quick opinions, in doubloons. Set by hand, then improved by letting
 * opinions with other numbers play against each other; docs/bots.md says how.
 */
export const TASTE = {
  /** A post that stands, room for one, and a post less for a rival. */
  post: 6,
  room: 6.5,
  rivalPost: 1.2,
  /** A sea that pays, for each doubloon of its tax; one that does not pay. */
  seaValue: 2.5,
  idleSea: 0.6,
  /** How fast leaders grow. */
  postsPerRound: 3,
  /** The part of its price that a lost unit is felt by. */
  loss: 0.8,
  /** Less is not worth sending another unit for. */
  send: 0.25,
  begin: 0,
  /** What a far target is worth to an army that first has to come nearer. */
  march: 0.7,
  sail: 0.85,
  embark: 0.8,
  step: 0.1,
  /** Peaceful neighbours may become enemies. */
  mistrust: 0.25,
  unrest: 0.03,
  /** Odds at which a target needs no further recruits. */
  enough: 0.75,
  overseas: 0.6,
  postDensity: 4,
  shipDensity: 0.23,
  secondShip: 0.12,
  guardDensity: 1.3,
  cardDensity: 0.12,
  canalDensity: 1.5,
  leastDensity: 0.07,
  /** Campaigns: how much a round of waiting leaves, what units cost that are tied up, what is too little. */
  patience: 0.62,
  tied: 0.2,
  leastCampaign: 0.7,
  /** How much of another campaign is lost with a unit that is sent elsewhere. */
  instead: 0.5,
  /** How many times its price a guard must save to stay. */
  guard: 1,
  /** Armies without a campaign still go where there is something to win. */
  idle: 0.1,
  /** What the conquests are worth that win the game, and how many posts may be missing to think of it. */
  blitz: 30,
  blitzFrom: 14,
  /** Wars: what a declared one costs, how much the other's chances and armies at sea count, a leader about to win. */
  war: 22,
  exposure: 1,
  sunk: 0.8,
  leader: 40,
};
