import "./table-rules.css";
import type { Game } from "@rondel/engine";
import type { ClockRule, TableView } from "@rondel/protocol";
import { useCallback } from "preact/hooks";
import { type GameInfo, newestRules } from "../games/game-list.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { timesOf } from "../new-table/clock-times.ts";
import { useLoaded } from "../ui/use-loaded.ts";

interface TableRuleListProps {
  readonly table: Pick<TableView, "clock" | "hints" | "options">;
  readonly info: GameInfo;
  readonly messages: GameMessages;
}

/** The time limit of a table, its hints, and every option that differs from its default. */
export function TableRuleList({ table, info, messages }: TableRuleListProps) {
  const load = useCallback(() => newestRules(info), [info]);
  const game = useLoaded(load);
  if (!game) return null;
  return (
    <dl class="table-rules">
      <dt>{t("new.clock")}</dt>
      <dd>{clockText(table.clock)}</dd>
      <dt>{t("lobby.hints")}</dt>
      <dd>{t(table.hints ? "lobby.hints.yes" : "lobby.hints.no")}</dd>
      {changedOptions(game, table).map(([name, field, value]) => (
        <div key={name}>
          <dt>{messages.option(name)}</dt>
          <dd>{field.kind === "integer" ? value : messages.optionValue(name, field, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function clockText(clock: ClockRule): string {
  return clock.kind === "none" ? t("clock.none") : t(`clock.${clock.kind}.times`, timesOf(clock));
}

function changedOptions(game: Game, { options }: TableRuleListProps["table"]) {
  return Object.entries(game.options).flatMap(([name, field]) => {
    const value = options[name];
    return value === undefined || value === field.default ? [] : [[name, field, value] as const];
  });
}
