import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, type TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, withFerryman } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("undo and takebacks", () => {
  test("undoes a player's own steps until another player must decide", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const start = ferryman.stream(table, 0).number;
    const before = ferryman.stream(table, 0).position;
    expect(before.undo).toBeNull();
    await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    await ferryman.until(() => ferryman.stream(table, 0).number === start + 2);
    expect(ferryman.stream(table, 0).position.undo).toBe(start);
    await ferryman.ask("play/undo", { table, seat: 0, number: start + 2, to: start });
    await ferryman.until(() => ferryman.stream(table, 0).number === start + 3);
    expect(ferryman.stream(table, 0).position.view).toEqual(before.view);
    expect(ferryman.stream(table, 0).causes).toEqual([{ kind: "takeback", to: start }]);
    const [other] = others as [TestPlayer];
    await other.until(() => other.stream(table, 1).causes.length === 1);

    await ferryman.act(table, 0, { kind: "rest" });
    await ferryman.until(() => ferryman.stream(table, 0).number === start + 4);
    const late = ferryman.ask("play/undo", { table, seat: 0, number: start + 4, to: start });
    expect((await refusalOf(late)).code).toBe("beyond-the-draft");
  });

  test("redoes what a player has undone, until something else happens", async () => {
    const { table, ferryman } = await withFerryman(server.url, 2);
    const start = ferryman.stream(table, 0).number;
    await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    const { view } = ferryman.stream(table, 0).position;
    await ferryman.ask("play/undo", { table, seat: 0, number: start + 1, to: start });
    await ferryman.until(() => ferryman.stream(table, 0).number === start + 2);
    expect(ferryman.stream(table, 0).position.undo).toBeNull();
    await ferryman.ask("play/redo", { table, seat: 0, number: start + 2 });
    await ferryman.until(() => ferryman.stream(table, 0).number === start + 3);
    expect(ferryman.stream(table, 0).position).toMatchObject({ view, undo: start });
    expect(ferryman.stream(table, 0).causes.at(-1)).toEqual({ kind: "takeback", to: start + 1 });
    const again = ferryman.ask("play/redo", { table, seat: 0, number: start + 3 });
    expect((await refusalOf(again)).code).toBe("nothing-to-redo");
  });

  test("plans a takeback to the player’s last action, but not before dice", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const [other] = others as [TestPlayer];
    const start = ferryman.stream(table, 0).number;
    await ferryman.act(table, 0, { kind: "sail" });
    expect(await ferryman.ask("play/plan-takeback", { table, seat: 0 })).toEqual({ to: start, mustAgree: [1] });
    await ferryman.ask("play/ask-takeback", { table, seat: 0, to: start });
    await other.act(table, 1, { kind: "pass" });
    await ferryman.until(() => ferryman.stream(table, 0).position.actions.length > 0);
    await ferryman.act(table, 0, { kind: "pass" });
    const agreed = other.ask("play/answer-takeback", { table, seat: 1, agree: true });
    expect((await refusalOf(agreed)).code).toBe("dice-have-fallen");
    const planned = ferryman.ask("play/plan-takeback", { table, seat: 0 });
    expect((await refusalOf(planned)).code).toBe("dice-have-fallen");
    const asked = ferryman.ask("play/ask-takeback", { table, seat: 0, to: start });
    expect((await refusalOf(asked)).code).toBe("dice-have-fallen");
  });

  test("takes back further if all other players agree", async () => {
    const { table, ferryman, others, all } = await withFerryman(server.url, 3);
    const [second, third] = others as [TestPlayer, TestPlayer];
    const sailOrRest = ferryman.stream(table, 0);
    const start = sailOrRest.number;
    const view = sailOrRest.position.view;
    const seenBySecond = second.stream(table, 1).number;
    await ferryman.act(table, 0, { kind: "rest" });
    const asked = await ferryman.ask("play/ask-takeback", { table, seat: 0, to: start });
    expect(asked.takeback).toEqual({ by: 0, to: start, mustAgree: [1, 2], agreed: [] });
    const agreed = await second.ask("play/answer-takeback", { table, seat: 1, agree: true });
    expect(agreed.takeback).toEqual({ by: 0, to: seenBySecond, mustAgree: [1, 2], agreed: [1] });
    const refused = await third.ask("play/answer-takeback", { table, seat: 2, agree: false });
    expect(refused.takeback).toBeNull();

    await ferryman.ask("play/ask-takeback", { table, seat: 0, to: start });
    await second.ask("play/answer-takeback", { table, seat: 1, agree: true });
    await third.ask("play/answer-takeback", { table, seat: 2, agree: true });
    await ferryman.until(() => JSON.stringify(ferryman.stream(table, 0).position.view) === JSON.stringify(view));
    for (const [seat, player] of all.entries()) {
      await player.until(() => player.stream(table, seat).causes.length === 1);
    }
    const { lines } = await third.ask("talk/read", { table });
    expect(lines.map((line) => line.kind === "notice" && line.notice.code)).toEqual([
      "takeback-asked",
      "takeback-refused",
      "takeback-asked",
      "taken-back",
    ]);
    await ferryman.act(table, 0, { kind: "sail" });
  });
});
