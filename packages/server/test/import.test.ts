import {
  appendAction,
  asSeat,
  chanceSource,
  chooseOptions,
  commitmentTo,
  createMatch,
  type Match,
  matchToText,
  readMatch,
  takeBackTo,
  verifyChance,
} from "@rondel/engine";
import { type CommandInput, MAX_MATCH_FILE_LENGTH } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, servedFerry, startTestServer, type TestServer } from "./table.ts";

const { game } = servedFerry;
const SECRET_OF_ANOTHER = "ab".repeat(32);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("a match that was begun elsewhere", () => {
  test("goes on at a table of the server, with its whole history, and says what was brought", async () => {
    const local = playedLocally();
    const { host, guest, table, made } = await importedBy(matchToText(local), { kind: "open" });
    expect(made).toMatchObject({ status: "gathering", game: "ferry", brought: local.entries.length, secret: null });
    await guest.ask("table/join", { table });
    await host.ask("table/start", { table });
    for (const [seat, player] of [host, guest].entries()) {
      await player.follow(table);
      expect(player.stream(table, seat).position.view).toEqual(game.view(local.state, asSeat(seat)));
    }
    const startQueries = await host.ask("play/history", { table, viewer: 0, number: 0 });
    expect(startQueries.view).toEqual(game.view(begunLocally().state, asSeat(0)));

    await playToEnd(table, [host, guest]);
    const { text } = await host.ask("play/export", { table });
    const exported = readMatch(text, () => game);
    expect(exported.problem).toBeUndefined();
    expect(exported.match?.entries.slice(0, local.entries.length)).toEqual(local.entries);
    expect(exported.match?.header.imported).toBe(local.entries.length);
    expect(exported.match && verifyChance(exported.match, exported.secret)).toMatchObject({
      verdict: "fair-since",
      imported: local.entries.length,
    });
  });

  test("begins at once when every seat is taken, and its clocks begin here", async () => {
    const clock = { kind: "live", bank: 600, increment: 60 } as const;
    const { host, table, made } = await importedBy(
      matchToText(playedLocally()),
      { kind: "me" },
      { start: true, clock },
    );
    expect(made.status).toBe("running");
    const { clock: shown } = await host.follow(table);
    expect(shown?.seats.map(({ left }) => left).every((left) => left > 590_000 && left <= 600_000)).toBe(true);
  });

  test("draws from now on by the commitment of the table, whatever the file promised", async () => {
    const chance = { kind: "fair", commitment: commitmentTo(SECRET_OF_ANOTHER), entropy: ["abc"] } as const;
    const local = begunLocally(chance, SECRET_OF_ANOTHER);
    const { host, table, made } = await importedBy(matchToText(local), { kind: "me" }, { start: true });
    expect(made.commitment).not.toBe(chance.commitment);
    const { header } = await host.follow(table);
    expect(header).toMatchObject({ commitment: made.commitment, entropy: [] });
    expect(made.brought).toBe(0);
  });
});

