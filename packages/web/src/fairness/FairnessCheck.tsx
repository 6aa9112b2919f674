import "./fairness.css";
import { useSignal } from "@preact/signals";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import { formatByKey, t } from "../messages/messages.ts";
import { ownEntropy } from "../session/own-entropy.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { Commitment } from "./Commitment.tsx";
import { checkFairness, type FairnessReport } from "./check-fairness.ts";

/** Lets the player verify a finished match: the page repeats all draws. */
export function FairnessCheck({ session }: { readonly session: TableSession }) {
  const report = useSignal<FairnessReport | undefined>(undefined);
  const check = async (): Promise<SessionRefusal | undefined> => {
    const { id, game, commitment } = session.table.peek();
    const info = gameInfo(game);
    const file = await session.exportFile();
    if ("refused" in file) return file.refused;
    const rules = info && (await rulesOf(info, file.text));
    if (rules) report.value = checkFairness(rules, file.text, commitment, ownEntropy(id));
    return undefined;
  };
  return (
    <section class="fairness-check">
      <h2>{t("fairness.title")}</h2>
      <Commitment commitment={session.table.value.commitment} />
      <button type="button" class="btn" onClick={() => showRefusal(check())}>
        {t("fairness.check")}
      </button>
      <p role="status" data-verdict={report.value?.verdict}>
        {report.value && describe(report.value)}
      </p>
    </section>
  );
}

function describe({ isOwnMissing, ...report }: FairnessReport): string {
  const verdict = formatByKey(`fairness.${report.verdict}`, report);
  return isOwnMissing ? `${verdict} ${t("fairness.ownMissing")}` : verdict;
}
