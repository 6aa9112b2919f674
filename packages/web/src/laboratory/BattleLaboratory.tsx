import "../results/results.css";
import "./laboratory.css";
import "./battle.css";
import { useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { BattleFields } from "./BattleFields.tsx";
import { BattleResult } from "./BattleResult.tsx";
import { FIRST_FORM } from "./battle-form.ts";
import { type LaboratoryText, useLaboratoryTexts } from "./texts.ts";
import { useBattleTable } from "./use-battle-table.ts";

interface BattleLaboratoryProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

/** A calculator for battles of ImpeRunde. Closed while a table plays without hints. */
export function BattleLaboratory(props: BattleLaboratoryProps) {
  const text = useLaboratoryTexts();
  if (!text) return null;
  const { hints, status } = props.session.table.value;
  return (
    <Dialog title={text("battle.title")} onClose={props.onClose}>
      <div class="laboratory">
        {hints || status === "finished" ? <Calculator {...props} text={text} /> : <p>{text("forbidden")}</p>}
      </div>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={props.onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}

function Calculator({ session, messages, text }: BattleLaboratoryProps & { readonly text: LaboratoryText }) {
  const [form, setForm] = useState(FIRST_FORM);
  const reply = useBattleTable(session, form);
  return (
    <>
      <BattleFields form={form} onChange={setForm} messages={messages} text={text} />
      <div class="calculator-result" aria-live="polite">
        {!reply && <p class="muted">{text("battle.computing")}</p>}
        {reply && "code" in reply && <p>{messages.refusal(reply)}</p>}
        {reply && !("code" in reply) && <BattleResult table={reply} form={form} messages={messages} text={text} />}
      </div>
      <p class="muted">{text("battle.about")}</p>
    </>
  );
}
