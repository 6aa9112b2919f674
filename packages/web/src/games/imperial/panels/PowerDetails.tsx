import { armiesOnMap, faceValue, flagsOnMap, fleetsOnMap, type Power, supplyOf } from "@rondel/imperial";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { Threats } from "../answers.ts";
import { effectInShort } from "../decision/rondel.tsx";
import { useDesk } from "../context.ts";
import { powerName, spaceName } from "../messages/params.ts";

/** What a power could do next, what it has left, and who could take it over. */
export function PowerDetails({ power, onClose }: { readonly power: Power; readonly onClose: () => void }) {
  const { speech, word, state } = useDesk();
  const now = state.value;
  return (
    <Dialog title={powerName(speech, power)} onClose={onClose}>
      {now && (
        <p class="muted">
          {word("preview.units", { count: armiesOnMap(now, power) + fleetsOnMap(now, power) })}
          {". "}
          {word("screen.supplyLeft", {
            armies: supplyOf(now, power, "army"),
            fleets: supplyOf(now, power, "fleet"),
            flags: flagsOnMap(now, power),
          })}
        </p>
      )}
      <NextMoves power={power} />
      <Takeovers power={power} />
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {word("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}

function NextMoves({ power }: { readonly power: Power }) {
  const desk = useDesk();
  const previews = desk.ask({ kind: "rondel", power }) ?? [];
  const possible = previews.filter(({ refusal, steps }) => refusal === null && steps <= 6);
  if (possible.length === 0) return null;
  return (
    <>
      <h3 class="label">{desk.word("screen.nextMoves")}</h3>
      <ol class="next-moves">
        {possible
          .toSorted((one, other) => one.steps - other.steps)
          .map((preview) => (
            <li key={preview.space}>
              <b>{spaceName(desk.speech, preview.space)}</b>
              <span class="muted">{effectInShort(desk, power, preview)}</span>
              <span class="amount">
                {preview.surcharge === 0 ? desk.word("money.free") : desk.word("money", { amount: preview.surcharge })}
              </span>
            </li>
          ))}
      </ol>
    </>
  );
}

function Takeovers({ power }: { readonly power: Power }) {
  const { ask, word, speech } = useDesk();
  const threats = ask({ kind: "threats", power });
  if (!threats) return null;
  const cheapest = threats.threats.flatMap(({ seat, takeovers }) =>
    takeovers.slice(0, 1).map((takeover) => ({ seat, takeover })),
  );
  return (
    <>
      <h3 class="label">{word("screen.takeovers")}</h3>
      {threats.government !== null && (
        <p>{word("screen.governs", { seat: speech.seat(threats.government), influence: threats.influence })}</p>
      )}
      <ul>
        {cheapest.map(({ seat, takeover }) => (
          <li key={seat}>
            {word("screen.takeover", {
              seat: speech.seat(seat),
              bond: faceValue(takeover.bond),
              price: takeover.price,
              affordable: affordability(takeover),
            })}
          </li>
        ))}
        {cheapest.length === 0 && <li class="muted">{word("screen.noTakeover")}</li>}
      </ul>
    </>
  );
}

function affordability({ affordable }: Threats["threats"][number]["takeovers"][number]): string {
  return affordable === null ? "unknown" : affordable ? "yes" : "no";
}
