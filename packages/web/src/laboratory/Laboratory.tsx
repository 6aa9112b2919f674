import { investmentsOf } from "@rondel/bots/investments";
import { asSeat } from "@rondel/engine";
import type { View } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { InvestmentRows } from "./InvestmentRows.tsx";
import { LaboratoryDialog, type LaboratoryProps } from "./LaboratoryDialog.tsx";
import { TaxRows } from "./TaxRows.tsx";
import { type LaboratoryText, useLaboratoryTexts } from "./texts.ts";

/** The worth of every investment in the position on the screen, and a forecast of taxes. */
export function Laboratory(props: LaboratoryProps) {
  const text = useLaboratoryTexts();
  if (!text) return null;
  return (
    <LaboratoryDialog {...props} title={text("title")} text={text}>
      <Tables {...props} text={text} />
    </LaboratoryDialog>
  );
}

function Tables({ session, messages, text }: LaboratoryProps & { readonly text: LaboratoryText }) {
  const viewer = session.viewer.value;
  const [selected, select] = useState(String(viewer === "spectator" ? 0 : viewer));
  const view = session.view.value as View | undefined;
  if (!view) return null;
  const name = messages.seat(Number(selected));
  const table = investmentsOf(view, viewer, asSeat(Number(selected)));
  const names = session.table.value.seats.map((_, seat) => ({ value: String(seat), name: messages.seat(seat) }));
  return (
    <>
      <RadioGroup label={text("player")} values={names} chosen={selected} onChoose={select} />
      {"code" in table ? (
        <p>{text("hidden", { name })}</p>
      ) : (
        <>
          <p class="muted">{text(table.investments.length > 0 ? "about" : "none", { name })}</p>
          {table.investments.length > 0 && (
            <InvestmentRows investments={table.investments} messages={messages} text={text} />
          )}
          <p class="muted">{text("worth.about")}</p>
          <TaxRows taxes={table.taxes} rounds={table.rounds} messages={messages} text={text} />
        </>
      )}
    </>
  );
}
