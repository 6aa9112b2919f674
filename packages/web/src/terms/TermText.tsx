import { TermButton } from "./TermButton.tsx";
import { useTerms } from "./use-terms.ts";

/** A text of a game in which each term opens its explanation. Not for texts inside buttons. */
export function TermText({ text }: { readonly text: string }) {
  const terms = useTerms();
  if (!terms) return <>{text}</>;
  return (
    <>
      {terms
        .split(text)
        .map((part) =>
          typeof part === "string" ? part : <TermButton key={part.term.id} {...part} game={terms.game} />,
        )}
    </>
  );
}
