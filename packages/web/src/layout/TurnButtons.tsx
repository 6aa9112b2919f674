import { useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import type { PlannedTakeback, TableSession } from "../session/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { useLoadedIf } from "../ui/use-loaded.ts";

interface TurnButtonsProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** Undo, reset and redo within the player's own draft; beyond it, a question first. */
export function TurnButtons(props: TurnButtonsProps) {
  const { session } = props;
  const [plan, setPlan] = useState<PlannedTakeback | undefined>();
  const dialog = useLoadedIf(plan !== undefined, loadDialog);
  const start = session.undoLimit.value;
  if (session.past.at.value !== undefined || session.viewer.value === "spectator") return null;
  return (
    <>
      <div class="turn-buttons">
        {start === undefined ? <AskUndo {...props} onPlan={setPlan} /> : <Undo session={session} start={start} />}
        {session.canRedo.value && (
          <button type="button" class="btn quiet small" onClick={() => showRefusal(session.redo())}>
            <Icon name="redo" />
            {t("undo.redo")}
          </button>
        )}
      </div>
      {plan && dialog && <dialog.TakebackDialog {...props} plan={plan} onClose={() => setPlan(undefined)} />}
    </>
  );
}

const loadDialog = () => import("./TakebackDialog.tsx");

function Undo({ session, start }: { readonly session: TableSession; readonly start: number }) {
  const before = Math.max(start, previousNumber(session));
  return (
    <>
      <button type="button" class="btn quiet small" onClick={() => showRefusal(session.undo(before))}>
        <Icon name="undo" />
        {t("frame.undo")}
      </button>
      {before > start && (
        <button type="button" class="btn quiet small" onClick={() => showRefusal(session.undo(start))}>
          {t("frame.undoTurn")}
        </button>
      )}
    </>
  );
}

/** Asks first: going back beyond the player's own turn concerns others. */
function AskUndo({ session, messages, onPlan }: TurnButtonsProps & { onPlan(plan: PlannedTakeback): void }) {
  const isOver = session.outcome.value !== undefined || session.table.value.isAbandoned;
  if (session.takeback.value || isOver || session.number.value === 0) return null;
  const look = async () => {
    const refused = await runCommand(async () => {
      const planned = await session.planTakeback();
      if ("refused" in planned) return planned.refused;
      onPlan(planned);
      return undefined;
    });
    if (refused) showNotice(messages.refusal(refused));
  };
  return (
    <button type="button" class="btn quiet small" onClick={() => void look()}>
      <Icon name="undo" />
      {t(needsConsent(session) ? "frame.askTakeback" : "frame.undo")}
    </button>
  );
}

/** Whether other people decide about a takeback. Those who have resigned have no say. */
function needsConsent({ isOnline, table }: TableSession): boolean {
  return (
    isOnline && table.value.seats.some(({ kind, yours, hasResigned }) => kind === "person" && !yours && !hasResigned)
  );
}

/** The number of the position before the last one. Entries that were taken back do not count. */
function previousNumber(session: TableSession): number {
  const standing = session.log.value.filter(({ cause }) => cause?.kind !== "takeback");
  return standing.at(-2)?.number ?? 0;
}
