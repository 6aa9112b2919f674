import { asSeat, type Seat, stateAfter } from "@rondel/engine";
import {
  effective,
  imperunde,
  luckOf,
  postsOnBoard,
  SHEET_LINES,
  type Sheet,
  type State,
  sheetOf,
} from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { allEvents, parseMatch } from "./imperunde-traffic.ts";
import { matchFrom, openMatch, storedGameBefore, wholeGame } from "./local-match.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { waitForPanels } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

/** Anna, Bruno and Clara share one device; each has a card that the others must not see. */
const THREE_WITH_CARDS = [...THREE_PLAYERS, "hand s0 sabotage", "hand s1 armistice", "hand s2 pirates"];
const AT_WAR = [...THREE_WITH_CARDS, "relation s0 s1 war"];
const TALKS = [...AT_WAR, "round 2 2", "turn talks s0"];

async function openHotSeat(text: string): Promise<{ readonly page: Page; readonly consoleErrors: readonly string[] }> {
  const visit = await site.open(NO_SCREEN);
  visit.page.setDefaultTimeout(WAIT.timeout);
  await openMatch(visit.page, text);
  return visit;
}

const row = (page: Page, text: string) => page.locator(".option", { hasText: text });
const confirm = (page: Page, text: string) => page.locator(".decide .btn.go", { hasText: new RegExp(`^${text}$`) });
const line = (page: Page, text: string) => page.locator(".log-line", { hasText: text });
const stances = (page: Page) => page.locator(".stances .announced").allTextContents();

/** Answers the question to the whole table: nobody plays a card. */
async function nobodyPlays(page: Page): Promise<void> {
  await page.getByText("Does anybody play a card?").waitFor();
  await confirm(page, "No").click();
}

/** Waits until the open decision is that of a player; nothing hidden is shown, so there is no curtain. */
async function turnOf(page: Page, name: string): Promise<void> {
  await page.getByText(`${name} · Your turn`).waitFor();
  expect(await page.locator(".curtain, .hand-card").count()).toBe(0);
}

/** Lifts the curtain as the next player. */
async function passTo(page: Page, name: string): Promise<void> {
  const lift = page.locator(".curtain .btn.go", { hasText: name });
  await lift.click();
  await lift.waitFor({ state: "detached" });
}

const target = (page: Page) => page.locator(".proposal-target", { hasText: "30 trading posts to win instead of" });

