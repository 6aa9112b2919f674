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
import { waitForPanels } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const WAIT = { timeout: 20_000 };

/** Anna, Bruno and Clara hand the device round; each has a card that the others must not see. */
const THREE_AT_A_TABLE = [...THREE_PLAYERS, "hand s0 sabotage", "hand s1 armistice", "hand s2 pirates"];
const AT_WAR = [...THREE_AT_A_TABLE, "relation s0 s1 war"];
const TALKS = [...AT_WAR, "round 2 2", "turn talks s0"];

async function openHotSeat(text: string): Promise<{ readonly page: Page; readonly consoleErrors: readonly string[] }> {
  const visit = await site.open("#/new/hotseat/imperunde");
  visit.page.setDefaultTimeout(WAIT.timeout);
  await openMatch(visit.page, text);
  return visit;
}

const row = (page: Page, words: string) => page.locator(".option", { hasText: words });
const confirm = (page: Page, words: string) => page.locator(".decide .btn.go", { hasText: new RegExp(`^${words}$`) });
const line = (page: Page, words: string) => page.locator(".log-line", { hasText: words });
const stances = (page: Page) => page.locator(".stances li > span:last-child").allTextContents();

/** The device goes to somebody else: the screen is covered until he says that he has it. */
async function handTo(page: Page, name: string): Promise<void> {
  const lift = page.locator(".curtain .btn.go", { hasText: name });
  await lift.click();
  await lift.waitFor({ state: "detached" });
}

