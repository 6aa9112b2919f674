import type { Power } from "@rondel/imperial";
import { ownerOf } from "./owners.ts";
import { PowerLetter } from "./PowerLetter.tsx";

/** The shield of a power: colour, hatching and letter. Whoever uses it says the name as well. */
export function Crest({ power, small = false }: { readonly power: Power; readonly small?: boolean }) {
  return (
    <span class={`crest own-${ownerOf(power)}${small ? " small" : ""}`} aria-hidden="true">
      <PowerLetter power={power} />
    </span>
  );
}
