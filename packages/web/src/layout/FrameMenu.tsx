import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import type { TableSession } from "../session/session.ts";
import { LookSettings } from "../settings/LookSettings.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showRefusal } from "../ui/notices.ts";
import { StandingAnswers } from "./StandingAnswers.tsx";
import { saveAsFile } from "./save-file.ts";
import { WhoIsHere } from "./WhoIsHere.tsx";

interface FrameMenuProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

/** Who is here, how it looks, and the way out; the match goes on meanwhile. */
export function FrameMenu({ session, messages, onClose }: FrameMenuProps) {
  return (
    <Dialog title={t("frame.menu")} onClose={onClose}>
      {session.canChat && <WhoIsHere session={session} />}
      <StandingAnswers session={session} messages={messages} />
      <LookSettings />
      <div class="buttons">
        <button type="button" class="btn" onClick={() => showRefusal(saveAsFile(session))}>
          {t("end.export")}
        </button>
        <a class="btn" href={hrefOf({ screen: "home" })}>
          {t("frame.home")}
        </a>
        <button type="button" class="btn strong" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
