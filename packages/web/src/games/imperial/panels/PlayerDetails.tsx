import type { Seat } from "@rondel/engine";
import { bondsOf, faceValue, factorOf, interestDueTo, POWERS, type Power, type State } from "@rondel/imperial";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Crest } from "../Crest.tsx";
import { useDesk } from "../context.ts";
import { powerName } from "../messages/params.ts";

interface PlayerDetailsProps {
  readonly seat: Seat;
  onClose(): void;
}

/** What somebody holds: the bonds of each power, their interest, and what they would count now. */
export function PlayerDetails({ seat, onClose }: PlayerDetailsProps) {
  const { word, speech, state: shown } = useDesk();
  const state = shown.value;
  if (!state) return null;
  const held = POWERS.filter((power) => bondsOf(state, seat, power).length > 0);
  const interest = POWERS.reduce((sum, power) => sum + interestDueTo(state, seat, power), 0);
  return (
    <Dialog title={word("screen.holdingsOf", { seat: speech.seat(seat) })} onClose={onClose}>
      {held.length === 0 && <p class="muted">{word("screen.noBonds")}</p>}
      {held.map((power) => (
        <Holding key={power} seat={seat} power={power} state={state} />
      ))}
      <p class="change">
        <span>{word("screen.interestTotal", { amount: interest })}</span>
      </p>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {word("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}

function Holding({ seat, power, state }: { readonly seat: Seat; readonly power: Power; readonly state: State }) {
  const { speech, word } = useDesk();
  const bonds = bondsOf(state, seat, power).map((bond) => word("money", { amount: faceValue(bond) }));
  const interest = interestDueTo(state, seat, power);
  const factor = factorOf(state.points[power] ?? 0);
  return (
    <p class="change">
      <span>
        <Crest power={power} small />{" "}
        {word("screen.named", { name: powerName(speech, power), what: speech.list(bonds) })}
      </span>
      <span>
        {interest} × {factor} = <b>{interest * factor}</b>
      </span>
    </p>
  );
}
