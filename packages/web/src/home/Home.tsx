import "./home.css";
import { PieceSprite } from "@rondel/boards";
import { useEffect } from "preact/hooks";
import { hasServer } from "../api/http.ts";
import { serverTables, watchTableLists } from "../api/table-lists.ts";
import { isStorageKept } from "../device/device-storage.ts";
import { games } from "../games/registry.ts";
import { t } from "../messages/messages.ts";
import { loadNewTable } from "../new-table/load-new-table.ts";
import { hrefOf, type PlayMode } from "../router.ts";
import { localTables } from "../session/local-tables.ts";
import { preferences } from "../settings/preferences.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { type Owner, Piece } from "../ui/Piece.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { chosenGame } from "./chosen-game.ts";
import { HomeMap } from "./HomeMap.tsx";
import { MyGames } from "./MyGames.tsx";
import { OtherTables } from "./OtherTables.tsx";

/** The home screen: three ways to play, the player's games, and the tables of others. */
export function Home() {
  useEffect(watchTableLists, []);
  useEffect(() => void loadNewTable(), []);
  const game = chosenGame.value;
  return (
    <div class="home">
      <PieceSprite />
      <HomeMap game={game.id} />
      <div class="page">
        <PageHeader />
        <main>
          <section class="hero">
            <h1>{t("home.title")}</h1>
            <p>{t("home.about")}</p>
            {!isStorageKept() && <p role="alert">{t("home.storageBlocked")}</p>}
            <RadioGroup
              serif
              label={t("home.game")}
              values={games.map(({ id, name }) => ({ value: id, name }))}
              chosen={game.id}
              onChoose={(id) => {
                preferences.game.value = id;
              }}
            />
          </section>
          <section class="doors">
            {isNewVisitor() && <LearnCard game={game.id} />}
            <ModeCard
              mode="bots"
              game={game.id}
              pieces={[["rondel-marker", "black"], ["army", "blue"], ["die-green"]]}
            />
            <ModeCard
              mode="hotseat"
              game={game.id}
              pieces={[
                ["infantry", "red"],
                ["cavalry", "yellow"],
                ["artillery", "green"],
              ]}
            />
            <ModeCard
              mode="online"
              game={game.id}
              pieces={[
                ["fleet", "blue"],
                ["ship-of-the-line", "purple"],
              ]}
            />
          </section>
          <div class="below">
            <MyGames />
            {hasServer.value && <OtherTables />}
          </div>
        </main>
      </div>
    </div>
  );
}

/** Whether the player has no game yet, here or on the server. */
const isNewVisitor = (): boolean => localTables.value.length === 0 && (serverTables.value?.mine ?? []).length === 0;

/** The first thing that a new visitor sees. */
function LearnCard({ game }: { readonly game: string }) {
  return (
    <article class="door learn-door">
      <div>
        <h2>{t("learn.card")}</h2>
        <p>{t("learn.card.about")}</p>
      </div>
      <a class="btn go" href={hrefOf({ screen: "learn", game, lesson: undefined })}>
        {t("learn.card.go")}
      </a>
    </article>
  );
}

interface ModeCardProps {
  readonly mode: PlayMode;
  readonly game: string;
  readonly pieces: readonly (readonly [symbol: string, owner?: Owner])[];
}

function ModeCard({ mode, game, pieces }: ModeCardProps) {
  const isMissing = mode === "online" && !hasServer.value;
  return (
    <article class="door">
      <div class="door-art">
        {pieces.map(([symbol, owner]) => (
          <Piece key={symbol} symbol={symbol} {...(owner ? { owner } : {})} />
        ))}
      </div>
      <h2>{t(`mode.${mode}`)}</h2>
      <p>{t(isMissing ? "mode.online.noServer" : `mode.${mode}.about`)}</p>
      {!isMissing && (
        <a
          class="btn strong"
          href={hrefOf({ screen: "new", mode, game })}
          aria-label={`${t(`mode.${mode}`)}: ${t(`mode.${mode}.go`)}`}
        >
          {t(`mode.${mode}.go`)}
        </a>
      )}
    </article>
  );
}
