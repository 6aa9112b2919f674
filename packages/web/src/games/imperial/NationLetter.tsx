import { NATION_NAMES, type Nation } from "@rondel/imperial";
import { useGameContext } from "./context.ts";

/** The letter of a power in the current language; an ornament beside its name. */
export function NationLetter({ nation }: { readonly nation: Nation }) {
  const { messages } = useGameContext();
  return <span aria-hidden="true">{messages.term(`nation.${NATION_NAMES[nation]}.letter`)}</span>;
}
