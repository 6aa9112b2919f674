import { governmentOf, POWERS } from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import { powerOnTurn, useDesk } from "../desk.ts";
import { powerName } from "../words/params.ts";
import { Money } from "./Money.tsx";

/** The powers on a tablet: six crests with treasury and government. */
export function PowerStrip() {
  const desk = useDesk();
  const { state, speech, word } = desk;
  const onTurn = powerOnTurn(desk);
  const now = state.value;
  if (!now) return null;
  return (
    <ul class="power-strip">
      {POWERS.map((power) => {
        const government = governmentOf(now, power);
        return (
          <li key={power} data-turn={power === onTurn}>
            <Crest power={power} />
            <span class="unseen">{powerName(speech, power)}</span>
            <span>{government === undefined ? word("term.noGovernment") : speech.seat(government)}</span>
            <Money amount={now.treasury[power] ?? 0} />
          </li>
        );
      })}
    </ul>
  );
}
