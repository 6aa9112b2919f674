import type { Seat } from "@rondel/engine";
import { clockwise, holdsSwissBank, NATIONS, type Nation } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { PlayerChip } from "../../../layout/PlayerChip.tsx";
import { PlayerClock } from "../../../layout/PlayerClock.tsx";
import { playerParams } from "../../../messages/name-params.ts";
import { preferences } from "../../../settings/preferences.ts";
import { TermText } from "../../../terms/TermText.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { useStable, useStableAfterPaint } from "../../common/use-stable.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { Money } from "./Money.tsx";
import { PlayerDetails } from "./PlayerDetails.tsx";

/** The players in clockwise order: their nations, cards and cash, and their current score. */
export function Players() {
  const { state, view, text } = useGameContext();
  const seats = useStable(() => {
    const [first] = view.value?.seating ?? [];
    return state.value && first !== undefined ? clockwise(state.value, first as Seat) : [];
  });
  const showsWorth = preferences.standings.value === "on";
  return (
    <section class="players">
      <div class="label players-head">
        <span>{text("screen.players")}</span>
        <span>{showsWorth && <TermText text={text("screen.score")} />}</span>
        <span>
          <TermText text={text("screen.cash")} />
        </span>
      </div>
      {seats.value.map((seat) => (
        <Player key={seat} seat={seat} showsWorth={showsWorth} />
      ))}
    </section>
  );
}

function Player({ seat, showsWorth }: { readonly seat: Seat; readonly showsWorth: boolean }) {
  const context = useGameContext();
  const { session, text, messages } = context;
  const [isOpen, setOpen] = useState(false);
  const description = useStable(() => session.table.value.seats[seat]).value;
  const facts = useStableAfterPaint(() => playerFacts(context, seat)).value;
  if (!description || !facts) return null;
  const worth = showsWorth ? facts.worth : "…";
  return (
    <PlayerChip seat={description} number={seat} isViewer={facts.isViewer} isHere={facts.isHere}>
      <PlayerSigns facts={facts} />
      <button
        type="button"
        class="player-worth"
        aria-label={`${worth} ${text("screen.holdingsOf", playerParams("seat", seat, messages))}`}
        onClick={() => setOpen(true)}
      >
        {worth}
      </button>
      <span class="player-cash" data-purse={`cash ${seat}`}>
        {facts.cash === null ? <span class="faint">{text("screen.hidden")}</span> : <Money amount={facts.cash} />}
      </span>
      <PlayerClock session={session} seat={seat} />
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
  readonly governs: readonly Nation[];
}

function playerFacts({ session, state, view, ask }: ImperialContext, seat: Seat): PlayerFacts | undefined {
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
    governs: NATIONS.filter((nation) => now.government[nation] === seat),
  };
}

function PlayerSigns({ facts }: { readonly facts: PlayerFacts }) {
  const { text, messages } = useGameContext();
  return (
    <span class="player-signs">
      {facts.hasCard && (
        <span data-card="investor" title={text("term.investorCard")}>
          <Piece symbol="investor-card" />
          <span class="unseen">{text("term.investorCard")}</span>
        </span>
      )}
      {facts.hasBank && (
        <span data-card="swiss-bank" title={text("term.swissBank")}>
          <Piece symbol="swiss-bank" />
          <span class="unseen">{text("term.swissBank")}</span>
        </span>
      )}
      {facts.governs.map((nation) => (
        <span class={`dot-crest own-${ownerOf(nation)}`} key={nation} title={nationName(messages, nation)}>
          <span class="unseen">{nationName(messages, nation)}</span>
        </span>
      ))}
    </span>
  );
}
