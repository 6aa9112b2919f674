import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { ReportButton } from "../reports/ReportButton.tsx";
import { hrefOf } from "../router.ts";
import type { TableSession } from "../session/session.ts";
import { AppearanceSettings } from "../settings/AppearanceSettings.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showRefusal } from "../ui/notices.ts";
import { downloadMatch } from "./download-match.ts";
import { PlayerPresence } from "./PlayerPresence.tsx";
import { StandingAnswers } from "./StandingAnswers.tsx";

export interface FrameMenuProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

/** The menu of a game: players, standing answers, appearance, export. The match continues behind it. */
export function FrameMenu({ session, messages, onClose }: FrameMenuProps) {
  return (
    <Dialog title={t("frame.menu")} onClose={onClose}>
      {session.canChat && <PlayerPresence session={session} />}
      <StandingAnswers session={session} messages={messages} />
      <AppearanceSettings />
      <div class="buttons">
        <button type="button" class="btn" onClick={() => showRefusal(downloadMatch(session))}>
          {t("end.export")}
        </button>
        {session.canChat && session.mine.value.length > 0 && <ReportSeat session={session} />}
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

function ReportSeat({ session }: { readonly session: TableSession }) {
  const { id, seats } = session.table.value;
  return <ReportButton table={id} seats={seats} chat={session.chat.value} />;
}
