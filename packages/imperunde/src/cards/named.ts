import type { Seat } from "@rondel/engine";
import type { CardPlay } from "../actions.ts";
import type { Region } from "../board/board.ts";

/** The players and regions that a play of a card names. */
export interface Named {
  readonly players: readonly Seat[];
  /** The regions in which the card works, the most important first. */
  readonly regions: readonly Region[];
  /** The destination of forged orders. */
  readonly to?: Region;
}

const NOTHING: Named = { players: [], regions: [] };

export function namedIn(play: CardPlay): Named {
  switch (play.kind) {
    case "armistice":
    case "declarationOfWar":
    case "unmaskSpies":
      return { players: [play.player], regions: [] };
    case "peaceTreaty":
      return { players: [play.one, play.other], regions: [] };
    case "pirates":
    case "freebooters":
      return { players: [], regions: [play.sea] };
    case "plunder":
    case "rebellion":
      return { players: [], regions: [play.territory] };
    case "smuggling":
      return { players: [], regions: play.sea === undefined ? [play.territory] : [play.territory, play.sea] };
    case "sabotage":
      return { players: [play.owner], regions: [play.region] };
    case "forgedOrdersSea":
      return { players: [play.owner], regions: [play.from], to: play.to };
    case "forgedOrdersLand":
      return { players: [], regions: [play.from], to: play.to };
    default:
      return NOTHING;
  }
}
