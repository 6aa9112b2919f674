import type { Seat } from "@rondel/engine";
import { ALL_SEAS, ALL_TERRITORIES, coastsOf, regionValue, type Sea } from "./board/board.ts";
import { atPeace } from "./relations.ts";
import { controller } from "./seas.ts";
import { NOBODY, type State, seatsOf } from "./state.ts";
import { isColonyOf, ownerOf, postsAt } from "./territories.ts";

/** IR-6.1.1: the lines of a budget sheet, from top to bottom. */
export const SHEET_LINES = [
  "carried",
  "homeTax",
  "peaceDividend",
  "colonialTax",
  "seaTradeTax",
  "interest",
  "repayment",
  "newDebt",
  "freeFunds",
  "investments",
  "credits",
  "surplus",
  "totalDebt",
] as const;
type SheetLine = (typeof SHEET_LINES)[number];
export type Sheet = Record<SheetLine, number>;

const HOME_TAX = 5; // IR-6.2.2
/** IR-6.2.3: the income from each peace. */
export const PEACE_DIVIDEND = 2;
const DEBT_STEP = 5;
const MOST_DEBT = 25; // IR-6.3.2

/** The sheet if taxes were due now and the player neither repaid nor borrowed. */
export function provisionalSheet(state: State, seat: Seat): Sheet {
  const carried = state.funds[seat] ?? 0;
  const peaceDividend =
    PEACE_DIVIDEND * state.order.filter((other) => other !== seat && atPeace(state, seat, other)).length;
  const colonialTax = colonialTaxOf(state, seat);
  const seaTradeTax = seaTradeTaxOf(state, seat);
  const totalDebt = state.debt[seat] ?? 0;
  const interest = totalDebt / DEBT_STEP; // IR-6.2.6
  const freeFunds = carried + HOME_TAX + peaceDividend + colonialTax + seaTradeTax - interest;
  return {
    carried,
    homeTax: HOME_TAX,
    peaceDividend,
    colonialTax,
    seaTradeTax,
    interest,
    repayment: 0,
    newDebt: 0,
    freeFunds,
    investments: 0,
    credits: 0,
    surplus: freeFunds,
    totalDebt,
  };
}

/** IR-6.2.4: a colony with a famine pays nothing, a plundered colony pays its plunderer. */
function colonialTaxOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const territory of ALL_TERRITORIES) {
    const posts = postsAt(state, territory);
    if (state.famine[territory] === 1) continue;
    const plunderer = state.plunderer[territory] ?? NOBODY;
    if ((plunderer === NOBODY ? ownerOf(state, territory) : plunderer) === seat) sum += posts;
  }
  return sum;
}

/** IR-6.2.5: the seas that pay tax to a player. A black disc makes no difference (RU-48), pirates in the sea do (RU-120). */
export function taxedSeas(state: State, seat: Seat): Sea[] {
  return ALL_SEAS.filter(
    (sea) =>
      controller(state, sea) === seat &&
      coastsOf(sea).some(
        (territory) =>
          state.home[seat] === territory || (isColonyOf(state, territory, seat) && postsAt(state, territory) > 0),
      ),
  );
}

const seaTradeTaxOf = (state: State, seat: Seat): number =>
  taxedSeas(state, seat).reduce((sum, sea) => sum + regionValue(sea), 0);

// IR-6.3.1 to IR-6.3.3, RU-49, RU-50
export function debtChoices(state: State, seat: Seat): number[] {
  const debt = state.debt[seat] ?? 0;
  const { freeFunds } = provisionalSheet(state, seat);
  return [-10, -5, 0, 5].filter((change) =>
    change <= 0 ? -change <= debt && freeFunds + change >= 0 : debt + change <= MOST_DEBT,
  );
}

/** A sheet after borrowing; a negative change is a repayment. */
export function settled(sheet: Sheet, change: number): Sheet {
  const freeFunds = sheet.freeFunds + change;
  return {
    ...sheet,
    repayment: Math.max(0, -change),
    newDebt: Math.max(0, change),
    freeFunds,
    surplus: freeFunds,
    totalDebt: sheet.totalDebt + change,
  };
}

const START = SHEET_LINES.length;
const line = (name: SheetLine): number => SHEET_LINES.indexOf(name);

/** IR-6.5.1 e: writes the sheets of all seats for this round. */
export function writeSheets(state: State, changes: readonly number[]): void {
  const sheets: number[] = [];
  const drafts = seatsOf(state).map((seat) => settled(provisionalSheet(state, seat), changes[seat] ?? 0));
  drafts.forEach((sheet, seat) => {
    sheets.push(...SHEET_LINES.map((name) => sheet[name]));
    state.funds[seat] = sheet.freeFunds;
    state.debt[seat] = sheet.totalDebt;
  });
  // A position file may begin in a later round; the sheets of the rounds before it stay empty.
  state.sheets = Array.from({ length: state.round }, (_, round) => state.sheets[round] ?? sheets.map(() => 0));
  state.sheets[state.round - 1] = sheets;
}

/** The sheet of a seat in a round; undefined until phase 3 of that round has written it. */
export function sheetOf(state: State, seat: Seat, round: number): Sheet | undefined {
  const sheets = state.sheets[round - 1];
  if (!sheets) return undefined;
  return Object.fromEntries(SHEET_LINES.map((name, place) => [name, sheets[seat * START + place] ?? 0])) as Sheet;
}

function book(state: State, seat: Seat, name: "investments" | "credits", amount: number): void {
  const sheets = state.sheets[state.round - 1];
  if (!sheets) return;
  const place = seat * START + line(name);
  sheets[place] = (sheets[place] ?? 0) + amount;
  sheets[seat * START + line("surplus")] = state.funds[seat] ?? 0;
}

// IR-6.4.1
export function spend(state: State, seat: Seat, cost: number): void {
  state.funds[seat] = (state.funds[seat] ?? 0) - cost;
  book(state, seat, "investments", cost);
}

// IR-6.4.2
export function credit(state: State, seat: Seat, amount: number): void {
  state.funds[seat] = (state.funds[seat] ?? 0) + amount;
  book(state, seat, "credits", amount);
}
