import type { AnyEvent } from "@rondel/engine";
import { LogSentence } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useDesk } from "./context.ts";
import { narrate } from "./describe-event.ts";
import { regionName } from "./messages/params.ts";

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
      <LogSentence
        game="imperial"
        speech={speech}
        text={line.text}
        places={line.places.map((place) => ({ id: nameOf(place), name: regionName(speech, place) }))}
        rule={line.rule}
      />
    </>
  );
}
