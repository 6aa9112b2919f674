import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { mayAnswer, type OfferLine, offerState } from "./offers.ts";

interface ChatOfferProps {
  readonly offer: OfferLine;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** The state of an offer and the buttons to answer or withdraw it. */
export function ChatOffer({ offer, session, messages }: ChatOfferProps) {
  const state = offerState(offer, session.chat.value);
  const viewer = session.viewer.value;
  const namesOf = (seats: readonly number[]) => messages.list(seats.map((seat) => messages.seat(seat)));
  const { number } = offer;
  return (
    <div class="offer">
      {state.accepted.length > 0 && <p class="muted">{t("offer.accepted", { names: namesOf(state.accepted) })}</p>}
      {state.declined.length > 0 && <p class="muted">{t("offer.declined", { names: namesOf(state.declined) })}</p>}
      {state.isWithdrawn && <p class="muted">{t("offer.withdrawn")}</p>}
      {viewer !== "spectator" && mayAnswer(offer, state, viewer) && (
        <>
          <button type="button" class="btn small strong" onClick={() => showRefusal(session.answerOffer(number, true))}>
            {t("offer.accept")}
          </button>
          <button type="button" class="btn small" onClick={() => showRefusal(session.answerOffer(number, false))}>
            {t("offer.decline")}
          </button>
        </>
      )}
      {viewer === offer.seat && !state.isWithdrawn && (
        <button type="button" class="btn small" onClick={() => showRefusal(session.withdrawOffer(number))}>
          {t("offer.withdraw")}
        </button>
      )}
    </div>
  );
}
