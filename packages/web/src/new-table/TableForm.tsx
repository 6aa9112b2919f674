import { useSignal } from "@preact/signals";
import type { Game } from "@rondel/engine";
import { useMemo } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { hrefOf, type PlayMode } from "../router.ts";
import { commandLock } from "../session/run-command.ts";
import { showRefusal } from "../ui/notices.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { createServerTable, startLocalTable, useNewTableForm } from "./new-table-form.ts";
import { OnlineOptions } from "./OnlineOptions.tsx";
import { OptionList } from "./OptionList.tsx";
import { SeatList } from "./SeatList.tsx";
import { defaultSeats } from "./seat-choices.ts";

interface TableFormProps {
  readonly mode: PlayMode;
  readonly game: Game;
  readonly messages: GameMessages;
  /** True if bots of this game can be chosen by level. */
  readonly hasBotLevels: boolean;
}

/** The form for a new table. Every field has a default, so the first button is enough to play. */
export function TableForm({ mode, game, messages, hasBotLevels }: TableFormProps) {
  const form = useNewTableForm(mode, game);
  const lock = useMemo(commandLock, []);
  /** A second click before the next screen appears must not create a second table. */
  const isCreated = useSignal(false);
  const { seats, options } = form;
  const { fewest, most } = game.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
  const create = mode === "online" ? createServerTable : startLocalTable;
  const submit = async () => {
    if (isCreated.value) return undefined;
    const refused = await create(game, form);
    isCreated.value = refused === undefined;
    return refused;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void showRefusal(lock.run(submit));
      }}
    >
      <p class="muted game-about">{messages.term("game.about")}</p>
      <button type="submit" class="btn dark begin" disabled={lock.isBusy.value || isCreated.value}>
        {t(mode === "online" ? "new.create" : "new.start")}
      </button>
      <h2>{t("new.players")}</h2>
      <RadioGroup
        label={t("new.players")}
        values={counts.map((value) => ({ value, name: value }))}
        chosen={String(seats.value.length)}
        onChoose={(count) => {
          seats.value = [...seats.value, ...defaultSeats(mode, most).slice(1)].slice(0, Number(count));
        }}
      />
      <h2>{t("new.seats")}</h2>
      <SeatList mode={mode} seats={seats} hasBotLevels={hasBotLevels} />
      {mode === "online" && <OnlineOptions game={game} form={form} />}
      <OptionList table={game.options} options={options} messages={messages} />
      <a class="btn quiet" href={hrefOf({ screen: "home" })}>
        {t("back")}
      </a>
    </form>
  );
}
