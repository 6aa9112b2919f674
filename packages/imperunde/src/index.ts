export {
  ACTION_SCHEMAS,
  type Action,
  type CardPlay,
  isCardPlay,
  LAND_EVENTS,
  SEA_EVENTS,
  type StandingOrder,
  WINDOWS,
  type WindowName,
} from "./actions.ts";
export {
  ALL_REGIONS,
  ALL_SEAS,
  ALL_TERRITORIES,
  asSea,
  asTerritory,
  bordersOf,
  CANALS,
  coastsOf,
  isSea,
  isTerritory,
  NOWHERE,
  REGION_NAMES,
  type Region,
  regionNamed,
  regionValue,
  type Sea,
  TERRITORIES,
  type Territory,
} from "./board/board.ts";
export { PEACE_DIVIDEND, provisionalSheet, SHEET_LINES, type Sheet, sheetOf } from "./budget.ts";
export { kindsConcerned, momentOf } from "./cards/index.ts";
export { CARD_NAMES, type Card, type CardName, COPIES, cardNamed } from "./cards/list.ts";
export { type Named, namedIn } from "./cards/named.ts";
export type { CardMoment } from "./cards/rules.ts";
export { PROMPT_CODES, type PromptCode, REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export { fortModifier } from "./combat/modifiers.ts";
export { type BattlePlan, battleOdds, type Odds } from "./combat/odds/battle-odds.ts";
export { type Event, type EventKind, type EventOf, eventsOf } from "./events.ts";
export type { Fighter, Frame } from "./frames.ts";
export { imperunde, imperundeVersion1, imperundeVersions } from "./game.ts";
export { type Luck, luckOf } from "./luck.ts";
export { type MoveCost, moveCost } from "./movement/steps.ts";
export { OPTIONS, type Options } from "./options.ts";
export { stanceOf } from "./phases/closing.ts";
export { countAt, kindAt, stackCount, stackParty, stacksAt, stackUnit, supplyOf, warshipsAt } from "./pieces.ts";
export type { Statement } from "./position/statements.ts";
export type { Answers } from "./questions/answer.ts";
export type { Question } from "./questions/schemas.ts";
export { basePeace, type Effective, effective, hostile, setBase } from "./relations.ts";
export { controller, warParties } from "./seas.ts";
export { cardWorks } from "./secret/asked.ts";
export { concernsSeat } from "./secret/concerns.ts";
export {
  CALM,
  FAIR,
  isPlayer,
  LOCALS,
  NOBODY,
  type Party,
  PEACE,
  PIRATES,
  type Relation,
  STORM,
  type State,
  WAR,
  type Weather,
} from "./state.ts";
export {
  insurgentsOf,
  isColonyOf,
  isFree,
  isHome,
  localInfantryOf,
  ownerOf,
  postLimit,
  postsAt,
  postsOnBoard,
} from "./territories.ts";
export { isClockwise, seatInTurn, turnOrder } from "./turns.ts";
export {
  ALL_KINDS,
  armyMovesLeft,
  costOf,
  type DieColour,
  dieColour,
  dieOffset,
  isTransport,
  isWarship,
  KINDS,
  type Kind,
  type KindName,
  kindNamed,
  kindOf,
  shipMovesLeft,
  UNIT_NAMES,
  type Unit,
  unitNamed,
} from "./units.ts";
export { type Answering, answering } from "./view/answering.ts";
export type { View } from "./view/view.ts";
