import { asSeat } from "@rondel/engine";
import { type Party, PIRATES, REGION_NAMES, type State, type View } from "@rondel/imperunde";
import type { Owner } from "../../ui/Piece.tsx";

/** The colour of the player at each home. */
export const OWNER_BY_HOME: Readonly<Record<string, Owner>> = {
  "great-britain": "red",
  "south-africa": "yellow",
  japan: "purple",
  victoria: "ivory",
  usa: "blue",
  brazil: "green",
};

/** The homes of the seats, which determine colours and letters. */
export type Homes = Pick<State, "home">;

/** The id of the home of a seat. */
export function homeName(state: Homes, seat: Party): string {
  return REGION_NAMES[state.home[seat] ?? -1] ?? "";
}

/** The colour of a party: that of its home. Pirates are black, locals have none. */
export function colourOf(state: Homes, party: Party): Owner | undefined {
  return party === PIRATES ? "black" : OWNER_BY_HOME[homeName(state, party)];
}

/** The colours of all seats, in which their pieces and marks are drawn. */
export function powersOf(state: Homes): readonly (Owner | undefined)[] {
  return state.home.map((_, seat) => colourOf(state, asSeat(seat)));
}

/** The same, from the view of a match. */
export function powers(view: unknown): readonly (Owner | undefined)[] {
  return powersOf((view as View).board);
}
