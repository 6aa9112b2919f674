import type { AnyEvent } from "@rondel/engine";
import { FIELD_NAMES, type Field } from "@rondel/imperunde";
import type { ComponentChildren } from "preact";
import { Crest } from "./Crest.tsx";
import { useDesk } from "./desk.ts";
import { headingOf, narrate } from "./narrate.ts";
import { fieldName, phaseName } from "./words/params.ts";

/** Crest, one sentence with its places as links, and the rule. Rounds and phases are headings. */
export function LogLine({ event }: { readonly event: AnyEvent }) {
  const { speech, word } = useDesk();
  const heading = headingOf(event);
  if (heading?.kind === "roundBegan") {
    return <span class="log-round">{word("screen.round", { round: heading.count ?? 0 })}</span>;
  }
  if (heading) return <span class="log-phase">{phaseName(speech, heading.count ?? 0)}</span>;
  const line = narrate(event, speech);
  if (!line) return null;
  return (
    <>
      <span class="log-crest">{line.party !== undefined && line.party < 6 && <Crest party={line.party} small />}</span>
      <span>
        <WithPlaces text={line.text} places={line.places} />{" "}
        <span class="log-rule" title={word("screen.rule", { rule: line.rule })}>
          {line.rule}
        </span>
      </span>
    </>
  );
}

/** Makes the names of places in a sentence into links that show the place on the board. */
function WithPlaces({ text, places }: { readonly text: string; readonly places: readonly Field[] }): ComponentChildren {
  const { speech } = useDesk();
  const [place, ...others] = places;
  if (place === undefined) return text;
  const name = fieldName(speech, place);
  const at = text.indexOf(name);
  if (at < 0) return <WithPlaces text={text} places={others} />;
  return (
    <>
      {text.slice(0, at)}
      <button type="button" class="place-link" onClick={() => showOnBoard(place)}>
        {name}
      </button>
      <WithPlaces text={text.slice(at + name.length)} places={others} />
    </>
  );
}

function showOnBoard(place: Field): void {
  document.querySelector<SVGElement>(`[data-region="${FIELD_NAMES[place]}"]`)?.focus();
}
