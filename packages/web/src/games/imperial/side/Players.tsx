import type { Seat } from "@rondel/engine";
import { clockwise, holdsSwissBank, POWERS, type State } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { PlayerChip } from "../../../frame/PlayerChip.tsx";
import { Piece } from "../../../look/Piece.tsx";
import { preferences } from "../../../settings/preferences.ts";
import { useDesk } from "../desk.ts";
import { ownerOf } from "../owners.ts";
import { powerName } from "../words/params.ts";
import { Money } from "./Money.tsx";
import { PlayerDetails } from "./PlayerDetails.tsx";

/** Everybody at the table clockwise: what they govern and hold, and what they would be worth now. */
export function Players() {
  const { state, view, word } = useDesk();
  const now = state.value;
  const [first] = view.value?.seating ?? [];
  if (!now || first === undefined) return null;
  const showsWorth = preferences.standings.value === "on";
  return (
    <section class="players">
      <div class="label players-head">
        <span>{word("screen.players")}</span>
        <span>{showsWorth && word("screen.worth")}</span>
        <span>{word("screen.cash")}</span>
      </div>
      {clockwise(now, first as Seat).map((seat) => (
        <Player key={seat} seat={seat} now={now} showsWorth={showsWorth} />
      ))}
    </section>
  );
}

function Player({ seat, now, showsWorth }: { readonly seat: Seat; readonly now: State; readonly showsWorth: boolean }) {
  const { session, view, word, ask } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const description = session.table.value.seats[seat];
  if (!description) return null;
  const here = session.presence.value.here.includes(seat);
  const cash = view.value?.cash[seat] ?? null;
  const score = showsWorth ? ask({ kind: "score" })?.seats.find((one) => one.seat === seat) : undefined;
  const worth = score ? (score.total ?? `${score.bonds}+`) : "…";
  return (
    <PlayerChip seat={description} isViewer={session.viewer.value === seat} isHere={here}>
      <PlayerSigns seat={seat} now={now} />
      <button
        type="button"
        class="player-worth"
        aria-label={`${worth} ${word("screen.holdingsOf", { seat: description.name })}`}
        onClick={() => setOpen(true)}
      >
        {worth}
      </button>
      <span class="player-cash" data-purse={`cash ${seat}`}>
        {cash === null ? <span class="faint">{word("screen.hidden")}</span> : <Money amount={cash} />}
      </span>
      {isOpen && <PlayerDetails seat={seat} state={now} onClose={() => setOpen(false)} />}
    </PlayerChip>
  );
}

function PlayerSigns({ seat, now }: { readonly seat: Seat; readonly now: State }) {
  const { word, speech } = useDesk();
  return (
    <span class="player-signs">
      {now.investorCard === seat && (
        <span title={word("term.investorCard")}>
          <Piece symbol="investor-card" />
          <span class="unseen">{word("term.investorCard")}</span>
        </span>
      )}
      {holdsSwissBank(now, seat) && (
        <span title={word("term.swissBank")}>
          <Piece symbol="swiss-bank" />
          <span class="unseen">{word("term.swissBank")}</span>
        </span>
      )}
      {POWERS.filter((power) => now.government[power] === seat).map((power) => (
        <span class={`dot-crest own-${ownerOf(power)}`} key={power} title={powerName(speech, power)}>
          <span class="unseen">{powerName(speech, power)}</span>
        </span>
      ))}
    </span>
  );
}
