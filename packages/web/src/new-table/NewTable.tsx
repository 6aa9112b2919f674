import "./new-table.css";
import { useSignal } from "@preact/signals";
import type { Game } from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";
import { useCallback } from "preact/hooks";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { chosenGame } from "../home/chosen-game.ts";
import { note } from "../ui/notes.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Pick } from "../ui/Pick.tsx";
import { useLoaded } from "../ui/useLoaded.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { addressOf, type Door, goTo, goToInstead } from "../router.ts";
import { planLocalTable } from "../session/local-record.ts";
import { keepLocalTable } from "../session/local-tables.ts";
import { preferences } from "../settings/preferences.ts";
import { enter } from "../api/me.ts";
import { request } from "../api/request.ts";
import { serverBots, serverGames } from "../api/server-offer.ts";
import { type GameSpeech, gameSpeech, shellRefusal } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { OptionList } from "./OptionList.tsx";
import { CLOCKS, localSeats, serverSeats, usualOptions, usualPlayers, usualSeats } from "./plan.ts";
import { SeatList } from "./SeatList.tsx";

interface NewTableProps {
  readonly door: Door;
  readonly game: string | undefined;
}

/** Everything has a sensible default: whoever wants to play presses the one button. */
export function NewTable({ door, game: wanted }: NewTableProps) {
  const known = useLoaded(door === "online" ? serverGames : everyGame);
  const isThere = ({ id }: GameEntry): boolean => known?.includes(id) ?? true;
  const offered = games.filter(isThere);
  const chosen = (wanted && gameEntry(wanted)) || chosenGame.value;
  const entry = isThere(chosen) ? chosen : (offered[0] ?? chosen);
  const load = useCallback(async () => ({ entry, game: await entry.rules(), words: await entry.words() }), [entry]);
  const loaded = useLoaded(load);
  const chooseGame = (game: string) => {
    preferences.game.value = game;
    goToInstead({ screen: "new", door, game });
  };
  return (
    <div class="page narrow new-table">
      <PageHeader />
      <main>
        <h1>{say(`new.title.${door}`)}</h1>
        <Pick
          serif
          label={say("home.game")}
          values={offered.map(({ id, name }) => ({ value: id, name }))}
          chosen={entry.id}
          onChoose={chooseGame}
        />
        {loaded?.entry === entry ? (
          <Plan key={entry.id} door={door} entry={entry} game={loaded.game} speech={gameSpeech(loaded.words, String)} />
        ) : (
          <Waiting />
        )}
      </main>
    </div>
  );
}

/** This device has every game. */
const everyGame = async () => undefined;

interface PlanProps {
  readonly door: Door;
  readonly entry: GameEntry;
  readonly game: Game;
  readonly speech: GameSpeech;
}

function Plan({ door, entry, game, speech }: PlanProps) {
  const seats = useSignal(usualSeats(door, usualPlayers(game)));
  const options = useSignal(usualOptions(game.options));
  const clock = useSignal<ClockRule["kind"]>("none");
  const visibility = useSignal<"link" | "public">("link");
  const isBusy = useSignal(false);
  const { fewest, most } = game.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));

  const beginHere = () => {
    const people = localSeats(seats.value, preferences.name.value || say("new.person", { number: 1 }), (number) =>
      say("new.person", { number }),
    );
    const table = planLocalTable(game, { options: options.value, seats: people });
    const refused = keepLocalTable(table);
    if (refused) note(shellRefusal(refused));
    else goTo({ screen: "local", id: table.id });
  };
  const makeOnline = async () => {
    const refused = await enter();
    if (refused) return note(shellRefusal(refused));
    const reply = await request("table/make", {
      game: entry.id,
      options: options.value,
      seats: serverSeats(seats.value, await serverBots()),
      visibility: visibility.value,
      clock: CLOCKS[clock.value],
      start: seats.value.every(({ kind }) => kind === "me" || kind === "bot"),
    });
    if ("refused" in reply) note(shellRefusal(reply.refused));
    else goTo({ screen: "table", id: reply.answer.id });
  };
  const begin = async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    if (door === "online") await makeOnline();
    else beginHere();
    isBusy.value = false;
  };

  return (
    <form onSubmit={begin}>
      <p class="muted game-about">{speech.term("game.about")}</p>
      <button type="submit" class="btn dark begin" disabled={isBusy.value}>
        {say(door === "online" ? "new.make" : "new.start")}
      </button>
      <h2>{say("new.players")}</h2>
      <Pick
        label={say("new.players")}
        values={counts.map((value) => ({ value, name: value }))}
        chosen={String(seats.value.length)}
        onChoose={(count) => {
          seats.value = [...seats.value, ...usualSeats(door, most).slice(1)].slice(0, Number(count));
        }}
      />
      <h2>{say("new.seats")}</h2>
      <SeatList door={door} seats={seats} canThink={!entry.botsPlayAtRandom} />
      {door === "online" && (
        <>
          <h2>{say("new.clock")}</h2>
          <Pick
            label={say("new.clock")}
            values={(["none", "live", "slow"] as const).map((value) => ({ value, name: say(`clock.${value}`) }))}
            chosen={clock.value}
            onChoose={(chosen) => {
              clock.value = chosen;
            }}
          />
          <p class="muted about">{say(`clock.${clock.value}.about`, { minutes: 30, seconds: 20 })}</p>
          <h2>{say("new.visibility")}</h2>
          <Pick
            label={say("new.visibility")}
            values={(["link", "public"] as const).map((value) => ({ value, name: say(`new.visibility.${value}`) }))}
            chosen={visibility.value}
            onChoose={(chosen) => {
              visibility.value = chosen;
            }}
          />
          <p class="muted about">{say(`new.visibility.${visibility.value}.about`)}</p>
        </>
      )}
      <OptionList table={game.options} options={options} speech={speech} />
      <a class="btn quiet" href={addressOf({ screen: "home" })}>
        {say("back")}
      </a>
    </form>
  );
}
