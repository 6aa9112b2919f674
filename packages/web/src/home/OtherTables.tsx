import type { TableSummary } from "@rondel/protocol";
import { useState } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { serverTables } from "../api/table-lists.ts";
import { gameEntry } from "../games/registry.ts";
import { currentLocale, t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { chosenGame } from "./chosen-game.ts";

const LISTS = ["open", "running", "finished"] as const;
const BUTTONS = { open: "games.join", running: "games.watch", finished: "games.replay" } as const;

/** The tables of other players, to join, to watch or to replay. */
export function OtherTables() {
  const [list, selectList] = useState<(typeof LISTS)[number]>("open");
  const tables = serverTables.value?.[list].filter(({ seats }) => !seats.some(({ yours }) => yours)) ?? [];
  return (
    <section class="other-tables">
      <Tabs
        label={t("games.lists")}
        tabs={LISTS.map((id) => ({ id, name: t(`games.${id}`) }))}
        chosen={list}
        onChoose={(id) => selectList(id)}
      >
        {tables.length === 0 && <p class="muted">{t(`games.empty.${list}`)}</p>}
        <ul class="tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} button={t(BUTTONS[list])} />
          ))}
        </ul>
      </Tabs>
      <a
        class="text-btn studies-link"
        href={hrefOf({ screen: "collection", game: chosenGame.value.id, part: undefined })}
      >
        {t("games.collection")}
      </a>
    </section>
  );
}

function TableRow({ table, button }: { readonly table: TableSummary; readonly button: string }) {
  const names = table.seats.flatMap(({ name }) => (name === null ? [] : displayName(name)));
  const title = new Intl.ListFormat(currentLocale()).format(names);
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>
          {t("games.seats", {
            game: gameEntry(table.game)?.name ?? table.game,
            taken: table.seats.filter(({ kind }) => kind !== "open").length,
            players: table.seats.length,
            clock: t(`clock.${table.clock.kind}`),
          })}
        </small>
      </div>
      <a class="btn small" href={hrefOf({ screen: "table", id: table.id })} aria-label={`${button}: ${title}`}>
        {button}
      </a>
    </li>
  );
}
