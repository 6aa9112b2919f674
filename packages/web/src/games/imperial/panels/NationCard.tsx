import type { ReadonlySignal } from "@preact/signals";
import { NATION_NAMES, type Nation } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { useStableAfterPaint } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { bondKey, type ImperialDecision } from "../decision/decision.ts";
import { nationName, nationParams } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { BondStrip } from "./BondStrip.tsx";
import { Money } from "./Money.tsx";
import { NationDetails } from "./NationDetails.tsx";
import { NationState } from "./NationState.tsx";
import { nationFacts } from "./nation-facts.ts";

interface NationCardProps {
  readonly nation: Nation;
  readonly isOnTurn: boolean;
  readonly decision: ReadonlySignal<ImperialDecision | undefined>;
}

/** A nation: crest, treasury, government, power points, factor, bonds. Its name opens the details. */
export function NationCard({ nation, isOnTurn, decision }: NationCardProps) {
  const context = useGameContext();
  const { messages, text } = context;
  const [isOpen, setOpen] = useState(false);
  const facts = useStableAfterPaint(() => nationFacts(context, decision.value, nation)).value;
  if (!facts) return null;
  return (
    <section
      class={`nation own-${ownerOf(nation)}`}
      data-nation={NATION_NAMES[nation]}
      data-turn={isOnTurn}
      aria-label={nationName(messages, nation)}
    >
      <header>
        <Crest nation={nation} />
        <h2>
          <button
            type="button"
            aria-label={text("screen.detailsOf", nationParams("nation", nation, messages))}
            onClick={() => setOpen(true)}
          >
            {nationName(messages, nation)}
          </button>
        </h2>
        <span data-purse={`treasury ${nation}`}>
          <Money amount={facts.treasury} />
        </span>
      </header>
      <NationState facts={facts} />
      <BondStrip bonds={facts.bonds} onChoose={(bond) => decision.peek()?.bonds?.get(bondKey(nation, bond))?.()} />
      {isOpen && <NationDetails nation={nation} onClose={() => setOpen(false)} />}
    </section>
  );
}
