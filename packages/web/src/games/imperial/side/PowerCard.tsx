import type { ReadonlySignal } from "@preact/signals";
import { factorOf, governmentOf, type Power } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { Monogram } from "../../../look/Monogram.tsx";
import { Crest } from "../Crest.tsx";
import type { Plan } from "../decision/plan.ts";
import { useDesk } from "../desk.ts";
import { ownerOf } from "../owners.ts";
import { powerForms, powerName } from "../words/params.ts";
import { BondStrip } from "./BondStrip.tsx";
import { Money } from "./Money.tsx";
import { PowerDetails } from "./PowerDetails.tsx";

interface PowerCardProps {
  readonly power: Power;
  readonly isOnTurn: boolean;
  readonly plan: ReadonlySignal<Plan | undefined>;
}

/** A power: crest, treasury, government, points, factor, bonds. Its name opens what it could do next. */
export function PowerCard({ power, isOnTurn, plan }: PowerCardProps) {
  const { state, speech, word, seat } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const now = state.value;
  if (!now) return null;
  const government = governmentOf(now, power);
  const points = now.points[power] ?? 0;
  return (
    <section class={`power own-${ownerOf(power)}`} data-turn={isOnTurn} aria-label={powerName(speech, power)}>
      <header>
        <Crest power={power} />
        <h2>
          <button
            type="button"
            aria-label={word("screen.details", powerForms("power", power, speech))}
            onClick={() => setOpen(true)}
          >
            {powerName(speech, power)}
          </button>
        </h2>
        <span data-purse={`treasury ${power}`}>
          <Money amount={now.treasury[power] ?? 0} />
        </span>
      </header>
      <p class="power-state">
        {government === undefined ? (
          <span>{word("term.noGovernment")}</span>
        ) : (
          <>
            <Monogram name={speech.seat(government)} isMine={government === seat.value} />
            <span class="power-government">{speech.seat(government)}</span>
          </>
        )}
        <span class="power-points">
          {word("term.points", { count: points })} <b>×{factorOf(points)}</b>
        </span>
      </p>
      <BondStrip power={power} plan={plan.value} />
      {isOpen && <PowerDetails power={power} onClose={() => setOpen(false)} />}
    </section>
  );
}
