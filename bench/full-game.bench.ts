/*
 * Plays a whole game of ImpeRunde to the default target against three bots in a real Chromium, as a person who obeys the default
 * prompts (e2e/default-play.ts), with hurried timers. Counts clicks and prompts per round.
 * Run: npm run bench -- full-game [--json]
 */
import { rmSync } from "node:fs";
import { endBrowsers } from "../e2e/browser.ts";
import { type PlayedRound, playRound } from "../e2e/default-play.ts";
import { buildPage } from "../e2e/page-build.ts";
import { hurryTimers } from "../e2e/play-in-page.ts";
import { serveStaticSite } from "../e2e/static-site.ts";
import { openReport } from "./measure.ts";

const PLAYERS = 4;

const report = openReport("full-game");
const folder = await buildPage();
const site = await serveStaticSite(folder);
const { page, consoleErrors } = await site.open("#/new/bots/imperunde");
await hurryTimers(page);
await page.locator(".pick label", { hasText: new RegExp(`^${PLAYERS}$`) }).click();
await page.locator("button.begin").click();
await page.locator(".imperunde-board").waitFor();
const played: PlayedRound[] = [];
while (!played.at(-1)?.isOver) {
  const round = await playRound(page);
  played.push(round);
  report.note(`round ${round.round}: ${JSON.stringify(round.clicks)}`);
}
await site.close();
await endBrowsers();
rmSync(folder, { recursive: true });
if (consoleErrors.length > 0) throw new Error(`The page had errors: ${consoleErrors.join("; ")}`);

const rounds = Math.max(...played.map(({ round }) => round));
const clicksIn = ({ clicks }: PlayedRound) => Object.values(clicks).reduce((sum, count) => sum + count, 0);
const promptsIn = ({ clicks }: PlayedRound) => clicks.prompt ?? 0;
const perRound = (count: (round: PlayedRound) => number) =>
  played.reduce((sum, round) => sum + count(round), 0) / rounds;
report.list("a person who obeys the default prompts, against three bots", [
  { name: "rounds", value: rounds },
  { name: "clicks per round", value: perRound(clicksIn), digits: 1 },
  { name: "prompts per round", value: perRound(promptsIn), digits: 2 },
]);
report.table(
  "by round; round 0 is the setup",
  [{ name: "clicks" }, { name: "of them to look at units" }, { name: "prompts" }],
  played.map((round) => [String(round.round), clicksIn(round), round.clicks.look ?? 0, promptsIn(round)]),
);
report.end();
