import {
  appendAction,
  asSeat,
  chanceSource,
  chooseOptions,
  commitmentTo,
  createMatch,
  type Match,
  matchToText,
  newHeader,
  readMatch,
  takeBackTo,
  verifyChance,
} from "@rondel/engine";
import { type CommandInput, MAX_MATCH_FILE_LENGTH } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, servedFerry, startTestServer, type TestServer } from "./table.ts";

const { game } = servedFerry;
const OTHER_SECRET = "ab".repeat(32);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("an imported match", () => {
  test("continues with its whole history and reports the number of imported entries", async () => {
    const local = localMatch();
    const { host, guest, table, made } = await importFile(matchToText(local), { kind: "open" });
    expect(made).toMatchObject({ status: "gathering", game: "ferry", brought: local.entries.length, secret: null });
    await guest.ask("table/join", { table });
    await host.ask("table/start", { table });
    for (const [seat, player] of [host, guest].entries()) {
      await player.follow(table);
      expect(player.stream(table, seat).position.view).toEqual(game.view(local.state, asSeat(seat)));
    }
    const start = await host.ask("play/history", { table, viewer: 0, number: 0 });
    expect(start.view).toEqual(game.view(newLocalMatch().state, asSeat(0)));

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

  test("starts at once if every seat is taken, with fresh clocks", async () => {
    const clock = { kind: "live", bank: 600, increment: 60 } as const;
    const { host, table, made } = await importFile(matchToText(localMatch()), { kind: "me" }, { start: true, clock });
    expect(made.status).toBe("running");
    const { clock: shown } = await host.follow(table);
    expect(shown?.seats.map(({ left }) => left).every((left) => left > 590_000 && left <= 600_000)).toBe(true);
  });

  test("draws by the commitment of the table, not of the file", async () => {
    const chance = { kind: "fair", commitment: commitmentTo(OTHER_SECRET), entropy: ["abc"] } as const;
    const local = newLocalMatch(chance, OTHER_SECRET);
    const { host, table, made } = await importFile(matchToText(local), { kind: "me" }, { start: true });
    expect(made.commitment).not.toBe(chance.commitment);
    const { header } = await host.follow(table);
    expect(header).toMatchObject({ commitment: made.commitment, entropy: [] });
    expect(made.brought).toBe(0);
  });
});

describe("an invalid match file is refused", () => {
  const text = matchToText(localMatch());
  const cases: readonly (readonly [what: string, file: string, code: string])[] = [
    ["with an illegal action", text.replace(/^1 s(\d) .*$/m, "1 s$1 sail"), "only-bids-now"],
    ["with a wrong hash", text.replace(/^(hash \d+) ..../m, "$1 0000"), "wrong-hash"],
    ["without a hash at the end", text.replace(/^hash .*\n$/m, ""), "last-hash-missing"],
    ["of an unknown rules version", text.replace("rules 1", "rules 99"), "unknown-game"],
    ["with draws that the rules do not need", text.replace("0 setup | ", "0 setup | trick 1/6; "), "draws-do-not-fit"],
    ["that is no match file", "To whom it may concern", "unknown-game"],
  ];
  for (const [what, file, code] of cases) {
    test(what, async () => {
      const player = await TestPlayer.signIn(server.url);
      expect(file).not.toBe(text);
      expect((await refusalOf(player.post("table/import", inputFor(file, { kind: "open" })))).code).toBe(code);
      expect((await player.post("tables/list", { which: "mine" })).tables).toEqual([]);
    });
  }

  test("if the match is over, or the number of seats differs", async () => {
    const player = await TestPlayer.signIn(server.url);
    const over = localMatch(1000);
    expect(over.deciders).toEqual([]);
    const refused = await refusalOf(player.post("table/import", inputFor(matchToText(over), { kind: "open" })));
    expect(refused.code).toBe("match-is-over");
    const tooMany = { ...inputFor(text, { kind: "open" }), seats: Array(3).fill({ kind: "me" }) };
    expect((await refusalOf(player.post("table/import", tooMany))).code).toBe("wrong-number-of-players");
  });

  test("if it is too large, like any other message of that size", async () => {
    const player = await TestPlayer.signIn(server.url);
    const long = inputFor(text + "#".repeat(MAX_MATCH_FILE_LENGTH), { kind: "open" });
    expect((await refusalOf(player.post("table/import", long))).code).toBe("malformed-message");
    const huge = inputFor("#".repeat(3 * MAX_MATCH_FILE_LENGTH), { kind: "open" });
    expect((await post(server.url, "table/import", huge, player.cookie)).status).toBe(413);
    const padded = { name: "x".repeat(100_000) };
    expect((await post(server.url, "me/rename", padded, player.cookie)).status).toBe(413);
  });
});

test("does not create a table that must start at once but has free seats", async () => {
  const player = await TestPlayer.signIn(server.url);
  const { text: _file, ...plan } = inputFor("", { kind: "open" });
  const input = { ...plan, game: "ferry", options: {}, start: true };
  expect(await refusalOf(player.post("table/make", input))).toMatchObject({
    code: "seats-are-free",
    params: { seats: [1] },
  });
  expect((await player.post("tables/list", { which: "mine" })).tables).toEqual([]);
});

type SeatPlan = CommandInput<"table/import">["seats"][number];

function inputFor(text: string, second: SeatPlan): CommandInput<"table/import"> {
  return { text, seats: [{ kind: "me" }, second], visibility: "public", clock: { kind: "none" } };
}

async function importFile(text: string, second: SeatPlan, more: Partial<CommandInput<"table/import">> = {}) {
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const guest = await (await TestPlayer.signIn(server.url)).connect();
  const made = await host.post("table/import", { ...inputFor(text, second), ...more });
  return { host, guest, made, table: made.id };
}

function newLocalMatch(chance: Match["header"]["chance"] = { kind: "seed", seed: "7" }, secret?: string): Match {
  const chosen = chooseOptions(game.options, { rounds: 3 });
  const source = chanceSource(chance, "local", secret);
  if ("problem" in chosen || !source) throw new Error("a match that cannot be created");
  const header = newHeader(game, { id: "local", players: 2, options: chosen.options, chance });
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  return created.match;
}

/** Plays the last legal action each time; the third action is taken back once. */
function localMatch(maxEntries = 7): Match {
  const match = newLocalMatch();
  const source = chanceSource(match.header.chance, match.header.id);
  if (!source) throw new Error("a seed is always known");
  while (match.entries.length < maxEntries && match.deciders.length > 0) {
    if (match.entries.length === 3) takeBackTo(match, 3, 2);
    const [seat = asSeat(0)] = match.deciders;
    const action = match.game.actions(match.state, seat).at(-1);
    const answer = appendAction(match, match.entries.length, seat, action, source);
    if ("refused" in answer) throw new Error(answer.refused.code);
  }
  return match;
}
