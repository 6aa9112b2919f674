import type { AnyEvent } from "@rondel/engine";
import { LogSentence } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useGameContext } from "./context.ts";
import { describeEvent } from "./describe-event.ts";
import { regionName } from "./messages/params.ts";

interface LogLineProps {
  readonly event: AnyEvent;
  /** The round that this event opens, if it opens one. */
  readonly opens: number | undefined;
}

/** Crest, one sentence with its places as links, and the rule. */
export function LogLine({ event, opens }: LogLineProps) {
  const { messages, text } = useGameContext();
  const line = describeEvent(event, messages);
  if (!line) return null;
  return (
    <>
      {opens !== undefined && <span class="log-round">{text("screen.round", { round: opens })}</span>}
      <span class="log-crest">{line.nation !== undefined && <Crest nation={line.nation} small />}</span>
      <LogSentence
        game="imperial"
        messages={messages}
        text={line.text}
        places={line.places.map((place) => ({ id: nameOf(place), name: regionName(messages, place) }))}
        rule={line.rule}
      />
    </>
  );
}
