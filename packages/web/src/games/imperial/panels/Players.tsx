import type { Seat } from "@rondel/engine";
import { clockwise, holdsSwissBank, POWERS, type Power } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { PlayerChip } from "../../../layout/PlayerChip.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { preferences } from "../../../settings/preferences.ts";
import { useSteady, useSteadyLater } from "../../common/use-stable.ts";
import { type Desk, useDesk } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { powerName } from "../messages/params.ts";
import { Money } from "./Money.tsx";
import { PlayerDetails } from "./PlayerDetails.tsx";

/** Everybody at the table clockwise: what they govern and hold, and what they would be worth now. */
export function Players() {
  const { state, view, word } = useDesk();
  const seats = useSteady(() => {
    const [first] = view.value?.seating ?? [];
    return state.value && first !== undefined ? clockwise(state.value, first as Seat) : [];
  });
  const showsWorth = preferences.standings.value === "on";
  return (
    <section class="players">
      <div class="label players-head">
        <span>{word("screen.players")}</span>
        <span>{showsWorth && word("screen.worth")}</span>
        <span>{word("screen.cash")}</span>
      </div>
      {seats.value.map((seat) => (
        <Player key={seat} seat={seat} showsWorth={showsWorth} />
      ))}
    </section>
  );
}

function Player({ seat, showsWorth }: { readonly seat: Seat; readonly showsWorth: boolean }) {
  const desk = useDesk();
  const { session, word } = desk;
  const [isOpen, setOpen] = useState(false);
  const description = useSteady(() => session.table.value.seats[seat]).value;
  const facts = useSteadyLater(() => playerFacts(desk, seat)).value;
  if (!description || !facts) return null;
  const worth = showsWorth ? facts.worth : "…";
  return (
    <PlayerChip seat={description} isViewer={facts.isViewer} isHere={facts.isHere}>
      <PlayerSigns facts={facts} />
      <button
        type="button"
        class="player-worth"
        aria-label={`${worth} ${word("screen.holdingsOf", { seat: description.name })}`}
        onClick={() => setOpen(true)}
      >
        {worth}
      </button>
      <span class="player-cash" data-purse={`cash ${seat}`}>
        {facts.cash === null ? <span class="faint">{word("screen.hidden")}</span> : <Money amount={facts.cash} />}
      </span>
      {isOpen && <PlayerDetails seat={seat} onClose={() => setOpen(false)} />}
    </PlayerChip>
  );
}

interface PlayerFacts {
  readonly isViewer: boolean;
  readonly isHere: boolean;
  readonly worth: string;
  readonly cash: number | null;
  readonly hasCard: boolean;
  readonly hasBank: boolean;
  readonly governs: readonly Power[];
}

function playerFacts({ session, state, view, ask }: Desk, seat: Seat): PlayerFacts | undefined {
  const now = state.value;
  if (!now) return undefined;
  const score = ask({ kind: "score" })?.seats.find((one) => one.seat === seat);
  return {
    isViewer: session.viewer.value === seat,
    isHere: session.presence.value.here.includes(seat),
    worth: score ? String(score.total ?? `${score.bonds}+`) : "…",
    cash: view.value?.cash[seat] ?? null,
    hasCard: now.investorCard === seat,
    hasBank: holdsSwissBank(now, seat),
    governs: POWERS.filter((power) => now.government[power] === seat),
  };
}

function PlayerSigns({ facts }: { readonly facts: PlayerFacts }) {
  const { word, speech } = useDesk();
  return (
    <span class="player-signs">
      {facts.hasCard && (
        <span title={word("term.investorCard")}>
          <Piece symbol="investor-card" />
          <span class="unseen">{word("term.investorCard")}</span>
        </span>
      )}
      {facts.hasBank && (
        <span title={word("term.swissBank")}>
          <Piece symbol="swiss-bank" />
          <span class="unseen">{word("term.swissBank")}</span>
        </span>
      )}
      {facts.governs.map((power) => (
        <span class={`dot-crest own-${ownerOf(power)}`} key={power} title={powerName(speech, power)}>
          <span class="unseen">{powerName(speech, power)}</span>
        </span>
      ))}
    </span>
  );
}
