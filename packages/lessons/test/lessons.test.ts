import { allSeats, type Message, pick, seededRandom, type Tagged } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { actionIn } from "../src/action-in.ts";
import { holds } from "../src/condition.ts";
import { type Board, type LessonGame, nextAction, type Run, runBoard, starsOf } from "../src/index.ts";
import { LEARNER } from "../src/run.ts";
import { allLessons } from "./lesson-files.ts";

const lessons = allLessons();
const boards = lessons.flatMap(({ name, lessonGame, lesson, texts }) =>
  lesson.boards.map((board) => ({ name: `${name} ${board.id}`, lessonGame, board, texts })),
);

const play = (lessonGame: LessonGame, board: Board, line: readonly string[]): Run =>
  runBoard(
    lessonGame,
    board,
    line.map((text) => actionIn(lessonGame.game, text)),
  );

/** Facts after a run; those of every game are in `runBoard`. */
const factIn =
  ({ game, facts }: LessonGame, { state }: Run) =>
  (words: readonly string[]) => {
    const [word] = words;
    if (word === "prompt") return game.prompt(state, LEARNER).code;
    if (word === "over") return game.outcome(state) ? "yes" : "no";
    return facts(state, words) ?? `no fact ${words.join(" ")}`;
  };

describe.each(boards)("board $name", ({ lessonGame, board, texts }) => {
  it("begins as it says, with a decision of the learner", () => {
    const run = runBoard(lessonGame, board, []);
    expect(run.status).toBe("playing");
    expect(run.legal.length).toBeGreaterThan(0);
    for (const condition of board.start)
      expect([condition, holds(condition, factIn(lessonGame, run))]).toEqual([condition, true]);
  });

  it.each(board.solutions.map((line) => [line.join("; "), line] as const))("is solved by %s", (_, line) => {
    const before = play(lessonGame, board, line.slice(0, -1));
    expect([before.refused, before.status]).toEqual([undefined, "playing"]);
    const run = play(lessonGame, board, line);
    expect([run.refused, run.status]).toEqual([undefined, "solved"]);
    expect(line.length).toBeLessThanOrEqual(board.allowed);
    expect(starsOf(board, { actions: line.length, retries: 0, hints: 0 })).toBe(
      line.length === board.solutions[0]?.length ? 3 : 2,
    );
  });

  it("leaves what it says after its first solution", () => {
    const run = play(lessonGame, board, board.solutions[0] ?? []);
    for (const condition of board.check)
      expect([condition, holds(condition, factIn(lessonGame, run))]).toEqual([condition, true]);
  });

  it("has hints all along its first solution", () => {
    const [line = []] = board.solutions;
    const actions: Tagged[] = [];
    while (actions.length < line.length) {
      const next = nextAction(lessonGame, board, actions);
      if (next === undefined) break;
      actions.push(next);
    }
    expect(runBoard(lessonGame, board, actions).status).toBe("solved");
  });

  it.each(board.wrong.map(({ key, actions }) => [key, actions.join("; "), actions] as const))(
    "is missed with the words of %s by %s",
    (key, _, actions) => {
      const run = play(lessonGame, board, actions);
      expect([run.refused, run.status, run.failure]).toEqual([undefined, "failed", key]);
      for (const words of Object.values(texts)) expect(words.boards[board.id]?.failures[key]).toBeTruthy();
    },
  );

  it("tests every failure that it lists", () => {
    const tested = new Set(board.wrong.map(({ key }) => key));
    expect(board.failures.map(({ key }) => key).filter((key) => !tested.has(key))).toEqual([]);
  });

  if (board.refused.length > 0) {
    it.each(board.refused.map(({ key, actions }) => [key, actions.join("; "), actions] as const))(
      "refuses with %s: %s",
      (key, _, actions) => {
        expect(play(lessonGame, board, actions).refused).toMatchObject({ code: key } satisfies Partial<Message>);
      },
    );
  }

  it("shows every step on the way of a solution or of a wrong line", () => {
    const lines = [...board.solutions, ...board.wrong.map(({ actions }) => actions)];
    const seen = lines.flatMap((line) => line.map((_, length) => play(lessonGame, board, line.slice(0, length)).step));
    expect([...new Set(seen)].sort()).toEqual(board.steps.map((_, step) => step));
  });

  it("never leaves the learner without a legal action", () => {
    const random = seededRandom(board.id);
    for (let walk = 0; walk < 12; walk++) {
      const actions: Tagged[] = [];
      let run = runBoard(lessonGame, board, actions);
      while (run.status === "playing") {
        expect(run.legal.length).toBeGreaterThan(0);
        actions.push(pick(random, "walk", run.legal));
        run = runBoard(lessonGame, board, actions);
        expect(run.refused).toBeUndefined();
      }
      expect(actions.length).toBeLessThanOrEqual(board.allowed);
      expect(lessonGame.game.view(run.state, LEARNER)).toBeDefined();
    }
  });

  it("names every seat but the learner's", () => {
    const { names } = runBoard(lessonGame, board, []);
    expect(allSeats(names.length).map((seat) => names[seat] !== "")).toEqual(names.map((_, seat) => seat > 0));
  });
});
