import type { AnyEvent, Seat } from "@rondel/engine";
import { Monogram } from "../../ui/Monogram.tsx";
import { LogSentence, namedRegions } from "../common/LogSentence.tsx";
import { nameOf } from "./board/board-pieces.ts";
import { Crest } from "./Crest.tsx";
import { useGameContext } from "./context.ts";
import { describeEvent } from "./describe-event.ts";
import { regionParams } from "./messages/params.ts";

/** One line of the log: crest, sentence with links to its regions, and rule. */
export function LogLine({ event }: { readonly event: AnyEvent }) {
  const { messages } = useGameContext();
  const line = describeEvent(event, messages);
  if (!line) return null;
  return (
    <>
      <span class="log-crest">{line.nation !== undefined && <Crest nation={line.nation} small />}</span>
      <LogSentence
        game="imperial"
        messages={messages}
        text={line.text}
        regions={namedRegions(line.regions, nameOf, (region) => regionParams("region", region, messages))}
        rule={line.rule}
        person={line.seat !== undefined && <LogPerson seat={line.seat} />}
      />
    </>
  );
}

function LogPerson({ seat }: { readonly seat: Seat }) {
  const { messages, session } = useGameContext();
  return <Monogram name={messages.seat(seat)} seat={seat} isMine={session.mine.value.includes(seat)} />;
}
