import "./new-table.css";
import { useSignal } from "@preact/signals";
import type { Game } from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";
import { useCallback, useMemo } from "preact/hooks";
import { signIn } from "../api/me.ts";
import { request } from "../api/request.ts";
import { serverBotLevels, serverGames } from "../api/server-info.ts";
import { newestRules } from "../games/game-list.ts";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { chosenGame } from "../home/chosen-game.ts";
import { type GameMessages, gameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { hrefOf, navigate, type PlayMode, redirect } from "../router.ts";
import { createLocalTable } from "../session/local-match.ts";
import { saveLocalTable } from "../session/local-tables.ts";
import { commandLock } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { Loading } from "../ui/Loading.tsx";
import { showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { OptionList } from "./OptionList.tsx";
import { CLOCKS, localSeats, serverSeats, usualOptions, usualPlayers, usualSeats } from "./plan.ts";
import { SeatList } from "./SeatList.tsx";

interface NewTableProps {
  readonly door: PlayMode;
  readonly game: string | undefined;
}

/** Everything has a sensible default: whoever wants to play presses the one button. */
export function NewTable({ door, game: wanted }: NewTableProps) {
  const known = useLoaded(door === "online" ? serverGames : everyGame);
  const isThere = ({ id }: GameEntry): boolean => known?.includes(id) ?? true;
  const offered = games.filter(isThere);
  const chosen = (wanted && gameEntry(wanted)) || chosenGame.value;
  const entry = isThere(chosen) ? chosen : (offered[0] ?? chosen);
  const load = useCallback(
    async () => ({ entry, game: await newestRules(entry), catalogues: await entry.messages() }),
    [entry],
  );
  const loaded = useLoaded(load);
  const chooseGame = (game: string) => {
    preferences.game.value = game;
    redirect({ screen: "new", door, game });
  };
  return (
    <div class="page narrow new-table">
      <PageHeader />
      <main>
        <h1>{t(`new.title.${door}`)}</h1>
        <RadioGroup
          serif
          label={t("home.game")}
          values={offered.map(({ id, name }) => ({ value: id, name }))}
          chosen={entry.id}
          onChoose={chooseGame}
        />
        {loaded?.entry === entry ? (
          <Plan
            key={entry.id}
            door={door}
            entry={entry}
            game={loaded.game}
            messages={gameMessages(loaded.catalogues, String)}
          />
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}

/** This device has every game. */
const everyGame = async () => undefined;

interface PlanProps {
  readonly door: PlayMode;
  readonly entry: GameEntry;
  readonly game: Game;
  readonly messages: GameMessages;
}

function Plan({ door, entry, game, messages }: PlanProps) {
  const seats = useSignal(usualSeats(door, usualPlayers(game)));
  const options = useSignal(usualOptions(game.options));
  const clock = useSignal<ClockRule["kind"]>("none");
  const visibility = useSignal<"link" | "public">("link");
  const lock = useMemo(commandLock, []);
  const { fewest, most } = game.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));

  const startHere = async (): Promise<SessionRefusal | undefined> => {
    const people = localSeats(seats.value, preferences.name.value || t("new.person", { number: 1 }), (number) =>
      t("new.person", { number }),
    );
    const table = createLocalTable(game, { options: options.value, seats: people });
    const refused = saveLocalTable(table);
    if (!refused) navigate({ screen: "local", id: table.id });
    return refused;
  };
  const createOnline = async (): Promise<SessionRefusal | undefined> => {
    const refused = await signIn();
    if (refused) return refused;
    const reply = await request("table/make", {
      game: entry.id,
      options: options.value,
      seats: serverSeats(seats.value, await serverBotLevels()),
      visibility: visibility.value,
      clock: CLOCKS[clock.value],
      start: seats.value.every(({ kind }) => kind === "me" || kind === "bot"),
    });
    if ("refused" in reply) return reply.refused;
    navigate({ screen: "table", id: reply.answer.id });
    return undefined;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void showRefusal(lock.run(door === "online" ? createOnline : startHere));
  };

  return (
    <form onSubmit={submit}>
      <p class="muted game-about">{messages.term("game.about")}</p>
      <button type="submit" class="btn dark begin" disabled={lock.isBusy.value}>
        {t(door === "online" ? "new.create" : "new.start")}
      </button>
      <h2>{t("new.players")}</h2>
      <RadioGroup
        label={t("new.players")}
        values={counts.map((value) => ({ value, name: value }))}
        chosen={String(seats.value.length)}
        onChoose={(count) => {
          seats.value = [...seats.value, ...usualSeats(door, most).slice(1)].slice(0, Number(count));
        }}
      />
      <h2>{t("new.seats")}</h2>
      <SeatList door={door} seats={seats} canThink={!entry.botsPlayAtRandom} />
      {door === "online" && (
        <>
          <h2>{t("new.clock")}</h2>
          <RadioGroup
            label={t("new.clock")}
            values={(["none", "live", "slow"] as const).map((value) => ({ value, name: t(`clock.${value}`) }))}
            chosen={clock.value}
            onChoose={(chosen) => {
              clock.value = chosen;
            }}
          />
          <p class="muted about">{t(`clock.${clock.value}.about`, { minutes: 30, seconds: 20 })}</p>
          <h2>{t("new.visibility")}</h2>
          <RadioGroup
            label={t("new.visibility")}
            values={(["link", "public"] as const).map((value) => ({ value, name: t(`new.visibility.${value}`) }))}
            chosen={visibility.value}
            onChoose={(chosen) => {
              visibility.value = chosen;
            }}
          />
          <p class="muted about">{t(`new.visibility.${visibility.value}.about`)}</p>
        </>
      )}
      <OptionList table={game.options} options={options} messages={messages} />
      <a class="btn quiet" href={hrefOf({ screen: "home" })}>
        {t("back")}
      </a>
    </form>
  );
}
