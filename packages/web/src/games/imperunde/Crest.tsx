import type { Party } from "@rondel/imperunde";
import { useDesk } from "./context.ts";
import { colourOf, homeName } from "./owners.ts";
import { partyName } from "./messages/params.ts";

/** The shield of a party: colour, hatching and the letter of its home. Whoever uses it says the name as well. */
export function Crest({ party, small = false }: { readonly party: Party; readonly small?: boolean }) {
  const { homes, speech } = useDesk();
  const now = homes.value;
  const home = homeName(now, party);
  return (
    <span class={`home-crest own-${colourOf(now, party) ?? "black"}${small ? " small" : ""}`} aria-hidden="true">
      <span>{home === "" ? partyName(speech, party).charAt(0) : speech.term(`letter.${home}`)}</span>
    </span>
  );
}
