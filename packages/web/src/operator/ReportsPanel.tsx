import type { OperatorReport } from "@rondel/protocol/operator";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { ActButton } from "./ActButton.tsx";
import { CardList } from "./CardList.tsx";
import { dateText, text } from "./messages/messages.ts";
import { PlayerActs } from "./PlayerActs.tsx";
import { loadList, perform, reportStatus, reports } from "./state.ts";

/** The reports of players with the chat lines concerned. */
export function ReportsPanel() {
  return (
    <>
      <RadioGroup
        label={text("reports.which")}
        values={(["open", "done", "dismissed"] as const).map((value) => ({ value, name: text(`reports.${value}`) }))}
        chosen={reportStatus.value}
        onChoose={(chosen) => {
          reportStatus.value = chosen;
          void loadList();
        }}
      />
      <CardList items={reports.value} none={text("reports.none")} card={(report) => <Report report={report} />} />
    </>
  );
}

function Report({ report }: { readonly report: OperatorReport }) {
  const { id, reported, reporter, reason, words, lines, table, madeAt, status } = report;
  return (
    <article>
      <h2>{text("report.title", { reported: reported.name, reason: text(`reason.${reason}`) })}</h2>
      <p class="muted">
        {text("report.by", { name: reporter.name, date: dateText(madeAt) })} <code>{table}</code>
      </p>
      {words && <blockquote>{words}</blockquote>}
      {lines.length > 0 ? <ReportedLines report={report} /> : <p class="muted">{text("report.noLines")}</p>}
      {status === "open" && (
        <div class="row">
          <PlayerActs player={reported.player} name={reported.name} />
          <ActButton
            label={text("act.close-report")}
            title={text("act.close-report")}
            onConfirm={(why) => perform("close-report", { report: id, why })}
          />
          <ActButton
            label={text("act.dismiss-report")}
            title={text("act.dismiss-report")}
            onConfirm={(why) => perform("dismiss-report", { report: id, why })}
          />
        </div>
      )}
    </article>
  );
}

function ReportedLines({ report: { lines, status } }: { readonly report: OperatorReport }) {
  return (
    <ol class="operator-lines" aria-label={text("report.lines")}>
      {lines.map(({ number, at, name, text: said, isPrivate, isByReported, isChosen, comment }) => (
        <li key={number} data-reported={isByReported}>
          <span class="muted">
            {dateText(at)} <b>{name}</b> {isPrivate && text("report.private")}{" "}
            {isChosen && text(comment ? "report.comment" : "report.chosen")}
          </span>
          <p>{said}</p>
          {comment && status === "open" && (
            <ActButton
              label={text("act.remove-comment")}
              title={text("act.remove-comment")}
              onConfirm={(why) => perform("remove-comment", { comment, why })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
