import { Dialog } from "../look/Dialog.tsx";
import { addressOf } from "../router.ts";
import type { TableSession } from "../session/session.ts";
import { LookSettings } from "../settings/LookSettings.tsx";
import type { GameSpeech } from "../words/game-speech.ts";
import { say } from "../words/words.ts";

interface FrameMenuProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  onClose(): void;
}

/** Who is here, how it looks, and the way out; the match goes on meanwhile. */
export function FrameMenu({ session, speech, onClose }: FrameMenuProps) {
  const { here, watching } = session.presence.value;
  return (
    <Dialog title={say("frame.menu")} onClose={onClose}>
      {session.canTalk && (
        <p class="muted">
          {say("presence.here", { names: speech.list(here.map(speech.seat)), count: here.length })}{" "}
          {say("presence.watching", { count: watching })}
        </p>
      )}
      <LookSettings />
      <div class="buttons">
        <a class="btn" href={addressOf({ screen: "home" })}>
          {say("frame.home")}
        </a>
        <button type="button" class="btn strong" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
