import type { Viewer } from "@rondel/engine";
import { momentOf, playsOf, rulesOf } from "../cards/index.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { State } from "../state.ts";

/** The battle as it would be if a card of the viewer took effect now; nothing if that card cannot be played in it. Who holds it does not matter. */
export function withCard(state: State, viewer: Viewer, card: Card): State | undefined {
  const name = CARD_NAMES[card];
  if (viewer === "spectator" || !name || !IN_BATTLE.includes(momentOf(name))) return undefined;
  const [play] = playsOf(state, viewer, card);
  if (!play) return undefined;
  const next = clone(state);
  rulesOf(play).resolve(next, viewer, play, { random: { draw: () => 0 }, emit: () => {} });
  return next;
}

/** No card of a battle leaves anything to chance. */
const IN_BATTLE: readonly string[] = ["landBattle", "seaBattle"];
