import { factorOf } from "@rondel/imperial";
import { TermText } from "../../../terms/TermText.tsx";
import { Monogram } from "../../../ui/Monogram.tsx";
import { useGameContext } from "../context.ts";
import type { NationFacts } from "./nation-facts.ts";

/** The government of a nation, its power points and its factor. */
export function NationState({ facts: { government, points } }: { readonly facts: NationFacts }) {
  const { text } = useGameContext();
  return (
    <p class="nation-state">
      {government === undefined ? (
        <span>
          <TermText text={text("term.noGovernment")} />
        </span>
      ) : (
        <>
          <Monogram {...government} />
          <span class="nation-government">{government.name}</span>
        </>
      )}
      <span class="nation-points">
        <TermText text={text("term.points", { count: points })} /> <b>×{factorOf(points)}</b>
      </span>
    </p>
  );
}
