import { governmentOf, POWERS, type Power } from "@rondel/imperial";
import { useSteadyLater } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type Desk, powerOnTurn, useDesk } from "../context.ts";
import { powerName } from "../messages/params.ts";
import { Money } from "./Money.tsx";

/** The powers on a tablet: six crests with treasury and government. */
export function PowerStrip() {
  const desk = useDesk();
  const powers = useSteadyLater(() => POWERS.map((power) => inShort(desk, power)));
  return (
    <ul class="power-strip">
      {powers.value.map(({ power, name, isOnTurn, government, treasury }) => (
        <li key={power} data-turn={isOnTurn}>
          <Crest power={power} />
          <span class="unseen">{name}</span>
          <span>{government}</span>
          <Money amount={treasury} />
        </li>
      ))}
    </ul>
  );
}

function inShort(desk: Desk, power: Power) {
  const { state, speech, word } = desk;
  const now = state.value;
  const government = now && governmentOf(now, power);
  return {
    power,
    name: powerName(speech, power),
    isOnTurn: power === powerOnTurn(desk),
    government: government === undefined ? word("term.noGovernment") : speech.seat(government),
    treasury: now?.treasury[power] ?? 0,
  };
}