describe("in the talks", () => {
  it("peace is agreed to, taken back and made, and all vote for another target", async () => {
    const { page, consoleErrors } = await openHotSeat(matchFrom(TALKS));
    const annaAgrees = "Anna agrees to peace with Bruno.";
    const brunoAgrees = "Bruno agrees to peace with Anna.";
    expect(await row(page, "Declare war on Bruno").count()).toBe(0);
    await row(page, "Agree to peace with Bruno").click();
    await page.locator(".target-vote input").fill("30");
    await page.locator(".target-vote button", { hasText: "Propose" }).click();
    await confirm(page, "Ready").click();

    await handTo(page, "Bruno");
    expect(await stances(page)).toEqual([annaAgrees]);
    await row(page, "Agree to peace with Anna").click();
    await expect.poll(() => stances(page), WAIT).toEqual([annaAgrees, brunoAgrees]);
    await row(page, "Take back the consent").click();
    await expect.poll(() => stances(page), WAIT).toEqual([annaAgrees]);
    await row(page, "Agree to peace with Anna").click();
    await row(page, "Vote for the new target").click();
    await page.locator(".target-vote", { hasText: "Proposed: 30 trading posts, 2 of 3 agree" }).waitFor();
    await confirm(page, "Ready").click();

    await handTo(page, "Anna");
    expect(await stances(page)).toEqual([annaAgrees, brunoAgrees]);
    await confirm(page, "Ready").click();
    await handTo(page, "Clara");
    expect(await row(page, "Declare war on Anna").textContent()).toMatch(/now: peace.*−2/);
    await row(page, "Declare war on Anna").click();
    await page.locator(".stances li", { hasText: "Clara declares war on Anna." }).waitFor();
    await row(page, "Withdraw the declaration against Anna").click();
    await row(page, "Vote for the new target").click();
    await page.locator(".talks-table", { hasText: "0 of 3 are ready" }).waitFor();
    await confirm(page, "Ready").click();
    for (const name of ["Anna", "Bruno"]) {
      await handTo(page, name);
      await confirm(page, "Ready").click();
    }
    await confirm(page, "Pass").click();
    for (const name of ["Anna", "Clara"]) {
      await handTo(page, name);
      await confirm(page, "Pass").click();
    }
    await line(page, "Anna and Bruno: peace.").waitFor();
    await line(page, "30 trading posts win from now on.").waitFor();
    await page.locator(".frame-left .label", { hasText: "Target: 30 trading posts" }).waitFor();
    await waitForPanels(page);
    expect(await page.locator(".frame-left .relation-war").count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it("sealed stances begin with what is, and nobody sees them before all are sealed", async () => {
    const { page, consoleErrors } = await openHotSeat(matchFrom(TALKS, ["diplomacyClose sealed"]));
    await confirm(page, "Ready").click();
    for (const name of ["Bruno", "Clara"]) {
      await handTo(page, name);
      await confirm(page, "Ready").click();
    }
    await row(page, "Peace with Anna").click();
    await confirm(page, "War against Anna").click();
    for (const [name, enemy] of [
      ["Anna", "Bruno"],
      ["Bruno", "Anna"],
    ] as const) {
      await handTo(page, name);
      expect(await stances(page)).toEqual([]);
      expect(await line(page, "sealed").count()).toBe(0);
      await confirm(page, `War against ${enemy}`).waitFor();
      await row(page, `War with ${enemy}`).click();
      await confirm(page, "Peace with everybody").click();
    }
    await line(page, "All sealed stances are opened.").waitFor();
    await confirm(page, "Pass").click();
    for (const name of ["Anna", "Clara"]) {
      await handTo(page, name);
      await confirm(page, "Pass").click();
    }
    await line(page, "Anna and Bruno: peace.").waitFor();
    await line(page, "Anna and Clara: war.").waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("whoever does not want to be asked", () => {
  it("passes by a standing order, for a phase, or where the battle is not his", async () => {
    const battle = ["pieces france s0 artillery 6", "pieces spain s1 infantry 9", "round 2 6", "turn movement s0"];
    const { page, consoleErrors } = await openHotSeat(matchFrom([...AT_WAR, ...battle]));
    expect(await page.locator(".phase-ring p").innerText()).toMatch(/Round 2\s+Phase 6: Movement & combat\s+Clockwise/);
    await page.locator(".frame-left").getByText("Standing orders").click();
    await page.getByRole("switch", { name: "Always pass: before a battle" }).click();
    await page.getByRole("switch", { name: "Always pass: before a roll" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await row(page, "Attack Spain").click();
    for (let sent = 0; sent < 3; sent++) await row(page, "Artillery").click();

    await handTo(page, "Bruno");
    await page.getByText("Pass until this phase ends").click();
    await handTo(page, "Clara");
    await confirm(page, "Pass").click();
    await handTo(page, "Anna");
    await page.locator(".battle header", { hasText: "Roll 2" }).waitFor();
    for (let sent = 0; sent < 3; sent++) await row(page, "Artillery").click();

    await handTo(page, "Bruno");
    await handTo(page, "Clara");
    await page.locator(".frame-left").getByText("Standing orders").click();
    await page.getByRole("switch", { name: "Ask me only before battles of mine" }).click();
    await expect.poll(() => line(page, "Anna rolls").count(), WAIT).toBe(2);
    expect(consoleErrors).toEqual([]);
  });
});

describe("the state budget", () => {
  it("holds every round as the rules wrote it, the debts that are chosen on it, and the forecast", async () => {
    const { text, state, seat } = storedGameBefore(
      "three-players",
      (events, { round }) => round === 4 && events.some((event) => event.kind === "revealed" && event.word === "debts"),
    );
    const { page, consoleErrors } = await site.open("#/new/hotseat/imperunde");
    await openMatch(page, text, (other) => other === seat);
    expect(await columnsOf(page)).toEqual(sheetsOf(state, seat, 0));
    await row(page, "Borrow 5").click();
    expect(await columnsOf(page)).toEqual(sheetsOf(state, seat, 5));
    await page.locator(".frame-left").getByText("State budget").click();
    const other = asSeat((seat + 1) % 3);
    await page.locator(".dialog .chip").nth(other).click();
    expect(await columnsOf(page, ".dialog ")).toEqual(sheetsOf(state, other, 0));
    expect(consoleErrors).toEqual([]);
  });
});

/** The sheet on the page, a list of figures for each column. */
async function columnsOf(page: Page, where = ""): Promise<number[][]> {
  const rows = await page.locator(`${where}.ledger tbody tr`).all();
  const lines = await Promise.all(rows.map((one) => one.locator("td").allTextContents()));
  return (lines[0] ?? []).map((_, column) => lines.map((figures) => Number(figures[column])));
}

function sheetsOf(state: State, seat: Seat, change: number): number[][] {
  const budget = imperunde.answer(state, seat, { kind: "budget", player: seat, change });
  const { sheet, forecast } = budget as { readonly sheet: Sheet; readonly forecast: Sheet };
  const before = state.sheets.flatMap((_, place) => sheetOf(state, seat, place + 1) ?? []);
  return [...before, sheet, forecast].map((one) => SHEET_LINES.map((name) => one[name]));
}

describe("at the end", () => {
  it("posts, money and wars of every round and the luck of the dice stand as the rules counted them", async () => {
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
      Money: (state: State, seat: Seat) => state.funds[seat],
      Wars: (state: State, seat: Seat) => seats.filter((other) => effective(state, seat, other) === "war").length,
    };
    await page.getByText("The same in figures").click();
    for (const [name, figure] of Object.entries(figures)) {
      await page.locator(".chart .pick label", { hasText: name }).click();
      const expected = seats.map((seat) => [...rounds.values()].map((state) => figure(state, seat)));
      await expect.poll(() => figuresIn(page, ".chart-figures"), WAIT).toEqual(expected);
    }
    const lucks = seats.map((seat) => luckOf(seat, allEvents(match)));
    const told = lucks.map(({ dice, sum, expected }) => [dice, sum, expected, sum - expected]);
    expect((await figuresIn(page, ".luck")).map((cells) => cells.slice(0, 4))).toEqual(told);
    const { ranking } = imperunde.outcome(match.state as State) ?? { ranking: [] };
    expect(await page.locator(".end > main > .ranking td.total").allTextContents()).toEqual(
      ranking.map(({ score }) => String(score)),
    );
    expect(consoleErrors).toEqual([]);
  });
});

/** The figures of a table on the page, row by row. */
async function figuresIn(page: Page, where: string): Promise<number[][]> {
  const rows = await page.locator(`${where} tbody tr`).all();
  const cells = await Promise.all(rows.map((one) => one.locator("td").allTextContents()));
  return cells.map((figures) => figures.map((figure) => Number(figure.replace("−", "-").replace(",", ""))));
}
