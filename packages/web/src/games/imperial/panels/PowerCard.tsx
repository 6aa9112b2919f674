import type { ReadonlySignal } from "@preact/signals";
import { factorOf, type Power } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { Monogram } from "../../../ui/Monogram.tsx";
import { useSteadyLater } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { bondKey, type Plan } from "../decision/decision.ts";
import { useDesk } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { powerForms, powerName } from "../messages/params.ts";
import { BondStrip } from "./BondStrip.tsx";
import { Money } from "./Money.tsx";
import { PowerDetails } from "./PowerDetails.tsx";
import { powerFacts } from "./power-facts.ts";

interface PowerCardProps {
  readonly power: Power;
  readonly isOnTurn: boolean;
  readonly plan: ReadonlySignal<Plan | undefined>;
}

/** A power: crest, treasury, government, points, factor, bonds. Its name opens what it could do next. */
export function PowerCard({ power, isOnTurn, plan }: PowerCardProps) {
  const desk = useDesk();
  const { speech, word } = desk;
  const [isOpen, setOpen] = useState(false);
  const facts = useSteadyLater(() => powerFacts(desk, plan.value, power)).value;
  if (!facts) return null;
  const { government, points } = facts;
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
          <Money amount={facts.treasury} />
        </span>
      </header>
      <p class="power-state">
        {government === undefined ? (
          <span>{word("term.noGovernment")}</span>
        ) : (
          <>
            <Monogram {...government} />
            <span class="power-government">{government.name}</span>
          </>
        )}
        <span class="power-points">
          {word("term.points", { count: points })} <b>×{factorOf(points)}</b>
        </span>
      </p>
      <BondStrip bonds={facts.bonds} onChoose={(bond) => plan.peek()?.bonds?.get(bondKey(power, bond))?.()} />
      {isOpen && <PowerDetails power={power} onClose={() => setOpen(false)} />}
    </section>
  );
}
