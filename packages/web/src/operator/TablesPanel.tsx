import type { OperatorTable } from "@rondel/protocol/operator";
import { ActButton } from "./ActButton.tsx";
import { CardList } from "./CardList.tsx";
import { dateText, text } from "./messages/messages.ts";
import { SearchForm } from "./SearchForm.tsx";
import { perform, tables } from "./state.ts";

/** The tables that changed last, or those that match the search. */
export function TablesPanel() {
  return (
    <>
      <SearchForm />
      <CardList items={tables.value} none={text("none")} card={(table) => <Table table={table} />} />
    </>
  );
}

function Table({ table }: { readonly table: OperatorTable }) {
  const { id, game, status, visibility, created, changed, seats, followers, collected } = table;
  const names = seats.map(({ kind, name }) => name ?? text(kind === "bot" ? "seat.bot" : "seat.free"));
  const isOpen = status === "gathering" || status === "running";
  return (
    <article>
      <h2>{text("table.title", { game, status: text(`status.${status}`) })}</h2>
      <p class="muted">
        <code>{id}</code>
      </p>
      <p>{names.join(", ")}</p>
      <p>
        {text(`visibility.${visibility}`)} {text("table.facts", { followers })}{" "}
        {text("table.dates", { created: dateText(created), changed: dateText(changed) })}
      </p>
      {isOpen && (
        <div class="row">
          <ActButton
            label={text("act.close-table")}
            title={text("act.close-table.title", { names: names.join(", ") })}
            onConfirm={(why) => perform("close-table", { table: id, why })}
          />
        </div>
      )}
      {collected && <CollectionAct table={id} act={collected === "shown" ? "hide-match" : "show-match"} />}
    </article>
  );
}

/** Takes a finished public match out of the collection, or puts it back. */
function CollectionAct({ table, act }: { readonly table: string; readonly act: "hide-match" | "show-match" }) {
  return (
    <div class="row">
      <ActButton
        label={text(`act.${act}`)}
        title={text(`act.${act}`)}
        onConfirm={(why) => perform(act, { table, why })}
      />
    </div>
  );
}
