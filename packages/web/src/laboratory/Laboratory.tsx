import "../results/results.css";
import "./laboratory.css";
import { investmentsOf } from "@rondel/bots/investments";
import { asSeat } from "@rondel/engine";
import type { View } from "@rondel/imperial";
import { useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { InvestmentRows } from "./InvestmentRows.tsx";
import { TaxRows } from "./TaxRows.tsx";
import { type LaboratoryText, useLaboratoryTexts } from "./texts.ts";

interface LaboratoryProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  onClose(): void;
}

/** The worth of every investment in the position on the screen, and a forecast of taxes. Closed while a table plays without hints. */
export function Laboratory(props: LaboratoryProps) {
  const text = useLaboratoryTexts();
  if (!text) return null;
  const { hints, status } = props.session.table.value;
  return (
    <Dialog title={text("title")} onClose={props.onClose}>
      <div class="laboratory">
        {hints || status === "finished" ? <Tables {...props} text={text} /> : <p>{text("forbidden")}</p>}
      </div>
      <div class="buttons">
        <button type="button" class="btn strong" onClick={props.onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
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
