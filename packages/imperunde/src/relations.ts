import {
  ARMISTICE,
  CARD_PEACE,
  CARD_WAR,
  NO_OVERLAY,
  type Overlay,
  type Party,
  PEACE,
  PIRATES,
  type PlayContext,
  pairOf,
  type Relation,
  type State,
  WAR,
} from "./state.ts";

type Effective = "war" | "peace" | "armistice";

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

/** Pirates are hostile to everybody, always. */
export function hostile(state: State, one: Party, other: Party): boolean {
  if (one === other) return false;
  if (one >= PIRATES || other >= PIRATES) return true;
  const overlay = state.overlay[pairOf(one, other)];
  if (overlay === NO_OVERLAY) return state.base[pairOf(one, other)] === WAR;
  return overlay === CARD_WAR;
}

/** RU-12: whether seas and canals are open as between friends. */
export function opensSeas(state: State, one: Party, other: Party): boolean {
  if (one === other) return true;
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

// IR-5.1.1
export function endCardRelations(state: State, context: PlayContext): void {
  for (let one = 0; one < state.players; one++) {
    for (let other = one + 1; other < state.players; other++) {
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

export const atPeace = (state: State, one: Party, other: Party): boolean => effective(state, one, other) === "peace";
export const basePeace = (state: State, one: Party, other: Party): boolean => state.base[pairOf(one, other)] === PEACE;
