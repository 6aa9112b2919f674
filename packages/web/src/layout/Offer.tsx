import { tellRefusal } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { mayAnswer, type OfferLine, offerState } from "./offers.ts";

interface OfferProps {
  readonly offer: OfferLine;
  readonly session: TableSession;
  readonly speech: GameSpeech;
}

/** An offer under its words: what became of it, and what the viewer can do about it. It binds nobody. */
export function Offer({ offer, session, speech }: OfferProps) {
  const state = offerState(offer, session.talk.value);
  const viewer = session.viewer.value;
  const named = (seats: readonly number[]) => speech.list(seats.map((seat) => speech.seat(seat)));
  const { number } = offer;
  return (
    <div class="offer">
      {state.accepted.length > 0 && <p class="muted">{say("offer.accepted", { names: named(state.accepted) })}</p>}
      {state.declined.length > 0 && <p class="muted">{say("offer.declined", { names: named(state.declined) })}</p>}
      {state.isWithdrawn && <p class="muted">{say("offer.withdrawn")}</p>}
      {viewer !== "spectator" && mayAnswer(offer, state, viewer) && (
        <>
          <button type="button" class="btn small strong" onClick={() => tellRefusal(session.answerOffer(number, true))}>
            {say("offer.accept")}
          </button>
          <button type="button" class="btn small" onClick={() => tellRefusal(session.answerOffer(number, false))}>
            {say("offer.decline")}
          </button>
        </>
      )}
      {viewer === offer.seat && !state.isWithdrawn && (
        <button type="button" class="btn small" onClick={() => tellRefusal(session.withdrawOffer(number))}>
          {say("offer.withdraw")}
        </button>
      )}
    </div>
  );
}
