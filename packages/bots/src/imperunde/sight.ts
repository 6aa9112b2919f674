import type { Seat } from "@rondel/engine";
import { type Action, postsOnBoard, type Region, type State } from "@rondel/imperunde";
import { considers } from "../sight.ts";
import type { Knowledge } from "./knowledge.ts";

/** Whether a seat of a level considers an action. */
export function isSeen({ targets, places }: Knowledge, state: State, seat: Seat, action: Action): boolean {
  const sees = (share: number, region: Region) => considers(share, [state.round, seat, state.home[seat] ?? 0, region]);
  switch (action.kind) {
    case "attack":
      return sees(targets, action.target);
    case "move":
    case "sailThrough":
    case "embark":
      return sees(targets, action.to);
    case "buyPost":
    case "buyCanal":
      return isVictory(state, seat) || sees(places, action.territory);
    case "buyArmy":
    case "buyFort":
      return sees(places, action.territory);
    case "buyWarship":
      return sees(places, action.sea);
    default:
      return true;
  }
}

/** Whether one more post wins the game. Nobody overlooks that. */
function isVictory(state: State, seat: Seat): boolean {
  return postsOnBoard(state, seat) + 1 >= state.target && state.debt[seat] === 0;
}
