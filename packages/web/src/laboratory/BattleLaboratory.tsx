import "./battle.css";
import { useState } from "preact/hooks";
import { BattleFields } from "./BattleFields.tsx";
import { BattleResult } from "./BattleResult.tsx";
import { FIRST_FORM } from "./battle-form.ts";
import { LaboratoryDialog, type LaboratoryProps } from "./LaboratoryDialog.tsx";
import { type LaboratoryText, useLaboratoryTexts } from "./texts.ts";
import { useBattleTable } from "./use-battle-table.ts";

/** A calculator for battles of ImpeRunde. */
export function BattleLaboratory(props: LaboratoryProps) {
  const text = useLaboratoryTexts();
  if (!text) return null;
  return (
    <LaboratoryDialog {...props} title={text("battle.title")} text={text}>
      <Calculator {...props} text={text} />
    </LaboratoryDialog>
  );
}

function Calculator({ session, messages, text }: LaboratoryProps & { readonly text: LaboratoryText }) {
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
