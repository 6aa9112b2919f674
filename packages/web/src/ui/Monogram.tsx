import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { monogramOf } from "./monogram.ts";
import { type PersonMark, personColour } from "./person.ts";

/** The marks and colours of the people at a table, by seat. */
const PeopleContext = createContext<readonly PersonMark[]>([]);

export const PeopleProvider = PeopleContext.Provider;

/** The mark and the colour of the person on a seat. */
export function usePerson(): (seat: number, name: string) => PersonMark {
  const people = useContext(PeopleContext);
  return (seat, name) => people[seat] ?? { mark: monogramOf(name), colour: personColour(seat) };
}

/** The class with the colour of the person on a seat, as on the person's mark. */
export function usePersonColours(): (seat: number) => string {
  const people = useContext(PeopleContext);
  return (seat) => people[seat]?.colour ?? personColour(seat);
}

interface MonogramProps {
  readonly name: string;
  /** Without a seat the mark has no colour: an open seat, or the author of an old chat line. */
  readonly seat?: number | undefined;
  readonly isMine?: boolean;
}

/** The mark of a person in a disc of the person's colour, with a second ring for the player of this device. */
export function Monogram({ name, seat, isMine = false }: MonogramProps) {
  const people = useContext(PeopleContext);
  const person = seat === undefined ? undefined : people[seat];
  const colour = seat === undefined ? "" : (person?.colour ?? personColour(seat));
  return (
    <span class={["mono", colour, isMine ? "me" : ""].filter(Boolean).join(" ")} aria-hidden="true">
      {person?.mark ?? monogramOf(name)}
    </span>
  );
}
