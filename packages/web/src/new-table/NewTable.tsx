import "./new-table.css";
import { useCallback } from "preact/hooks";
import { serverGames } from "../api/server-info.ts";
import { FirstGameOffer } from "../first-game/FirstGameOffer.tsx";
import { newestRules } from "../games/game-list.ts";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { chosenGame } from "../home/chosen-game.ts";
import { gameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { type PlayMode, redirect } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { Loading } from "../ui/Loading.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { TableForm } from "./TableForm.tsx";

interface NewTableProps {
  readonly mode: PlayMode;
  readonly game: string | undefined;
}

/** The screen on which a new table is created. */
export function NewTable({ mode, game: wanted }: NewTableProps) {
  const available = useLoaded(mode === "online" ? serverGames : allGames);
  const isAvailable = ({ id }: GameEntry): boolean => available?.includes(id) ?? true;
  const offered = games.filter(isAvailable);
  const chosen = (wanted && gameEntry(wanted)) || chosenGame.value;
  const entry = isAvailable(chosen) ? chosen : (offered[0] ?? chosen);
  const load = useCallback(async () => ({ entry, game: await newestRules(entry) }), [entry]);
  const loaded = useLoaded(load);
  const catalogues = useCatalogues(entry);
  const chooseGame = (game: string) => {
    preferences.game.value = game;
    redirect({ screen: "new", mode, game });
  };
  return (
    <div class="page narrow new-table">
      <PageHeader />
      <main>
        <h1>{t(`new.title.${mode}`)}</h1>
        <RadioGroup
          serif
          label={t("home.game")}
          values={offered.map(({ id, name }) => ({ value: id, name }))}
          chosen={entry.id}
          onChoose={chooseGame}
        />
        {mode === "bots" && <FirstGameOffer game={entry.id} key={entry.id} />}
        {loaded?.entry === entry && catalogues ? (
          <TableForm
            key={entry.id}
            mode={mode}
            game={loaded.game}
            messages={gameMessages(catalogues, String)}
            hasBotLevels={!entry.botsPlayAtRandom}
          />
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}

/** This device has all games, so there is no list to check. */
const allGames = async () => undefined;
