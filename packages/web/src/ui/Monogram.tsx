import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { monogramOf } from "./monogram.ts";

/** The marks of the players at a table, by name. */
const MarksContext = createContext<ReadonlyMap<string, string>>(new Map());

export const MarksProvider = MarksContext.Provider;

/** The mark of a player in a ring; filled for the player of this device. */
export function Monogram({ name, isMine = false }: { readonly name: string; readonly isMine?: boolean }) {
  const marks = useContext(MarksContext);
  return (
    <span class={isMine ? "mono me" : "mono"} aria-hidden="true">
      {marks.get(name) ?? monogramOf(name)}
    </span>
  );
}
