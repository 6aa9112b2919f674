import { Dialog } from "../ui/Dialog.tsx";
import { Monogram } from "../ui/Monogram.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";

/** Covers what is hidden while the device changes hands. */
export function Curtain({ session, speech }: { readonly session: TableSession; readonly speech: GameSpeech }) {
  const seat = session.curtain.value;
  if (seat === undefined) return null;
  const name = speech.seat(seat);
  return (
    <div class="curtain">
      <Dialog title={say("curtain.title", { name })} onClose={() => undefined}>
        <p class="curtain-name">
          <Monogram name={name} isMine />
          {say("curtain.about")}
        </p>
        <div class="buttons">
          <button type="button" class="btn go" onClick={() => session.liftCurtain()}>
            {say("curtain.lift", { name })}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
