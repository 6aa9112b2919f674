import { governmentOf, NATIONS, type Nation } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { useStableAfterPaint } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type ImperialContext, nationOnTurn, useGameContext } from "../context.ts";
import { nationParams } from "../messages/params.ts";
import { Money } from "./Money.tsx";
import { NationDetails } from "./NationDetails.tsx";

/** The nations on a tablet: six crests with treasury and government. Each opens its card. */
export function NationStrip() {
  const context = useGameContext();
  const [open, setOpen] = useState<Nation | undefined>(undefined);
  const nations = useStableAfterPaint(() => NATIONS.map((nation) => summaryOf(context, nation)));
  return (
    <>
      <ul class="nation-strip">
        {nations.value.map(({ nation, label, isOnTurn, government, treasury }) => (
          <li key={nation} data-turn={isOnTurn}>
            <button type="button" class="strip-nation" onClick={() => setOpen(nation)}>
              <Crest nation={nation} />
              <span class="unseen">{label}</span>
              <span class="nation-government">{government}</span>
              <Money amount={treasury} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <NationDetails nation={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function summaryOf(context: ImperialContext, nation: Nation) {
  const { state, messages, text } = context;
  const now = state.value;
  const government = now && governmentOf(now, nation);
  return {
    nation,
    label: text("screen.detailsOf", nationParams("nation", nation, messages)),
    isOnTurn: nation === nationOnTurn(context),
    government: government === undefined ? text("term.noGovernment") : context.person(government),
    treasury: now?.treasury[nation] ?? 0,
  };
}
