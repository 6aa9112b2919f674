import { governmentOf, NATIONS, type Nation } from "@rondel/imperial";
import { useStableAfterPaint } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type ImperialContext, nationOnTurn, useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { Money } from "./Money.tsx";

/** The nations on a tablet: six crests with treasury and government. */
export function NationStrip() {
  const context = useGameContext();
  const nations = useStableAfterPaint(() => NATIONS.map((nation) => summaryOf(context, nation)));
  return (
    <ul class="nation-strip">
      {nations.value.map(({ nation, name, isOnTurn, government, treasury }) => (
        <li key={nation} data-turn={isOnTurn}>
          <Crest nation={nation} />
          <span class="unseen">{name}</span>
          <span>{government}</span>
          <Money amount={treasury} />
        </li>
      ))}
    </ul>
  );
}

function summaryOf(context: ImperialContext, nation: Nation) {
  const { state, messages, text } = context;
  const now = state.value;
  const government = now && governmentOf(now, nation);
  return {
    nation,
    name: nationName(messages, nation),
    isOnTurn: nation === nationOnTurn(context),
    government: government === undefined ? text("term.noGovernment") : messages.seat(government),
    treasury: now?.treasury[nation] ?? 0,
  };
}
