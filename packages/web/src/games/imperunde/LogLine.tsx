import type { AnyEvent } from "@rondel/engine";
import { LogSentence } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useDesk } from "./context.ts";
import { headingOf, narrate } from "./describe-event.ts";
import { fieldName, phaseName } from "./messages/params.ts";

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
      <LogSentence
        game="imperunde"
        speech={speech}
        text={line.text}
        places={line.places.map((place) => ({ id: nameOf(place), name: fieldName(speech, place) }))}
        rule={line.rule}
      />
    </>
  );
}
