import { NATION_NAMES, type Nation } from "@rondel/imperial";
import { useGameContext } from "./context.ts";

/** The letter of a nation in the current language. Hidden from screen readers, because the name is next to it. */
export function NationLetter({ nation }: { readonly nation: Nation }) {
  const { messages } = useGameContext();
  return <span aria-hidden="true">{messages.term(`nation.${NATION_NAMES[nation]}.letter`)}</span>;
}
