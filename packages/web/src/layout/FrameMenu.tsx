import { useState } from "preact/hooks";
import { gameInfo, imperial, imperunde } from "../games/game-list.ts";
import { isKeyboardHelpOpen } from "../keyboard/keyboard-help.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { ReportButton } from "../reports/ReportButton.tsx";
import { hrefOf } from "../router.ts";
import type { TableSession } from "../session/session.ts";
import { AppearanceSettings } from "../settings/AppearanceSettings.tsx";
import { NameSettings } from "../settings/NameSettings.tsx";
import { StudyButton } from "../study/StudyButton.tsx";
import { TableRuleList } from "../table/TableRuleList.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { showRefusal } from "../ui/notices.ts";
import { useLoadedIf } from "../ui/use-loaded.ts";
import { downloadMatch } from "./download-match.ts";
import { EndGame } from "./EndGame.tsx";
import { OwnSeatList } from "./OwnSeats.tsx";
import { PlayerPresence } from "./PlayerPresence.tsx";
import { StandingAnswers } from "./StandingAnswers.tsx";

export interface FrameMenuProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

/** The menu of a game: players, names, standing answers, appearance, the table, rules and export. The match continues behind it. */
export function FrameMenu({ session, messages, onClose }: FrameMenuProps) {
  const [isInLaboratory, setInLaboratory] = useState(false);
  const { game } = session.table.value;
  const laboratory = useLoadedIf(isInLaboratory && game === imperial.id, loadLaboratory);
  const battles = useLoadedIf(isInLaboratory && game === imperunde.id, loadBattles);
  if (laboratory) return <laboratory.Laboratory session={session} messages={messages} onClose={onClose} />;
  if (battles) return <battles.BattleLaboratory session={session} messages={messages} onClose={onClose} />;
  const showKeys = () => {
    onClose();
    isKeyboardHelpOpen.value = true;
  };
  return (
    <Dialog title={t("frame.menu")} onClose={onClose}>
      {session.isOnline && <PlayerPresence session={session} />}
      <StandingAnswers session={session} messages={messages} />
      {session.isOnline && session.mine.value.length > 0 && <NameSettings />}
      <AppearanceSettings />
      <TableOptions session={session} messages={messages} />
      {session.ownSeats && <OwnSeatList session={session} own={session.ownSeats} />}
      {session.isOnline && <EndGame session={session} />}
      <div class="buttons">
        <a class="btn" href={hrefOf({ screen: "rules", game: session.table.value.game, rule: undefined })}>
          {t("menu.rules")}
        </a>
        {(game === imperial.id || game === imperunde.id) && (
          <button type="button" class="btn" onClick={() => setInLaboratory(true)}>
            {t(game === imperial.id ? "menu.laboratory" : "menu.battles")}
          </button>
        )}
        <StudyButton session={session} look="btn" />
        <a class="btn" href={hrefOf({ screen: "settings" })}>
          {t("menu.settings")}
        </a>
        <button type="button" class="btn" onClick={showKeys}>
          {t("keys.title")}
        </button>
        <button type="button" class="btn" onClick={() => showRefusal(downloadMatch(session))}>
          {t("end.export")}
        </button>
        {session.isOnline && session.mine.value.length > 0 && <ReportSeat session={session} />}
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

const loadLaboratory = () => import("../laboratory/Laboratory.tsx");
const loadBattles = () => import("../laboratory/BattleLaboratory.tsx");

/** Time limit, hints and changed options of the table. */
function TableOptions({ session, messages }: Pick<FrameMenuProps, "session" | "messages">) {
  const table = session.table.value;
  const info = gameInfo(table.game);
  return info ? (
    <details class="table-options">
      <summary>{t("menu.table")}</summary>
      <TableRuleList table={table} info={info} messages={messages} />
    </details>
  ) : null;
}

function ReportSeat({ session }: { readonly session: TableSession }) {
  const { id, seats } = session.table.value;
  return <ReportButton table={id} seats={seats} chat={session.chat.value} />;
}
