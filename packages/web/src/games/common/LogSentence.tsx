import type { ComponentChildren } from "preact";
import type { GameMessages } from "../../messages/game-messages.ts";
import { hrefOf } from "../../router.ts";

/** A place that a sentence may name: its id on the board, and its label and other forms. */
interface NamedPlace {
  readonly id: string;
  readonly forms: readonly string[];
}

interface LogSentenceProps {
  readonly game: string;
  readonly messages: GameMessages;
  readonly text: string;
  readonly places: readonly NamedPlace[];
  readonly rule: string;
}

/** One sentence of the log: its places show themselves on the board, its rule opens beside the game. */
export function LogSentence({ game, messages, text, places, rule }: LogSentenceProps) {
  return (
    <span>
      <WithPlaces text={text} places={places} />{" "}
      <a
        class="log-rule"
        href={hrefOf({ screen: "rules", game, rule })}
        target="_blank"
        rel="noopener"
        aria-label={messages.term("screen.rule", { rule })}
      >
        {rule}
      </a>
    </span>
  );
}

function WithPlaces({
  text,
  places,
}: {
  readonly text: string;
  readonly places: readonly NamedPlace[];
}): ComponentChildren {
  const [place, ...others] = places;
  if (place === undefined) return text;
  const found = place.forms.map((form) => ({ at: indexOfName(text, form), form })).find(({ at }) => at >= 0);
  if (!found) return <WithPlaces text={text} places={others} />;
  const end = found.at + found.form.length;
  return (
    <>
      {text.slice(0, found.at)}
      <button type="button" class="place-link" onClick={() => showOnBoard(place.id)}>
        {text.slice(found.at, end)}
      </button>
      <WithPlaces text={text.slice(end)} places={others} />
    </>
  );
}

/** Ignores case: the French label "Mer du Nord" is "mer du Nord" inside a sentence. */
function indexOfName(text: string, name: string): number {
  return text.toLowerCase().indexOf(name.toLowerCase());
}

function showOnBoard(id: string): void {
  document.querySelector<SVGElement>(`[data-region="${id}"]`)?.focus();
}
