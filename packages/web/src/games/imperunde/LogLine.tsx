import type { AnyEvent } from "@rondel/engine";
import { isPlayer } from "@rondel/imperunde";
import { LogSentence, namedRegions } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useGameContext } from "./context.ts";
import { describeEvent } from "./describe-event.ts";
import { regionParams } from "./messages/params.ts";

/** One line of the log: crest, sentence and rule. */
export function LogLine({ event }: { readonly event: AnyEvent }) {
  const { messages } = useGameContext();
  const line = describeEvent(event, messages);
  if (!line) return null;
  return (
    <>
      <span class="log-crest">
        {line.party !== undefined && isPlayer(line.party) && <Crest party={line.party} small />}
      </span>
      <LogSentence
        game="imperunde"
        messages={messages}
        text={line.text}
        regions={namedRegions(line.regions, nameOf, (region) => regionParams("region", region, messages))}
        rule={line.rule}
      />
    </>
  );
}
