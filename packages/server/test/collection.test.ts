import { readMatch, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { COLLECTION_LICENCE, type CommandInput, FORMER_PLAYER_NAME } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type StoreAddress } from "../src/store/index.ts";
import { merge } from "./merging.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { playToEnd, startTestServer, type TestServer, temporaryFolder } from "./table.ts";
import { unzip } from "./unzip.ts";

const KEY = "correct-horse-battery";
const DELETE = { confirm: "delete my account" } as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

/** Every test has its own players, who come from one address and play as fast as they can. */
const PLENTY = { burst: 1000, perSecond: 1000 };

const kinds: Readonly<Record<string, () => StoreAddress>> = {
  SQLite: () => ({ folder: temporaryFolder() }),
  PostgreSQL: () => ({ databaseUrl: postgres.url }),
};

for (const [kind, address] of Object.entries(kinds)) {
  describe(`the collection on ${kind}`, () => {
    let store: StoreAddress;
    let server: TestServer;
    const start = async () => {
      server = await startTestServer({
        store,
        limits: { newGuests: PLENTY, perAddress: PLENTY, perPlayer: PLENTY },
        operatorKeys: [{ name: "mara", key: KEY }],
      });
    };
    beforeAll(() => {
      store = address();
      return start();
    });
    afterAll(() => server.stop());

    /** Signs in a player with a name of this test, so that tests do not find the matches of each other. */
    const player = async (name: string) => {
      const found = await (await TestPlayer.signIn(server.url)).connect();
      await found.ask("me/rename", { name });
      return found;
    };
    const begun = async (names: readonly string[], input: Partial<CommandInput<"table/make">> = {}) => {
      const players = await Promise.all(names.map(player));
      const [host, ...others] = players as [TestPlayer, ...TestPlayer[]];
      const { id: table, invitation } = await host.ask("table/make", {
        game: "ferry",
        options: {},
        seats: [{ kind: "me" }, ...others.map(() => ({ kind: "open" }) as const)],
        visibility: "public",
        clock: { kind: "none" },
        ...input,
      });
      for (const other of others) await other.ask("table/join", { table, ...(invitation ? { invitation } : {}) });
      await host.ask("table/start", { table });
      for (const one of players) await one.follow(table);
      return { table, players: players as [TestPlayer, TestPlayer, ...TestPlayer[]] };
    };
    const played = async (names: readonly string[], input: Partial<CommandInput<"table/make">> = {}) => {
      const match = await begun(names, input);
      await playToEnd(match.table, match.players);
      return match;
    };
    /** Continues a match from its file at a public table, to its end. */
    const importedMatch = async ({
      table: from,
      players,
    }: {
      readonly table: string;
      readonly players: TestPlayer[];
    }) => {
      const [host] = players as [TestPlayer];
      const { text } = await host.ask("play/export", { table: from });
      const begun = /.*\nhash 20 [^\n]*\n/s.exec(text)?.[0] ?? "";
      const { id: table } = await host.post("table/import", {
        text: begun,
        seats: [{ kind: "me" }, { kind: "me" }],
        visibility: "public",
        clock: { kind: "none" },
        start: true,
      });
      await host.follow(table);
      await playToEnd(table, [host, host]);
      expect(await host.ask("table/look", { table })).toMatchObject({ status: "finished", brought: 20 });
      return { table };
    };
    const idsOf = async (searcher: TestPlayer, wanted: CommandInput<"collection/search">) =>
      (await searcher.ask("collection/search", wanted)).matches.map(({ id }) => id);
    const operate = (name: string, input: unknown) =>
      fetch(`${server.url}/api/operator/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${KEY}` },
        body: JSON.stringify(input),
      });

    test("has a public match after its end, with its players, winner and length", async () => {
      const { table, players } = await begun(["Öse Eins", "Zwei_Eins"]);
      const [one] = players;
      expect(await idsOf(one, { player: "Öse Eins" })).toEqual([]);
      expect((await refusalOf(one.ask("collection/read", { table }))).code).toBe("not-in-collection");
      await playToEnd(table, players);
      const { outcome } = await one.ask("table/look", { table });
      const { matches, next } = await one.ask("collection/search", { game: "ferry", player: "öSE e" });
      expect(next).toBeNull();
      expect(matches).toMatchObject([
        {
          id: table,
          game: "ferry",
          seats: [
            { name: "Öse Eins", bot: null },
            { name: "Zwei_Eins", bot: null },
          ],
          stars: 0,
          comments: 0,
          starred: false,
        },
      ]);
      const [match] = matches;
      const { text } = await one.ask("play/export", { table });
      expect(match?.moves).toBe(readMatch(text, () => ferry).match?.entries.length);
      for (const { seat, rank, score } of outcome?.ranking ?? [])
        expect(match?.seats[seat]).toMatchObject({ rank, score });
      const winner = match?.seats.find(({ rank }) => rank === 1)?.name ?? "";
      const loser = match?.seats.find(({ rank }) => rank !== 1)?.name;
      expect(await idsOf(one, { winner })).toEqual([table]);
      if (loser) expect(await idsOf(one, { winner: loser })).toEqual([]);
    });

    test("never has private, running, abandoned or imported matches", async () => {
      const secret = await played(["Hidden A", "Hidden B"], { visibility: "link" });
      const running = await begun(["Hidden C", "Hidden D"]);
      const abandoned = await begun(["Hidden E", "Hidden F"]);
      for (const one of abandoned.players) await one.ask("table/abandon", { table: abandoned.table, agree: true });
      const imported = await importedMatch(secret);
      const searcher = await player("Searcher");
      expect(await idsOf(searcher, { player: "Hidden" })).toEqual([]);
      for (const { table } of [secret, running, abandoned, imported]) {
        for (const command of ["collection/read", "collection/star", "collection/comment"] as const) {
          const input = { table, starred: true, text: "seen" };
          expect((await refusalOf(searcher.ask(command, input))).code).toBe("not-in-collection");
        }
      }
      const packed = searcher.post("collection/archive", { player: "Hidden" });
      expect((await refusalOf(packed)).code).toBe("nothing-found");
    });

    test("is searched by seats, options and length, page by page", async () => {
      const short = await played(["Page Anna", "Page Ben"], { options: { rounds: 2 } });
      const long = await played(["Page Anna", "Page Cleo", "Page Dora"], { options: { rounds: 4, hands: "hidden" } });
      const [searcher] = short.players;
      const both = { player: "page" } as const;
      expect(await idsOf(searcher, both)).toEqual([long.table, short.table]);
      expect(await idsOf(searcher, { ...both, seats: 3 })).toEqual([long.table]);
      expect(await idsOf(searcher, { ...both, options: { rounds: 2 } })).toEqual([short.table]);
      expect(await idsOf(searcher, { ...both, options: { rounds: 4, hands: "hidden" } })).toEqual([long.table]);
      expect(await idsOf(searcher, { ...both, options: { rounds: 40 } })).toEqual([]);
      expect(await idsOf(searcher, { ...both, options: { "%": 4 } })).toEqual([]);
      expect(await idsOf(searcher, { ...both, game: "chess" })).toEqual([]);
      expect(await idsOf(searcher, { player: "page c" })).toEqual([long.table]);
      expect(await idsOf(searcher, { player: "cleo" })).toEqual([]);
      const { matches } = await searcher.ask("collection/search", both);
      const [most = 0, fewest = 0] = matches.map(({ moves }) => moves);
      expect(most).toBeGreaterThan(fewest);
      expect(await idsOf(searcher, { ...both, fewest: fewest + 1 })).toEqual([long.table]);
      expect(await idsOf(searcher, { ...both, most: fewest })).toEqual([short.table]);

      const first = await searcher.ask("collection/search", { ...both, limit: 1 });
      expect(first.matches.map(({ id }) => id)).toEqual([long.table]);
      const second = await searcher.ask("collection/search", { ...both, limit: 1, after: first.next ?? "" });
      expect(second.matches.map(({ id }) => id)).toEqual([short.table]);
      expect(second.next).toBeNull();
      expect((await refusalOf(searcher.ask("collection/search", { after: "1" }))).code).toBe("wrong-page");
    });

    test("counts one star of a player, and offers starred and commented matches as examples", async () => {
      const plain = await played(["Star A", "Star B"]);
      const liked = await played(["Star A", "Star B"]);
      const discussed = await played(["Star A", "Star B"]);
      await played(["Star A", "Star B"]);
      const [ada, ben] = liked.players;
      const own = { player: "star", order: "stars" } as const;
      for (const one of [ada, ada, ben]) await one.ask("collection/star", { table: liked.table, starred: true });
      await ada.ask("collection/star", { table: plain.table, starred: true });
      const { match } = await ada.ask("collection/comment", {
        table: discussed.table,
        text: " Well played. ",
        number: 3,
      });
      expect(match).toMatchObject({ comments: 1, stars: 0 });
      expect(await idsOf(ada, { ...own, which: "examples" })).toEqual([liked.table, plain.table, discussed.table]);
      expect(await idsOf(ada, { ...own, which: "starred" })).toEqual([liked.table, plain.table]);
      expect(await idsOf(ada, { ...own, which: "commented" })).toEqual([discussed.table]);
      expect(await idsOf(ben, { ...own, which: "mine" })).toEqual([liked.table]);
      const [page] = [await ben.ask("collection/search", { ...own, limit: 1 })];
      expect(page.matches).toMatchObject([{ id: liked.table, stars: 2, starred: true }]);
      const later = await ben.ask("collection/search", { ...own, limit: 1, after: page.next ?? "" });
      expect(later.matches).toMatchObject([{ id: plain.table, stars: 1, starred: false }]);
      await ben.ask("collection/star", { table: liked.table, starred: false });
      expect((await ben.ask("collection/read", { table: liked.table })).match).toMatchObject({
        stars: 1,
        starred: false,
      });
    });

    test("shows comments to everybody, and removes, hides and reports them", async () => {
      const { table, players } = await played(["Words A", "Words B"]);
      const [ada, ben] = players;
      await ada.ask("collection/comment", { table, text: "First.", number: 4 });
      await ben.ask("collection/comment", { table, text: "Second." });
      const visitor = await player("Visitor");
      const { comments } = await visitor.ask("collection/read", { table });
      expect(comments).toMatchObject([
        { name: "Words A", text: "First.", number: 4, yours: false },
        { name: "Words B", text: "Second.", number: null, yours: false },
      ]);
      const [first, second] = comments.map(({ id }) => id) as [string, string];
      const theirs = visitor.ask("collection/remove-comment", { table, comment: first });
      expect((await refusalOf(theirs)).code).toBe("no-such-comment");
      await visitor.ask("people/set", { player: ada.id, relation: "muted" });
      expect((await visitor.ask("collection/read", { table })).comments.map(({ text }) => text)).toEqual(["Second."]);
      await visitor.ask("collection/report", { table, comment: second, reason: "spam", words: "look" });
      expect((await refusalOf(ben.ask("collection/report", { table, comment: second, reason: "spam" }))).code).toBe(
        "cannot-report",
      );
      const { reports } = await (await operate("reports", {})).json();
      expect(reports).toMatchObject([
        { reported: { player: ben.id }, table, words: "look", lines: [{ text: "Second.", comment: second }] },
      ]);
      expect((await operate("remove-comment", { comment: second, why: "spam" })).status).toBe(200);
      expect((await operate("remove-comment", { comment: second, why: "spam" })).status).toBe(409);
      const { entries } = await (await operate("audit", { limit: 1 })).json();
      expect(entries).toMatchObject([{ who: "mara", act: "remove-comment", target: second, name: "Words B" }]);
      const left = await ada.ask("collection/remove-comment", { table, comment: first });
      expect(left).toMatchObject({ match: { comments: 0 }, comments: [] });

      const until = Date.now() + 60_000;
      await operate("mute", { player: ada.id, until, why: "rude" });
      expect((await refusalOf(ada.ask("collection/comment", { table, text: "Again." }))).code).toBe("muted");
      for (let count = 0; count < 20; count++) await ben.ask("collection/comment", { table, text: `Word ${count}` });
      expect((await refusalOf(ben.ask("collection/comment", { table, text: "More." }))).code).toBe("too-many-comments");
    });

    test("loses a match that an operator takes out, until it is put back", async () => {
      const { table, players } = await played(["Taken A", "Taken B"]);
      const [ada] = players;
      const listed = async () => (await (await operate("tables", { search: table })).json()).tables[0].collected;
      expect(await listed()).toBe("shown");
      expect((await operate("hide-match", { table, why: "names" })).status).toBe(200);
      expect((await operate("hide-match", { table, why: "names" })).status).toBe(409);
      expect(await listed()).toBe("hidden");
      expect(await idsOf(ada, { player: "taken" })).toEqual([]);
      expect((await refusalOf(ada.ask("collection/star", { table, starred: true }))).code).toBe("not-in-collection");
      // A later change of the table does not bring the match back.
      await players[1].post("me/delete", DELETE);
      expect(await idsOf(ada, { player: "taken" })).toEqual([]);
      expect((await operate("show-match", { table, why: "checked" })).status).toBe(200);
      expect(await idsOf(ada, { player: "taken" })).toEqual([table]);
    });

    test("packs found matches with a licence, as files that can be verified, without names", async () => {
      const { table, players } = await played(["Archive A", "Archive B"]);
      const [ada] = players;
      await played(["Archive A", "Archive B"]);
      await ada.ask("collection/star", { table, starred: true });
      const answer = await ada.post("collection/archive", { player: "archive", order: "stars" });
      expect(answer).toMatchObject({ name: "rondel-matches.zip", matches: 2 });
      const texts = unzip(Buffer.from(answer.zip, "base64"));
      expect(texts.get("LICENCE.txt")).toBe(`${COLLECTION_LICENCE}\n`);
      expect(texts.get("matches.csv")?.split("\n")[1]).toMatch(
        new RegExp(`^ferry-${table}.rondel,ferry,[\\d-]+,2,\\d+,s\\d`),
      );
      const files = [...texts].filter(([name]) => name.endsWith(".rondel"));
      expect(files).toHaveLength(2);
      for (const [, text] of files) {
        const { match, problem, secret } = readMatch(text, () => ferry);
        expect(problem).toBeUndefined();
        expect(match && verifyChance(match, secret)).toMatchObject({ verdict: "fair" });
      }
      expect([...texts.values()].join()).not.toContain("Archive");
      const nothing = ada.post("collection/archive", { player: "nobody has this name" });
      expect((await refusalOf(nothing)).code).toBe("nothing-found");
    });

    test("forgets the name, stars and comments of a deleted account", async () => {
      const { table, players } = await played(["Gone A", "Gone B"]);
      const [ada, ben] = players;
      for (const one of players) await one.ask("collection/star", { table, starred: true });
      await ada.ask("collection/comment", { table, text: "Mine." });
      const { data } = await ada.post("me/data", {});
      expect(data.collection).toMatchObject({ stars: [{ match: table }], comments: [{ text: "Mine." }] });
      await ada.post("me/delete", DELETE);
      const { match, comments } = await ben.ask("collection/read", { table });
      expect(match).toMatchObject({ stars: 1, comments: 0, seats: [{ name: FORMER_PLAYER_NAME }, { name: "Gone B" }] });
      expect(comments).toEqual([]);
      expect(await idsOf(ben, { player: "gone a" })).toEqual([]);
      expect(await idsOf(ben, { player: "gone b" })).toEqual([table]);
    });

    test("gives the stars and comments of a merged player to the remaining one", async () => {
      const { table, players } = await played(["Merged A", "Merged B"]);
      const [ada, ben] = players;
      const phone = await player("Merged phone");
      for (const one of [ada, ben, phone]) await one.ask("collection/star", { table, starred: true });
      await phone.ask("collection/comment", { table, text: "From the phone." });
      await merge(phone, ada);
      const { match, comments } = await ada.ask("collection/read", { table });
      expect(match).toMatchObject({ stars: 2, starred: true });
      expect(comments).toMatchObject([{ text: "From the phone.", yours: true }]);
    });

    test("gets the matches that ended before it existed when the server starts", async () => {
      const { table, players } = await played(["Before A", "Before B"]);
      const hidden = await played(["Before C", "Before D"], { visibility: "link" });
      await server.stop();
      const opened = await openStore(store);
      const { build, write } = opened.database;
      for (const rows of ["collection", "collection_seats"] as const) {
        await write({ first: build.deleteFrom(rows).where("match_id", "is not", null).compile() });
      }
      await opened.database.close();
      await start();
      const again = await players[0].at(server.url).connect();
      await expect.poll(() => idsOf(again, { player: "before" }), { timeout: 30_000 }).toEqual([table]);
      expect((await refusalOf(again.ask("collection/read", { table: hidden.table }))).code).toBe("not-in-collection");
    });
  });
}