describe("the talks", () => {
  it("make peace by mutual consent, which can be withdrawn, and change the target by vote", async () => {
    const { page, consoleErrors } = await openHotSeat(matchFrom(TALKS));
    const annaAgrees = "Anna agrees to peace with Bruno.";
    const brunoAgrees = "Bruno agrees to peace with Anna.";
    expect(await row(page, "Declare war on Bruno").count()).toBe(0);
    await row(page, "Agree to peace with Bruno").click();
    await page.getByRole("button", { name: "Make a proposal" }).click();
    await page.locator(".deal-subject .chip", { hasText: "The target" }).click();
    await page.getByLabel("Trading posts to win").fill("30");
    await page.getByRole("button", { name: "Propose to everyone" }).click();
    await confirm(page, "Ready").click();

    await turnOf(page, "Bruno");
    expect(await stances(page)).toEqual([annaAgrees]);
    await row(page, "Agree to peace with Anna").click();
    await expect.poll(() => stances(page), WAIT).toEqual([annaAgrees, brunoAgrees]);
    await expect.poll(() => page.locator(".frame-left .announced-peace").count(), WAIT).toBe(2);
    await row(page, "Withdraw consent to peace").click();
    await expect.poll(() => stances(page), WAIT).toEqual([annaAgrees]);
    await row(page, "Agree to peace with Anna").click();
    await target(page).getByText("Anna proposes to everyone").waitFor();
    await target(page).getByRole("button", { name: "Accept" }).click();
    await target(page).getByText("Bruno: agreed").waitFor();
    await confirm(page, "Ready").click();

    await turnOf(page, "Anna");
    expect(await stances(page)).toEqual([annaAgrees, brunoAgrees]);
    await confirm(page, "Ready").click();
    await turnOf(page, "Clara");
    expect(await row(page, "Declare war on Anna").textContent()).toMatch(/now: peace.*−2/);
    await row(page, "Declare war on Anna").click();
    await page.locator(".stances .announced", { hasText: "Clara declares war on Anna." }).waitFor();
    await row(page, "Withdraw the declaration of war on Anna").click();
    await target(page).getByRole("button", { name: "Accept" }).click();
    await page.locator(".talks-table", { hasText: "0 of 3 ready" }).waitFor();
    await confirm(page, "Ready").click();
    for (const name of ["Anna", "Bruno"]) {
      await turnOf(page, name);
      await confirm(page, "Ready").click();
    }
    await nobodyPlays(page);
    await line(page, "Anna and Bruno are at peace.").waitFor();
    await page.locator(".talks-result", { hasText: "Anna and Bruno are at peace." }).waitFor();
    await line(page, "The new target is 30 trading posts.").waitFor();
    await page.locator(".frame-left .label", { hasText: "Target: 30 trading posts" }).waitFor();
    await waitForPanels(page);
    expect(await page.locator(".frame-left .relation-war").count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it("start a secret choice with the present relations and reveal it when everyone has chosen", async () => {
    const { page, consoleErrors } = await openHotSeat(matchFrom(TALKS, ["diplomacyClose sealed"]));
    await confirm(page, "Ready").click();
    for (const name of ["Bruno", "Clara"]) {
      await turnOf(page, name);
      await confirm(page, "Ready").click();
    }
    await passTo(page, "Clara");
    await row(page, "Peace with Anna").click();
    await confirm(page, "War with Anna").click();
    for (const [name, enemy] of [
      ["Anna", "Bruno"],
      ["Bruno", "Anna"],
    ] as const) {
      await passTo(page, name);
      expect(await stances(page)).toEqual([]);
      expect(await line(page, "revealed").count()).toBe(0);
      await confirm(page, `War with ${enemy}`).waitFor();
      await row(page, `War with ${enemy}`).click();
      await confirm(page, "Peace with everyone").click();
    }
    await line(page, "Everyone’s choice of war or peace is revealed.").waitFor();
    await nobodyPlays(page);
    await line(page, "Anna and Bruno are at peace.").waitFor();
    await line(page, "Anna and Clara are at war.").waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("a pause at one device", () => {
  it("asks the whole table once, on the open board, and hands the device only to the person who answers", async () => {
    const battle = ["pieces france s0 artillery 6", "pieces spain s1 infantry 9", "round 2 6", "turn movement s0"];
    const { page, consoleErrors } = await openHotSeat(matchFrom([...AT_WAR, ...battle]));
    expect(await page.locator(".phase-ring p").innerText()).toMatch(/Round 2\s+Phase 6: Movement & combat\s+Clockwise/);
    await row(page, "France").click();
    await row(page, "Attack Spain").click();
    await confirm(page, "Attack Spain with 3 units").click();

    await page.getByText("Does anybody play a card?").waitFor();
    expect(await page.locator(".hand-card").count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => line(page, "Anna rolls").count(), WAIT).toBe(1);
    await turnOf(page, "Anna");
    await row(page, "Artillery").first().waitFor();
    while ((await row(page, "Artillery").count()) > 0) await row(page, "Artillery").first().click();

    await page.getByText("Does anybody play a card?").waitFor();
    await page.locator(".decide-others .btn", { hasText: "Bruno" }).click();
    await passTo(page, "Bruno");
    await page.locator(".hand-card.lit", { hasText: "Armistice" }).click();
    await confirm(page, "Play “Armistice”").click();
    await nobodyPlays(page);
    await line(page, "have an armistice.").waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("the budget", () => {
  it("shows every round as the rules computed it, with the chosen debt and the forecast", async () => {
    const { text, state, seat } = storedGameBefore(
      "three-players",
      (events, { round }) => round === 4 && events.some((event) => event.kind === "revealed" && event.word === "debts"),
    );
    const { page, consoleErrors } = await site.open(NO_SCREEN);
    await openMatch(page, text, (other) => other === seat);
    await expect.poll(() => columnsOf(page), WAIT).toEqual(sheetsOf(state, seat, 0));
    await row(page, "Borrow 5").click();
    await expect.poll(() => columnsOf(page), WAIT).toEqual(sheetsOf(state, seat, 5));
    await page.locator(".frame-left").getByText("Budget", { exact: true }).click();
    const other = asSeat((seat + 1) % 3);
    await page.locator(".dialog .chip").nth(other).click();
    await expect.poll(() => columnsOf(page, ".dialog "), WAIT).toEqual(sheetsOf(state, other, 0));
    expect(consoleErrors).toEqual([]);
  });
});

/** Reads the columns of the budget on the page. */
async function columnsOf(page: Page, where = ""): Promise<number[][]> {
  const rows = await page.locator(`${where}.budget-sheet tbody tr`).all();
  const lines = await Promise.all(rows.map((one) => one.locator("td").allTextContents()));
  return (lines[0] ?? []).map((_, column) => lines.map((figures) => Number(figures[column])));
}

function sheetsOf(state: State, seat: Seat, change: number): number[][] {
  const budget = imperunde.answer(state, seat, { kind: "budget", player: seat, change });
  const { sheet, forecast } = budget as { readonly sheet: Sheet; readonly forecast: Sheet };
  const before = state.sheets.flatMap((_, place) => sheetOf(state, seat, place + 1) ?? []);
  return [...before, sheet, forecast].map((one) => SHEET_LINES.map((name) => one[name]));
}

describe("the end of a game", () => {
  it("shows trading posts, funds, wars and dice luck as the rules computed them", async () => {
    const text = wholeGame("three-players");
    const { page, consoleErrors } = await openHotSeat(text);
    const match = parseMatch(text);
    const rounds = new Map<number, State>();
    for (let number = 0; number <= match.entries.length; number++) {
      const state = stateAfter(match, number) as State;
      rounds.set(state.round, structuredClone(state));
    }
    const seats = [0, 1, 2].map(asSeat);
    const figures = {
      "Trading posts": (state: State, seat: Seat) => postsOnBoard(state, seat),
      Funds: (state: State, seat: Seat) => state.funds[seat],
      Wars: (state: State, seat: Seat) => seats.filter((other) => effective(state, seat, other) === "war").length,
    };
    await page.getByText("Show as a table").click();
    for (const [name, figure] of Object.entries(figures)) {
      await page.locator(".chart .pick label", { hasText: name }).click();
      const expected = seats.map((seat) => [...rounds.values()].map((state) => figure(state, seat)));
      await expect.poll(() => figuresIn(page, ".chart-figures"), WAIT).toEqual(expected);
    }
    const lucks = seats.map((seat) => luckOf(seat, allEvents(match)));
    const computed = lucks.map(({ dice, sum, expected }) => [dice, sum, expected, sum - expected]);
    expect((await figuresIn(page, ".luck")).map((cells) => cells.slice(0, 4))).toEqual(computed);
    const { ranking } = imperunde.outcome(match.state as State) ?? { ranking: [] };
    expect(await page.locator(".end > main > .ranking td.total").allTextContents()).toEqual(
      ranking.map(({ score }) => String(score)),
    );
    expect(consoleErrors).toEqual([]);
  });
});

/** Reads the figures of a table on the page, row by row. */
async function figuresIn(page: Page, where: string): Promise<number[][]> {
  const rows = await page.locator(`${where} tbody tr`).all();
  const cells = await Promise.all(rows.map((one) => one.locator("td").allTextContents()));
  return cells.map((figures) => figures.map((figure) => Number(figure.replace("−", "-").replace(",", ""))));
}
