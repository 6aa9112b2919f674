/** The numbers behind quick opinions, in doubloons. Set by hand; those that were tried otherwise stand in docs/bots.md. */
export const TASTE = {
  /** A post that stands, room for one, and a post less for a rival. */
  post: 6,
  room: 3.5,
  rivalPost: 2,
  /** A sea that pays, for each doubloon of its tax; one that does not pay. */
  seaValue: 2.5,
  idleSea: 0.6,
  /** How fast leaders grow. */
  postsPerRound: 4,
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
  postDensity: 2.5,
  shipDensity: 0.23,
  secondShip: 0.2,
  guardDensity: 1,
  cardDensity: 0.3,
  canalDensity: 1.5,
  leastDensity: 0.15,
  /** Wars: what a declared one costs, how much the other's chances count, a leader about to win. */
  war: 12,
  exposure: 1,
  leader: 18,
};
