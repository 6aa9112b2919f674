import { t } from "../messages/messages.ts";
import { localTables } from "../session/local-tables.ts";
import { showRefusal } from "../ui/notices.ts";

/** The games with tips. */
const GUIDED = ["imperial", "imperunde"];

/** Offers a guided first game to a player who has no game of this kind on the device. */
export function FirstGameOffer({ game }: { readonly game: string }) {
  const hasPlayed = localTables.value.some((table) => table.game === game);
  if (hasPlayed || !GUIDED.includes(game)) return null;
  return (
    <section class="first-game">
      <div>
        <h2>{t("first.title")}</h2>
        <p>{t("first.about")}</p>
      </div>
      <FirstGameButton game={game} />
    </section>
  );
}

export function FirstGameButton({ game }: { readonly game: string }) {
  return (
    <button type="button" class="btn strong" onClick={() => showRefusal(start(game))}>
      {t("first.go")}
    </button>
  );
}

const start = async (game: string) => (await import("./first-game.ts")).startFirstGame(game);
