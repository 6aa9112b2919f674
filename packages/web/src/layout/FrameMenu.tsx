import { Dialog } from "../ui/Dialog.tsx";
import { addressOf } from "../router.ts";
import type { TableSession } from "../session/session.ts";
import { LookSettings } from "../settings/LookSettings.tsx";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { Orders } from "./Orders.tsx";
import { saveAsFile } from "./save-file.ts";
import { WhoIsHere } from "./WhoIsHere.tsx";

interface FrameMenuProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  onClose(): void;
}

/** Who is here, how it looks, and the way out; the match goes on meanwhile. */
export function FrameMenu({ session, speech, onClose }: FrameMenuProps) {
  return (
    <Dialog title={say("frame.menu")} onClose={onClose}>
      {session.canTalk && <WhoIsHere session={session} />}
      <Orders session={session} speech={speech} />
      <LookSettings />
      <div class="buttons">
        <button type="button" class="btn" onClick={() => void saveAsFile(session)}>
          {say("end.export")}
        </button>
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
