import type { Action } from "../actions.ts";
import { isSea, type Region, type Sea } from "../board/board.ts";
import { CALM, STORM, type State } from "../state.ts";
import type { Danger } from "./danger.ts";

/** IR-11.4.2, IR-11.3.2: the storms and calms into which ships sail, each with the number of ships. */
export function atSea(state: State, actions: readonly Action[]): Danger[] {
  const ships = new Map<Sea, number>();
  const target = actions.find((action) => action.kind === "attack")?.target;
  for (const sea of actions.flatMap((action) => seasEntered(action, target))) ships.set(sea, (ships.get(sea) ?? 0) + 1);
  const last = new Set(
    actions.flatMap((action) => (action.kind === "move" || action.kind === "sailThrough" ? [action.to] : [])),
  );
  return [...ships].flatMap(([region, count]): Danger[] => {
    const weather = state.weather[region];
    if (weather === STORM) return [{ code: "storm", rule: "IR-11.4.2", region, units: count, posts: 0 }];
    if (weather === CALM && last.has(region)) return [{ code: "calm", rule: "IR-11.3.2", region, units: 0, posts: 0 }];
    return [];
  });
}

function seasEntered(action: Action, target: Region | undefined): Sea[] {
  return regionsEntered(action, target).filter(isSea);
}

/** `target` is the region that the sent units attack; warships that are there already enter nothing (RU-119). */
function regionsEntered(action: Action, target: Region | undefined): readonly Region[] {
  switch (action.kind) {
    case "move":
    case "embark":
      return [action.to];
    case "buyWarship":
      return [action.sea];
    case "sailThrough":
      return [action.via, action.to];
    case "send":
      return target === undefined || action.from === target ? action.via : [...action.via, target];
    default:
      return [];
  }
}
