import { pick, type Random, type Seat } from "@rondel/engine";
import type { Action } from "../../../src/actions.ts";
import { imperunde, type State } from "../../../src/index.ts";
import { compareWithModel } from "./compare.ts";

/** What random play with the model found: comparisons by kind of decision, and the first difference. */
export interface Findings {
  readonly compared: Map<string, number>;
  difference?: string;
}

/** Plays on from a position and compares one decider and one other seat at every step, until the model and the package differ. */
export function playWithModel(state: State, actions: number, random: Random, findings: Findings): void {
  for (let number = 0; number < actions; number++) {
    const deciders = imperunde.deciders(state);
    if (deciders.length === 0) return;
    const seat = pick(random, "decider", deciders);
    const watcher = random.draw("watcher", state.players) as Seat;
    const kind = state.frames.at(-1)?.kind ?? "none";
    // The answers to a card are many and alike.
    const isCompared = kind !== "card" || random.draw("compare", 6) === 0;
    for (const compared of isCompared ? new Set([seat, watcher]) : []) {
      const found = compareWithModel(state, compared, random, 2);
      if (found) findings.compared.set(kind, (findings.compared.get(kind) ?? 0) + 1);
      if (found && found !== "agreed") findings.difference = `action ${number}, s${compared}: ${found}`;
    }
    if (findings.difference) return;
    imperunde.play(state, seat, eagerChoice(imperunde.actions(state, seat), kind, random), random);
  }
}

const PASSIVE: readonly Action["kind"][] = ["endInvestments", "endMovement", "endEmbarkation", "hold", "pass", "ready"];

/** Prefers actions that change the board, each kind equally; in windows it passes more often, so that play goes on. */
export function eagerChoice(actions: readonly Action[], frame: string, random: Random): Action {
  const patience = frame === "window" || frame === "card" ? 25 : 80;
  const active = actions.filter(({ kind }) => !PASSIVE.includes(kind));
  const passive = actions.filter(({ kind }) => PASSIVE.includes(kind));
  const isActive = passive.length === 0 || random.draw("eager", 100) < patience;
  const pool = active.length > 0 && isActive ? active : passive;
  const kind = pick(random, "kind", [...new Set(pool.map((action) => action.kind))]);
  return pick(
    random,
    "action",
    pool.filter((action) => action.kind === kind),
  );
}