describe("a file that does not hold what it says is refused", () => {
  const text = matchToText(playedLocally());
  const cases: readonly (readonly [what: string, file: string, code: string])[] = [
    ["an action against the rules", text.replace(/^1 s(\d) .*$/m, "1 s$1 sail"), "only-bids-now"],
    ["a hash of another state", text.replace(/^(hash \d+) ..../m, "$1 0000"), "wrong-hash"],
    ["no hash at its end", text.replace(/^hash .*\n$/m, ""), "last-hash-missing"],
    ["rules of another version", text.replace("rules 1", "rules 99"), "unknown-game"],
    ["draws that the rules did not ask for", text.replace("0 setup | ", "0 setup | trick 1/6; "), "draws-do-not-fit"],
    ["something else", "To whom it may concern", "unknown-game"],
  ];
  for (const [what, file, code] of cases) {
    test(what, async () => {
      const player = await TestPlayer.enter(server.url);
      expect(file).not.toBe(text);
      expect((await refusalOf(player.post("table/import", wishFor(file, { kind: "open" })))).code).toBe(code);
      expect((await player.post("tables/list", { which: "mine" })).tables).toEqual([]);
    });
  }

  test("a match that is over, or seats that do not fit", async () => {
    const player = await TestPlayer.enter(server.url);
    const over = playedLocally(1000);
    expect(over.deciders).toEqual([]);
    const refused = await refusalOf(player.post("table/import", wishFor(matchToText(over), { kind: "open" })));
    expect(refused.code).toBe("match-is-over");
    const tooMany = { ...wishFor(text, { kind: "open" }), seats: Array(3).fill({ kind: "me" }) };
    expect((await refusalOf(player.post("table/import", tooMany))).code).toBe("wrong-number-of-players");
  });

  test("a file that is too large, and any other message of that size", async () => {
    const player = await TestPlayer.enter(server.url);
    const long = wishFor(text + "#".repeat(MAX_MATCH_FILE_LENGTH), { kind: "open" });
    expect((await refusalOf(player.post("table/import", long))).code).toBe("malformed-message");
    const huge = wishFor("#".repeat(3 * MAX_MATCH_FILE_LENGTH), { kind: "open" });
    expect((await post(server.url, "table/import", huge, player.cookie)).status).toBe(413);
    const padded = { name: "x".repeat(100_000) };
    expect((await post(server.url, "me/rename", padded, player.cookie)).status).toBe(413);
  });
});

test("a table that shall begin at once with free seats is not made at all", async () => {
  const player = await TestPlayer.enter(server.url);
  const { text: _file, ...plan } = wishFor("", { kind: "open" });
  const wish = { ...plan, game: "ferry", options: {}, start: true };
  expect(await refusalOf(player.post("table/make", wish))).toMatchObject({
    code: "seats-are-free",
    params: { seats: [1] },
  });
  expect((await player.post("tables/list", { which: "mine" })).tables).toEqual([]);
});

type SeatPlan = CommandInput<"table/import">["seats"][number];

function wishFor(text: string, second: SeatPlan): CommandInput<"table/import"> {
  return { text, seats: [{ kind: "me" }, second], visibility: "public", clock: { kind: "none" } };
}

async function importedBy(text: string, second: SeatPlan, more: Partial<CommandInput<"table/import">> = {}) {
  const host = await (await TestPlayer.enter(server.url)).connect();
  const guest = await (await TestPlayer.enter(server.url)).connect();
  const made = await host.post("table/import", { ...wishFor(text, second), ...more });
  return { host, guest, made, table: made.id };
}

function begunLocally(chance: Match["header"]["chance"] = { kind: "seed", seed: "7" }, secret?: string): Match {
  const chosen = chooseOptions(game.options, { rounds: 3 });
  const source = chanceSource(chance, "local", secret);
  if ("problem" in chosen || !source) throw new Error("a match that cannot be begun");
  const header = {
    game: "ferry",
    rulesVersion: "1",
    id: "local",
    players: 2,
    options: chosen.options,
    chance,
  } as const;
  const begun = createMatch(game, { ...header, begin: "setup", statements: [] }, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  return begun.match;
}

/** Everybody plays the last thing that is legal; the third action is taken back once. */
function playedLocally(most = 7): Match {
  const match = begunLocally();
  const source = chanceSource(match.header.chance, match.header.id);
  if (!source) throw new Error("a seed is always known");
  while (match.entries.length < most && match.deciders.length > 0) {
    if (match.entries.length === 3) takeBackTo(match, 3, 2);
    const [seat = asSeat(0)] = match.deciders;
    const action = match.game.actions(match.state, seat).at(-1);
    const answer = appendAction(match, match.entries.length, seat, action, source);
    if ("refused" in answer) throw new Error(answer.refused.code);
  }
  return match;
}
