import type { AuditEntry } from "@rondel/protocol/operator";
import { scrollable } from "../ui/scrollable.ts";
import { dateText, operatorName, text } from "./messages/messages.ts";
import { audit } from "./state.ts";

/** The acts of operators: who, when, what and why. */
export function AuditPanel() {
  if (audit.value.length === 0) return <p class="muted">{text("audit.none")}</p>;
  return (
    <div class="operator-table" {...scrollable}>
      <table>
        <thead>
          <tr>
            {(["when", "who", "what", "why"] as const).map((column) => (
              <th scope="col" key={column}>
                {text(`audit.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {audit.value.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuditRow({ entry: { at, who, act, target, name, until, why } }: { readonly entry: AuditEntry }) {
  return (
    <tr>
      <td>{dateText(at)}</td>
      <td>{operatorName(who)}</td>
      <td>
        {text(`act.${act}`)} {name ?? <code>{target}</code>}
        {until !== null && <span class="muted"> {text("audit.until", { date: dateText(until) })}</span>}
      </td>
      <td>{why}</td>
    </tr>
  );
}
