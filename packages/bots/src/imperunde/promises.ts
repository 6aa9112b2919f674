import type { Seat } from "@rondel/engine";
import { type Action, asSea, controller, isSea, promisesOf, type State, type Term } from "@rondel/imperunde";
import { PARAMETERS } from "./parameters.ts";

/** What an action costs because it breaks promises of the seat. A great gain outweighs it, so promises are mostly kept. */
export function costOfBreaking(state: State, seat: Seat, action: Action): number {
  if (!state.promises) return 0;
  return PARAMETERS.promise * brokenBy(state, seat, action);
}

/** The number of promises that an action breaks. */
function brokenBy(state: State, seat: Seat, action: Action): number {
  const open = promisesOf(state).filter(({ by, fate }) => by === seat && fate === "open");
  const count = (term: Term, isBroken: (player: Seat, third: Seat | undefined) => boolean): number =>
    open.filter((promise) => promise.term === term && isBroken(promise.player, promise.third)).length;
  switch (action.kind) {
    case "declareWar":
    case "declarationOfWar":
      return count("peace", (player) => player === action.player);
    case "consentPeace":
      return count("war", (_player, third) => third === action.player);
    case "sealStance":
      return (
        count("peace", (player) => action.war.includes(player)) +
        count("war", (_player, third) => third !== undefined && !action.war.includes(third))
      );
    case "attack":
      return isSea(action.target)
        ? count("passage", (player) => controller(state, asSea(action.target)) === player)
        : 0;
    default:
      return 0;
  }
}
