import type { TableLine } from "@rondel/protocol";
import { useState } from "preact/hooks";
import { gameEntry } from "../games/registry.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { addressOf } from "../router.ts";
import { nameInWords } from "../api/guest-name.ts";
import { serverTables } from "../api/lists.ts";
import { currentLanguage, say } from "../messages/messages.ts";

const LISTS = ["open", "running", "finished"] as const;
const BUTTONS = { open: "games.join", running: "games.watch", finished: "games.replay" } as const;

/** Tables of others: to join, to watch, to replay. */
export function OtherTables() {
  const [chosen, choose] = useState<(typeof LISTS)[number]>("open");
  const tables = serverTables.value?.[chosen].filter(({ seats }) => !seats.some(({ yours }) => yours)) ?? [];
  return (
    <section class="other-tables">
      <Tabs
        label={say("games.lists")}
        tabs={LISTS.map((id) => ({ id, name: say(`games.${id}`) }))}
        chosen={chosen}
        onChoose={(id) => choose(id)}
      >
        {tables.length === 0 && <p class="muted">{say(`games.empty.${chosen}`)}</p>}
        <ul class="tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} button={say(BUTTONS[chosen])} />
          ))}
        </ul>
      </Tabs>
    </section>
  );
}

function TableRow({ table, button }: { readonly table: TableLine; readonly button: string }) {
  const names = table.seats.flatMap(({ name }) => (name === null ? [] : nameInWords(name)));
  const title = new Intl.ListFormat(currentLanguage()).format(names);
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>
          {say("games.seats", {
            game: gameEntry(table.game)?.name ?? table.game,
            taken: table.seats.filter(({ kind }) => kind !== "open").length,
            players: table.seats.length,
            clock: say(`clock.${table.clock.kind}`),
          })}
        </small>
      </div>
      <a class="btn small" href={addressOf({ screen: "table", id: table.id })} aria-label={`${button}: ${title}`}>
        {button}
      </a>
    </li>
  );
}
