import { tellRefusal } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";

/** Somebody wants to go back: those concerned agree or not. */
export function TakebackBar({ session, speech }: { readonly session: TableSession; readonly speech: GameSpeech }) {
  const wish = session.takeback.value;
  if (!wish) return null;
  const mine = session.mine.value;
  const isMine = mine.includes(wish.by);
  const isAsked = mine.some((seat) => wish.mustAgree.includes(seat) && !wish.agreed.includes(seat));
  return (
    <section class="takeback" aria-label={say("takeback.title")}>
      <p>
        {isMine ? say("takeback.waiting") : say("takeback.asks", { name: speech.seat(wish.by) })}
        <span class="muted"> {say("takeback.count", { agreed: wish.agreed.length, all: wish.mustAgree.length })}</span>
      </p>
      {isAsked && !isMine && (
        <button type="button" class="btn small strong" onClick={() => tellRefusal(session.answerTakeback(true))}>
          {say("takeback.agree")}
        </button>
      )}
      {(isAsked || isMine) && (
        <button type="button" class="btn small" onClick={() => tellRefusal(session.answerTakeback(false))}>
          {say(isMine ? "takeback.withdraw" : "takeback.refuse")}
        </button>
      )}
    </section>
  );
}
