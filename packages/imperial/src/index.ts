export type { Action, ActionOf } from "./actions.ts";
export {
  anchorSeaOf,
  HOME_PROVINCES,
  isForeignHome,
  isHome,
  isPort,
  isSea,
  landNeighbours,
  NATIONS,
  type Nation,
  ownerOf,
  producedIn,
  REGIONS,
  type Region,
  seaNeighbours,
} from "./board/board.ts";
export { BONDS, type Bond, faceValue, interestOf } from "./board/bonds.ts";
export { NATION_NAMES, type NationName, REGION_NAMES, type RegionName } from "./board/europe.ts";
export { actionOf, type RondelAction, SPACE_NAMES, SPACES, type Space } from "./board/rondel-spaces.ts";
export {
  factorOf,
  HIGHEST_TAX_FIELD,
  LOWEST_TAX_FIELD,
  MOST_POWER_POINTS,
  powerPointsOf,
} from "./board/tracks.ts";
export { bondsOf, bondTotalOf, holderOf, interestDueTo, isInStack } from "./bonds-held.ts";
export { PROMPT_CODES, type PromptCode, REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export type { Event, Piece, Purse } from "./events.ts";
export { FACTORY_PRICE } from "./factory.ts";
export type { Frame, FrameOf } from "./frames.ts";
export { imperial, imperialVersion1, imperialVersions } from "./game.ts";
export { IMPORT_PRICE } from "./import.ts";
export { priceOf } from "./investor/investment.ts";
export { actedArmies, actedFleets, freshArmies, freshFleets } from "./manoeuvre/history.ts";
export type { Options } from "./options.ts";
export { type BondSum, bondScore, bondSum, finalScores } from "./outcome.ts";
export type { Statement } from "./position/statements.ts";
export type { Answers } from "./questions/answer.ts";
export type { Purchase } from "./questions/purchases.ts";
export type { Destination } from "./questions/reach.ts";
export type { InvestorEffect, SpacePreview, TaxationEffect } from "./questions/rondel.ts";
export type { Question } from "./questions/schemas.ts";
export type { Takeover } from "./questions/threats.ts";
export {
  clockwise,
  flagIn,
  flagsOnMap,
  governmentOf,
  holdsSwissBank,
  type State,
  spaceOf,
} from "./state.ts";
export { type Taxation, taxationOf } from "./taxation.ts";
export { passesInvestor, stepsTo, surchargeFor } from "./turn/rondel.ts";
export {
  armiesIn,
  armiesOnMap,
  fleetsIn,
  fleetsOnMap,
  hasFactory,
  isOccupied,
  type Status,
  supplyOf,
} from "./units.ts";
export type { View } from "./view/view.ts";
