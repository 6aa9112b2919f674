export type { Action, ActionOf } from "./actions.ts";
export {
  AREAS,
  anchorSeaOf,
  HOME_PROVINCES,
  homesOf,
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
  SEAS,
  seaNeighbours,
  type UnitType,
} from "./board/board.ts";
export { BOND_NAMES, BONDS, type Bond, faceValue, interestOf } from "./board/bonds.ts";
export { NATION_NAMES, type NationName, REGION_NAMES, type RegionName } from "./board/europe.ts";
export { actionOf, type RondelAction, SPACE_NAMES, SPACES, type Space } from "./board/rondel-spaces.ts";
export { factorOf, MOST_POWER_POINTS, powerPointsOf, taxField } from "./board/tracks.ts";
export { bondsOf, holderOf, influenceOf, interestDue, interestDueTo, isInStack } from "./bonds-held.ts";
export { PROMPT_CODES, type PromptCode, REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export type { Event, EventOf, Flow, Journey, Piece, Purse } from "./events.ts";
export type { Frame } from "./frames.ts";
export { imperial } from "./game.ts";
export { strongestIn } from "./investor/government.ts";
export { priceOf } from "./investor/investment.ts";
export type { Options } from "./options.ts";
export type { Question } from "./questions/index.ts";
export { bondScore, finalScores } from "./scoring.ts";
export {
  clockwise,
  flagIn,
  flagsOnMap,
  governmentOf,
  holdsSwissBank,
  leftNeighbour,
  type PublicState,
  type State,
  spaceOf,
} from "./state.ts";
export type { Statement } from "./statements.ts";
export { type Taxation, taxationOf } from "./taxation.ts";
export { passesInvestor, stepsTo, surchargeFor } from "./turn/rondel.ts";
export {
  armiesIn,
  armiesOnMap,
  fleetsIn,
  fleetsOnMap,
  hasFactory,
  isOccupied,
  protectedProvince,
  type Status,
  supplyOf,
  unoccupiedFactories,
  workingFactories,
} from "./units.ts";
export type { View } from "./view.ts";
