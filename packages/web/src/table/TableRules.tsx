import type { Game } from "@rondel/engine";
import type { TableView } from "@rondel/protocol";
import { useCallback } from "preact/hooks";
import { newestRules } from "../games/game-list.ts";
import type { GameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { gameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { useLoaded } from "../ui/use-loaded.ts";

interface TableRulesProps {
  readonly table: TableView;
  readonly entry: GameEntry;
}

/** What those who join should know: time limit, hints, and every option that differs from its default. */
export function TableRules({ table, entry }: TableRulesProps) {
  const load = useCallback(() => newestRules(entry), [entry]);
  const game = useLoaded(load);
  const catalogues = useCatalogues(entry);
  if (!game || !catalogues) return null;
  const messages = gameMessages(catalogues, String);
  return (
    <>
      <h2>{t("lobby.rules")}</h2>
      <dl class="lobby-rules">
        <dt>{t("new.clock")}</dt>
        <dd>{t(`clock.${table.clock.kind}`)}</dd>
        <dt>{t("lobby.hints")}</dt>
        <dd>{t(table.hints ? "lobby.hints.yes" : "lobby.hints.no")}</dd>
        {changedOptions(game, table).map(([name, field, value]) => (
          <div key={name}>
            <dt>{messages.option(name)}</dt>
            <dd>{field.kind === "integer" ? value : messages.optionValue(name, field, value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function changedOptions(game: Game, { options }: TableView) {
  return Object.entries(game.options).flatMap(([name, field]) => {
    const value = options[name];
    return value === undefined || value === field.default ? [] : [[name, field, value] as const];
  });
}
