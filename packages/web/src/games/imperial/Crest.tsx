import type { Nation } from "@rondel/imperial";
import { NationLetter } from "./NationLetter.tsx";
import { ownerOf } from "./owners.ts";

/** The shield of a nation: colour, hatching and letter. Hidden from screen readers; put the name next to it. */
export function Crest({ nation, small = false }: { readonly nation: Nation; readonly small?: boolean }) {
  return (
    <span class={`crest own-${ownerOf(nation)}${small ? " small" : ""}`} aria-hidden="true">
      <NationLetter nation={nation} />
    </span>
  );
}
