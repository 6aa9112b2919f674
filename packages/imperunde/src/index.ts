export {
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
  NOWHERE,
  REGION_NAMES,
  type Region,
  regionNamed,
  regionValue,
  type Sea,
  type Territory,
} from "./board/board.ts";
export { PEACE_DIVIDEND, provisionalSheet, SHEET_LINES, type Sheet, sheetOf } from "./budget.ts";
export { momentOf } from "./cards/index.ts";
export { CARD_NAMES, type Card, type CardName, cardNamed } from "./cards/list.ts";
export { namedIn } from "./cards/named.ts";
export type { CardMoment } from "./cards/rules.ts";
export { PROMPT_CODES, type PromptCode, REFUSAL_CODES, type RefusalCode } from "./codes.ts";
export { fortModifier } from "./combat/modifiers.ts";
export { type BattlePlan, battleOdds, certain, NO_BONUS } from "./combat/odds/battle-odds.ts";
export { DANGER_CODES, type Danger, type DangerCode, needsConfirmation } from "./dangers/danger.ts";
export { dangersOf } from "./dangers/dangers.ts";
export { promisesOf, type Reputation, reputationOf } from "./diplomacy/promises.ts";
export { proposalsOf } from "./diplomacy/proposals.ts";
export { objectionsOf, owesVote } from "./diplomacy/target.ts";
export {
  type Deal,
  type PromiseRecord,
  type Proposal,
  REASONS,
  type Reason,
  TERMS,
  type Term,
} from "./diplomacy/terms.ts";
export { type Event, type EventKind, type EventOf, eventsOf, isSmuggled } from "./events.ts";
export type { Fighter, Frame } from "./frames.ts";
export { imperunde, imperundeVersion1, imperundeVersion2, imperundeVersions } from "./game.ts";
export { luckOf } from "./luck.ts";
export { moveCost } from "./movement/steps.ts";
export type { Options } from "./options.ts";
export { stanceOf } from "./phases/stances.ts";
export { countAt, stackCount, stackParty, stacksAt, stackUnit } from "./pieces.ts";
export { type InvestmentPlan, type Purchase, planInvestments, refuseInPlan } from "./plans/investment-plan.ts";
export { boughtAgain, postsFirst } from "./plans/presets.ts";
export type { Statement } from "./position/statements.ts";
export type { Answers } from "./questions/answer.ts";
export type { AttackForecast } from "./questions/attack.ts";
export type { BattleForecast } from "./questions/battle.ts";
export type { AttackWay, MoveWay, UnitMoves } from "./questions/moves.ts";
export type { BattleTable } from "./questions/odds.ts";
export type { Question } from "./questions/schemas.ts";
export { basePeace, effective, hostile, setBase } from "./relations.ts";
export { controller, warParties } from "./seas.ts";
export { cardWorks } from "./secret/asked.ts";
export { ASK_SETTINGS, type AskSetting, asksPlayer } from "./secret/asking.ts";
export {
  CALM,
  hasPauses,
  isPlayer,
  LOCALS,
  NOBODY,
  type Party,
  PEACE,
  PIRATES,
  type Relation,
  type State,
  WAR,
} from "./state.ts";
export {
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
  armyMovesLeft,
  costOf,
  dieColour,
  dieOffset,
  isTransport,
  isWarship,
  KINDS,
  type Kind,
  type KindName,
  kindNamed,
  kindOf,
  POST,
  shipMovesLeft,
  type Unit,
  unitNamed,
} from "./units.ts";
export { answering } from "./view/answering.ts";
export type { View } from "./view/view.ts";
