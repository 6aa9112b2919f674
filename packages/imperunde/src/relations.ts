import type { PlayContext } from "./frame-rules.ts";
import {
  ARMISTICE,
  CARD_PEACE,
  CARD_WAR,
  NO_OVERLAY,
  type Overlay,
  type Party,
  PEACE,
  PIRATES,
  pairOf,
  type Relation,
  type State,
  seatsOf,
  WAR,
} from "./state.ts";

/** The relation of two parties as cards have changed it. */
export type Effective = "war" | "peace" | "armistice";

// IR-5.4.1
export function effective(state: State, one: Party, other: Party): Effective {
  switch (state.overlay[pairOf(one, other)]) {
    case CARD_WAR:
      return "war";
    case ARMISTICE:
      return "armistice";
    case CARD_PEACE:
      return "peace";
    default:
      return state.base[pairOf(one, other)] === WAR ? "war" : "peace";
  }
}

/** Whether two parties are enemies. Pirates and locals are enemies of everyone. */
export function hostile(state: State, one: Party, other: Party): boolean {
  if (one === other) return false;
  if (one >= PIRATES || other >= PIRATES) return true;
  const overlay = state.overlay[pairOf(one, other)];
  if (overlay === NO_OVERLAY) return state.base[pairOf(one, other)] === WAR;
  return overlay === CARD_WAR;
}

/** RU-12: whether two parties let each other's ships pass through their seas and canals. */
export function opensSeas(state: State, one: Party, other: Party): boolean {
  if (hostile(state, one, other)) return false;
  return state.options.armisticeAsPeace || state.overlay[pairOf(one, other)] !== ARMISTICE;
}

export function setOverlay(state: State, one: Party, other: Party, overlay: Overlay): void {
  state.overlay[pairOf(one, other)] = overlay;
  state.overlay[pairOf(other, one)] = overlay;
}

export function setBase(state: State, one: Party, other: Party, base: Relation): void {
  state.base[pairOf(one, other)] = base;
  state.base[pairOf(other, one)] = base;
}

/** IR-5.1.1: removes every effect of cards on relations. */
export function endCardRelations(state: State, context: PlayContext): void {
  for (const one of seatsOf(state)) {
    for (const other of seatsOf(state)) {
      if (state.overlay[pairOf(one, other)] === NO_OVERLAY) continue;
      setOverlay(state, one, other, NO_OVERLAY);
      context.emit({
        kind: "relationChanged",
        rule: "IR-5.1.1",
        party: one,
        other,
        word: effective(state, one, other),
      });
    }
  }
}

export function atPeace(state: State, one: Party, other: Party): boolean {
  return effective(state, one, other) === "peace";
}

export function basePeace(state: State, one: Party, other: Party): boolean {
  return state.base[pairOf(one, other)] === PEACE;
}
