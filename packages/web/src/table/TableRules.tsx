import type { TableView } from "@rondel/protocol";
import type { GameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { gameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { TableRuleList } from "./TableRuleList.tsx";

interface TableRulesProps {
  readonly table: TableView;
  readonly entry: GameEntry;
}

/** What those who join should know about the table. */
export function TableRules({ table, entry }: TableRulesProps) {
  const catalogues = useCatalogues(entry);
  if (!catalogues) return null;
  return (
    <>
      <h2>{t("lobby.rules")}</h2>
      <TableRuleList table={table} info={entry} messages={gameMessages(catalogues, String)} />
    </>
  );
}
