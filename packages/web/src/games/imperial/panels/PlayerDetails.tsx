import type { Seat } from "@rondel/engine";
import { bondSum, bondsOf, faceValue, interestDueTo, NATIONS, type Nation, type State } from "@rondel/imperial";
import { playerParams } from "../../../messages/name-params.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";

interface PlayerDetailsProps {
  readonly seat: Seat;
  onClose(): void;
}

/** The holdings of a player: the bonds of each nation, their interest and their current score. */
export function PlayerDetails({ seat, onClose }: PlayerDetailsProps) {
  const { text, messages, state: shown } = useGameContext();
  const state = shown.value;
  if (!state) return null;
  const held = NATIONS.filter((nation) => bondsOf(state, seat, nation).length > 0);
  const interest = NATIONS.reduce((sum, nation) => sum + interestDueTo(state, seat, nation), 0);
  return (
    <Dialog title={text("screen.holdingsOf", playerParams("seat", seat, messages))} onClose={onClose}>
      {held.length === 0 && <p class="muted">{text("screen.noBonds")}</p>}
      {held.map((nation) => (
        <Holding key={nation} seat={seat} nation={nation} state={state} />
      ))}
      <p class="change">
        <span>{text("screen.interestTotal", { amount: interest })}</span>
      </p>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {text("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}

function Holding({ seat, nation, state }: { readonly seat: Seat; readonly nation: Nation; readonly state: State }) {
  const { messages, text } = useGameContext();
  const bonds = bondsOf(state, seat, nation).map((bond) => text("money", { amount: faceValue(bond) }));
  const { interest, factor, score } = bondSum(state, seat, nation);
  return (
    <p class="change">
      <span>
        <Crest nation={nation} small />{" "}
        {text("screen.named", { name: nationName(messages, nation), what: messages.list(bonds) })}
      </span>
      <span>
        {interest} × {factor} = <b>{score}</b>
      </span>
    </p>
  );
}
