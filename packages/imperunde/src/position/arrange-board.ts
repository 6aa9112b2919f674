import type { Refusal } from "@rondel/engine";
import { asTerritory, isSea } from "../board/board.ts";
import { recruit, supplyOf } from "../pieces.ts";
import { setBase, setOverlay } from "../relations.ts";
import { updateHolder } from "../seas.ts";
import { ARMISTICE, CARD_PEACE, CARD_WAR, NO_OVERLAY, NOBODY, PEACE, type State, WAR } from "../state.ts";
import { isFree, ownerOf, placePosts, postLimit } from "../territories.ts";
import { isTransport, isWarship, kindOf, POST } from "../units.ts";
import { refuseStatement } from "./refuse-statement.ts";
import type { StatementOf } from "./statements.ts";

export function arrangeHome(state: State, { player, territory }: StatementOf<"home">): Refusal | undefined {
  if (ownerOf(state, territory) !== NOBODY) return refuseStatement("territory-is-taken");
  state.home[player] = asTerritory(territory);
  state.owner[territory] = player;
  return undefined;
}

export function arrangeColony(
  state: State,
  { territory: region, player, posts }: StatementOf<"colony">,
): Refusal | undefined {
  const territory = asTerritory(region);
  if (!isFree(state, territory)) return refuseStatement("territory-is-taken");
  if (posts > postLimit(state, territory)) return refuseStatement("no-room-for-posts");
  if (posts > supplyOf(state, player, POST)) return refuseStatement("no-piece-left");
  state.owner[territory] = player;
  placePosts(state, territory, player, posts);
  return undefined;
}

export function arrangePieces(
  state: State,
  { region, party, unit, count }: StatementOf<"pieces">,
): Refusal | undefined {
  const afloat = isWarship(unit) || isTransport(unit);
  if (afloat !== isSea(region)) return refuseStatement("wrong-element");
  if (!isSea(region) && ownerOf(state, region) !== party) return refuseStatement("not-the-owner");
  if (supplyOf(state, party, kindOf(unit)) < count) return refuseStatement("no-piece-left");
  recruit(state, region, party, unit, count);
  if (isSea(region)) updateHolder(state, region);
  return undefined;
}

export function arrangeRelation(
  state: State,
  { one, other, base, card }: StatementOf<"relation">,
): Refusal | undefined {
  if (one === other) return refuseStatement("no-such-pair");
  setBase(state, one, other, base === "war" ? WAR : PEACE);
  const overlays = { war: CARD_WAR, armistice: ARMISTICE, peace: CARD_PEACE } as const;
  setOverlay(state, one, other, card ? overlays[card] : NO_OVERLAY);
  return undefined;
}
