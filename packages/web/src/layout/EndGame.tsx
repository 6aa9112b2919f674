import { request } from "../api/request.ts";
import { t } from "../messages/messages.ts";
import { refusalOf } from "../session/server-table.ts";
import type { TableSession } from "../session/session.ts";
import { Confirmed } from "./Confirmed.tsx";

/** Resigning, and the vote to abandon the match; both say first what they mean. */
export function EndGame({ session }: { readonly session: TableSession }) {
  const { id, status, seats, abandonVotes = [] } = session.table.value;
  const playing = session.mine.value.filter((seat) => !seats[seat]?.hasResigned);
  if (status !== "running" || playing.length === 0) return null;
  const isAlone = seats.every(({ kind, yours, hasResigned }) => kind !== "person" || yours || hasResigned);
  const resign = async () => {
    for (const seat of playing) {
      const refused = refusalOf(await request("table/resign", { table: id, seat }));
      if (refused) return refused;
    }
    return undefined;
  };
  const abandon = () => request("table/abandon", { table: id, agree: true }).then(refusalOf);
  const hasVoted = playing.every((seat) => abandonVotes.includes(seat));
  return (
    <div class="end-game">
      {!isAlone && <Confirmed label={t("resign.button")} about={t("resign.about")} run={resign} />}
      {!hasVoted && (
        <Confirmed label={t("abandon.button")} about={t(isAlone ? "abandon.alone" : "abandon.about")} run={abandon} />
      )}
    </div>
  );
}
