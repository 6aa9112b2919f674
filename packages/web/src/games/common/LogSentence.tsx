import type { ComponentChildren } from "preact";
import type { GameMessages } from "../../messages/game-messages.ts";
import { hrefOf } from "../../router.ts";

/** A place that a sentence names: as the board calls it, and as the sentence does. */
interface NamedPlace {
  readonly id: string;
  readonly name: string;
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
  const at = text.indexOf(place.name);
  if (at < 0) return <WithPlaces text={text} places={others} />;
  return (
    <>
      {text.slice(0, at)}
      <button type="button" class="place-link" onClick={() => showOnBoard(place.id)}>
        {place.name}
      </button>
      <WithPlaces text={text.slice(at + place.name.length)} places={others} />
    </>
  );
}

function showOnBoard(id: string): void {
  document.querySelector<SVGElement>(`[data-region="${id}"]`)?.focus();
}
