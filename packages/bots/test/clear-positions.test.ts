import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatNotation, type Game, readMatch, type Seat } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, thinkWithin } from "../src/index.ts";

/** The lines `# best: ACTION` or `# not: ACTION` of a file; an action may be given by its first words. */
function verdicts(text: string, word: "best" | "not"): string[] {
  const mark = `# ${word}: `;
  return text.split("\n").flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
}

/** What the strongest level plays at its ordinary budget. */
function strongAction(game: Game, text: string): string {
  const { match, problem } = readMatch(text, () => game);
  if (!match || problem) throw new Error(`line ${problem?.line}: ${problem?.code}`);
  const { state } = match;
  const seat = game.deciders(state)[0] as Seat;
  const bot = botFor(game.id);
  const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat), seed: "1" };
  const thinking = thinkWithin(beginThinking(bot, { ...task, level: "strong" }), { nodes: bot?.nodes("strong") ?? 1 });
  return formatNotation(game.actionSchemas, thinking.action());
}

describe.each([imperial as Game, imperunde as Game])(
  "the strongest level in a position of $id with a clear best plan",
  (game) => {
    const folder = join(import.meta.dirname, "clear", game.id);
    it.each(readdirSync(folder))("finds it: %s", (file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const [best, wrong] = [verdicts(text, "best"), verdicts(text, "not")];
      expect(best.length + wrong.length).toBeGreaterThan(0);
      const action = strongAction(game, text);
      const isLike = (start: string) => action.startsWith(start);
      expect(wrong.some(isLike), action).toBe(false);
      if (best.length > 0) expect(best.some(isLike), action).toBe(true);
    });
  },
);
