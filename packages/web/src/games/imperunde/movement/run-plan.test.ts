import { signal } from "@preact/signals";
import { asSeat, parseNotation, seededRandom } from "@rondel/engine";
import { type Action, countAt, imperunde, regionNamed, type Statement, unitNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";
import { createContext, type ImperundeContext } from "../context.ts";
import { catalogues } from "../messages/catalogues.ts";
import { messageParams } from "../messages/params.ts";
import { runPlan } from "./run-plan.ts";

const ANNA = asSeat(0);

/** Anna moves; `die` is every die of a storm. */
function newTurn(lines: readonly string[], die: number) {
  const state = imperunde.emptyBoard(3, defaultOptions(imperunde));
  const homes = ["home s0 great-britain", "home s1 japan", "home s2 usa"];
  for (const line of [...homes, ...lines, "round 2 6", "turn movement s0"]) {
    const read = parseNotation(imperunde.statementSchemas, line);
    if ("problem" in read || imperunde.arrange(state, read.value as Statement)) throw new Error(line);
  }
  const played: Action[] = [];
  const view = signal(imperunde.view(state, ANNA));
  const actions = signal<readonly Action[]>(imperunde.actions(state, ANNA));
  const running: boolean[] = [];
  const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
  const shared = createContext(testSession({ view, actions }), messages);
  const { movement } = shared.selection;
  const context: ImperundeContext = {
    ...shared,
    async act(action) {
      running.push(movement.isRunning.value);
      played.push(action);
      imperunde.play(state, ANNA, action, {
        draw: (label, sides) => (label.includes("storm") ? die - 1 : seededRandom("x").draw(label, sides)),
      });
      actions.value = imperunde.actions(state, ANNA);
      view.value = imperunde.view(state, ANNA);
      return true;
    },
  };
  return { context, played, state, running, movement };
}

const [FRIGATE, AFTER] = ["frigate", "frigate/1"].map(unitNamed) as [
  ReturnType<typeof unitNamed>,
  ReturnType<typeof unitNamed>,
];
const [START, STORMY, GOAL] = ["north-atlantic", "mid-atlantic", "south-atlantic"].map(regionNamed) as [
  ReturnType<typeof regionNamed>,
  ReturnType<typeof regionNamed>,
  ReturnType<typeof regionNamed>,
];
const WAY: readonly Action[] = [
  { kind: "move", unit: FRIGATE, from: START, to: STORMY },
  { kind: "move", unit: AFTER, from: STORMY, to: GOAL },
];
const FLEET = ["pieces north-atlantic s0 frigate 2", "storm mid-atlantic"];

describe("a plan of several units", () => {
  test("is played unit by unit, and nothing else can be chosen meanwhile", async () => {
    const { context, played, state, running, movement } = newTurn(FLEET, 2);
    await runPlan(context, [WAY, WAY]);
    expect(played).toEqual([...WAY, ...WAY]);
    expect(countAt(state, GOAL, ANNA, unitNamed("frigate/0"))).toBe(2);
    expect(new Set(running)).toEqual(new Set([true]));
    expect(movement.isRunning.value).toBe(false);
  });

  test("makes no further step with a ship that sank, not even with an equal ship that stood there", async () => {
    const { context, played } = newTurn([...FLEET, "pieces mid-atlantic s0 frigate/1 1"], 1);
    await runPlan(context, [WAY, WAY]);
    expect(played).toEqual([WAY[0], WAY[0]]);
  });

  test("stops at an action that is not legal", async () => {
    const { context, played } = newTurn(FLEET, 2);
    await runPlan(context, [WAY, WAY, WAY, WAY]);
    expect(played).toHaveLength(4);
  });
});
