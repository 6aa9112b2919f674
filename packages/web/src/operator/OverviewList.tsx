import { dateText, operatorName, text } from "./messages/messages.ts";
import { overview } from "./state.ts";

/** The state of the process and counts of the store. */
export function OverviewList() {
  if (!overview.value) return null;
  const { operator, process, stored } = overview.value;
  const rows = [
    [text("overview.operator"), operatorName(operator)],
    [text("overview.sockets"), process.sockets],
    [text("overview.load"), text("percent", { value: process.load })],
    [text("overview.memory"), `${process.memoryMegabytes} MB`],
    [text("overview.followed"), `${process.tablesFollowed} / ${process.tablesInMemory}`],
    [text("overview.players"), stored.players],
    [text("overview.running"), stored.tables.running ?? 0],
    [text("overview.gathering"), stored.tables.gathering ?? 0],
    [text("overview.finished"), stored.tables.finished ?? 0],
    [text("overview.started"), dateText(process.startedAt)],
  ];
  return (
    <dl class="operator-overview">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
