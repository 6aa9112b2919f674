import "./chance.css";
import { useSignal } from "@preact/signals";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import { formatByKey, t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { checkChance, type Finding } from "./check.ts";
import { Promised } from "./Promised.tsx";

/** At the end everybody can see for themselves that nobody turned a die: the page makes every draw again. */
export function FairChance({ session }: { readonly session: TableSession }) {
  const finding = useSignal<Finding | undefined>(undefined);
  const check = async (): Promise<SessionRefusal | undefined> => {
    const { game, commitment } = session.table.peek();
    const info = gameInfo(game);
    const file = await session.exportFile();
    if ("refused" in file) return file.refused;
    const rules = info && (await rulesOf(info, file.text));
    if (rules) finding.value = checkChance(rules, file.text, commitment);
    return undefined;
  };
  return (
    <section class="fair-chance">
      <h2>{t("fairness.title")}</h2>
      <Promised commitment={session.table.value.commitment} />
      <button type="button" class="btn" onClick={() => showRefusal(check())}>
        {t("fairness.check")}
      </button>
      <p role="status" data-verdict={finding.value?.verdict}>
        {finding.value && formatByKey(`fairness.${finding.value.verdict}`, { ...finding.value })}
      </p>
    </section>
  );
}
