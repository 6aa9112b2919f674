import type { AnyEvent } from "@rondel/engine";
import { isPlayer } from "@rondel/imperunde";
import { LogSentence, namedRegions } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useGameContext } from "./context.ts";
import { describeEvent, headingOf } from "./describe-event.ts";
import { phaseName, regionParams } from "./messages/params.ts";

/** One line of the log: crest, sentence and rule. Rounds and phases are headings. */
export function LogLine({ event }: { readonly event: AnyEvent }) {
  const { messages, text } = useGameContext();
  const heading = headingOf(event);
  if (heading?.kind === "roundBegan") {
    return <span class="log-round">{text("screen.round", { round: heading.count })}</span>;
  }
  if (heading) return <span class="log-phase">{phaseName(messages, heading.count)}</span>;
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
