import type { AnyEvent } from "@rondel/engine";
import type { Region } from "@rondel/imperial";
import type { ComponentChildren } from "preact";
import { addressOf } from "../../router.ts";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useDesk } from "./desk.ts";
import { narrate } from "./narrate.ts";
import { regionName } from "./words/params.ts";

interface LogLineProps {
  readonly event: AnyEvent;
  /** The round that this event opens, if it opens one. */
  readonly opens: number | undefined;
}

/** Crest, one sentence with its places as links, and the rule. */
export function LogLine({ event, opens }: LogLineProps) {
  const { speech, word } = useDesk();
  const line = narrate(event, speech);
  if (!line) return null;
  return (
    <>
      {opens !== undefined && <span class="log-round">{word("screen.round", { round: opens })}</span>}
      <span class="log-crest">{line.power !== undefined && <Crest power={line.power} small />}</span>
      <span>
        <WithPlaces text={line.text} places={line.places} /> <RuleLink rule={line.rule} />
      </span>
    </>
  );
}

/** Opens beside the game, which goes on meanwhile. */
function RuleLink({ rule }: { readonly rule: string }) {
  const { word } = useDesk();
  return (
    <a
      class="log-rule"
      href={addressOf({ screen: "rules", game: "imperial", rule })}
      target="_blank"
      rel="noopener"
      aria-label={word("screen.rule", { rule })}
    >
      {rule}
    </a>
  );
}

/** Makes the names of places in a sentence into links that show the place on the map. */
function WithPlaces({
  text,
  places,
}: {
  readonly text: string;
  readonly places: readonly Region[];
}): ComponentChildren {
  const { speech } = useDesk();
  const [place, ...others] = places;
  if (place === undefined) return text;
  const name = regionName(speech, place);
  const at = text.indexOf(name);
  if (at < 0) return <WithPlaces text={text} places={others} />;
  return (
    <>
      {text.slice(0, at)}
      <button type="button" class="place-link" onClick={() => showOnMap(place)}>
        {name}
      </button>
      <WithPlaces text={text.slice(at + name.length)} places={others} />
    </>
  );
}

function showOnMap(place: Region): void {
  document.querySelector<SVGElement>(`[data-region="${nameOf(place)}"]`)?.focus();
}
