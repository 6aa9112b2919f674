/**
 * The parameters of opinions, in doubloons. They were set by hand and then tuned in games between bots with different parameters;
 * docs/bots-measurements.md describes how.
 */
export const PARAMETERS = {
  /** A post, room for a post, and a post less for a rival. */
  post: 8.5,
  room: 5,
  rivalPost: 2.2,
  /** A sea that pays, per doubloon of its tax; a sea that does not pay. */
  seaValue: 2.5,
  idleSea: 0.6,
  /** How fast the leader gains posts. */
  postsPerRound: 3,
  /** The cost of a lost unit, as a fraction of its price. */
  loss: 1.2,
  /** The least gain for which another unit is sent. */
  send: 0.25,
  begin: 0,
  /** How much of a target's value is left per step towards it. */
  march: 0.7,
  sail: 0.85,
  embark: 0.8,
  step: 0.1,
  /** The weight of threats from players at peace. */
  mistrust: 0.25,
  unrest: 0.03,
  /** How much less a post is worth per risk that its colony is lost, against declared enemies and against everyone. */
  lostPost: 3.5,
  uncertainPost: 1,
  /** The odds at which a target needs no further recruits. */
  enough: 0.75,
  overseas: 0.6,
  postDensity: 4.5,
  shipDensity: 0.23,
  secondShip: 0.12,
  guardDensity: 1.3,
  cardDensity: 0.12,
  canalDensity: 1.5,
  leastDensity: 0.07,
  /** Campaigns: the value left after a round of waiting, the cost of tied units, the least value. */
  patience: 0.52,
  tied: 0.17,
  leastCampaign: 0.7,
  /** The part of another campaign that is lost with a unit sent elsewhere. */
  instead: 0.75,
  /** A guard stays if it saves this multiple of its price. */
  guard: 1,
  /** The pull of targets on armies without a campaign. */
  idle: 0.1,
  /** The value of conquests that win the game, and how many posts may be missing for that. */
  blitz: 36,
  blitzFrom: 14,
  /** Wars: the cost of a declaration, the weight of exposed colonies and sunk transports, the bonus against a leader about to win. */
  war: 14,
  exposure: 1.55,
  sunk: 0.8,
  /** The least gain for which a war is declared by card. */
  surprise: 4,
  leader: 40,
  /** A leader is stopped so many rounds before the last post, which may stand in so much room yet to be conquered. */
  roundsAhead: 2.3,
  roomAhead: 7,
  /** The cost of a broken promise. */
  promise: 40,
};
