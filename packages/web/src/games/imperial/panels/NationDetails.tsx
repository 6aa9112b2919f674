import {
  armiesOnMap,
  faceValue,
  flagsOnMap,
  fleetsOnMap,
  type Nation,
  supplyOf,
  type Takeover,
} from "@rondel/imperial";
import { Dialog } from "../../../ui/Dialog.tsx";
import { isYou } from "../../common/game-context.ts";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { shortEffect } from "../decision/short-effect.ts";
import { nationName, spaceName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { BondStrip } from "./BondStrip.tsx";
import { Money } from "./Money.tsx";
import { NationState } from "./NationState.tsx";
import { nationFacts } from "./nation-facts.ts";

/** The card of a nation with its next moves, its supply, and the players who could take it over. */
export function NationDetails({ nation, onClose }: { readonly nation: Nation; readonly onClose: () => void }) {
  const context = useGameContext();
  const { messages, text, state } = context;
  const now = state.value;
  const facts = nationFacts(context, undefined, nation);
  return (
    <Dialog title={nationName(messages, nation)} onClose={onClose}>
      {facts && (
        <div class={`own-${ownerOf(nation)}`}>
          <p class="nation-treasury">
            <Crest nation={nation} small /> {text("screen.treasury")} <Money amount={facts.treasury} />
          </p>
          <NationState facts={facts} />
          <BondStrip bonds={facts.bonds} />
        </div>
      )}
      {now && (
        <p class="muted">
          {text("preview.units", { count: armiesOnMap(now, nation) + fleetsOnMap(now, nation) })}
          {". "}
          {text("screen.supplyLeft", {
            armies: supplyOf(now, nation, "army"),
            fleets: supplyOf(now, nation, "fleet"),
            flags: flagsOnMap(now, nation),
          })}
        </p>
      )}
      <NextMoves nation={nation} />
      <Takeovers nation={nation} />
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {text("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}

function NextMoves({ nation }: { readonly nation: Nation }) {
  const context = useGameContext();
  const previews = context.ask({ kind: "rondel", nation }) ?? [];
  const possible = previews.filter(({ refusal }) => refusal === null);
  if (possible.length === 0) return null;
  return (
    <>
      <h3 class="label">{context.text("screen.nextMoves")}</h3>
      <ol class="next-moves">
        {possible
          .toSorted((one, other) => one.steps - other.steps)
          .map((preview) => (
            <li key={preview.space}>
              <b>{spaceName(context.messages, preview.space)}</b>
              <span class="muted">{shortEffect(context, nation, preview)}</span>
              <span class="amount">
                {preview.surcharge === 0
                  ? context.text("money.free")
                  : context.text("money", { amount: preview.surcharge })}
              </span>
            </li>
          ))}
      </ol>
    </>
  );
}

function Takeovers({ nation }: { readonly nation: Nation }) {
  const { ask, text, messages, session, person } = useGameContext();
  const threats = ask({ kind: "threats", nation });
  if (!threats) return null;
  const cheapest = threats.threats.flatMap(({ seat, takeovers }) =>
    takeovers.slice(0, 1).map((takeover) => ({ seat, takeover })),
  );
  return (
    <>
      <h3 class="label">{text("screen.takeovers")}</h3>
      {threats.government !== null && (
        <p>
          {isYou(session, threats.government)
            ? text("screen.governs.you", { bondTotal: threats.bondTotal })
            : text("screen.governs", { seat: messages.seat(threats.government), bondTotal: threats.bondTotal })}
        </p>
      )}
      <ul>
        {cheapest.map(({ seat, takeover }) => (
          <li key={seat}>
            {text("screen.takeover", {
              seat: person(seat),
              bond: faceValue(takeover.bond),
              price: takeover.price,
              affordable: affordability(takeover),
            })}
          </li>
        ))}
        {cheapest.length === 0 && <li class="muted">{text("screen.noTakeover")}</li>}
      </ul>
    </>
  );
}

function affordability({ affordable }: Takeover): string {
  return affordable === null ? "unknown" : affordable ? "yes" : "no";
}
