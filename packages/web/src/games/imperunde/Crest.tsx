import type { Party } from "@rondel/imperunde";
import { useGameContext } from "./context.ts";
import { partyName } from "./messages/params.ts";
import { colourOf, homeName } from "./owners.ts";

/** The crest of a party: colour, hatching and the letter of its home. Screen readers skip it, so a name must be beside it. */
export function Crest({ party, small = false }: { readonly party: Party; readonly small?: boolean }) {
  const { homes, messages } = useGameContext();
  const now = homes.value;
  const home = homeName(now, party);
  return (
    <span class={`home-crest own-${colourOf(now, party) ?? "black"}${small ? " small" : ""}`} aria-hidden="true">
      <span>{home === "" ? partyName(messages, party).charAt(0) : messages.term(`letter.${home}`)}</span>
    </span>
  );
}
