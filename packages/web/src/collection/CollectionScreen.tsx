import "./collection.css";
import { MAX_ARCHIVED_MATCHES } from "@rondel/protocol";
import { useEffect, useMemo } from "preact/hooks";
import { hasServer } from "../api/http.ts";
import { type GameEntry, gameEntry, games } from "../games/registry.ts";
import { chosenGame } from "../home/chosen-game.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { downloadArchive, type FoundMatches, foundMatches } from "./found-matches.ts";
import { MatchRow } from "./MatchRow.tsx";
import { SearchFields } from "./SearchFields.tsx";
import { newSearchForm, PARTS, type Part, type SearchForm, searchFrom } from "./search-form.ts";
import { type CollectionText, useCollectionTexts } from "./texts.ts";

interface CollectionScreenProps {
  readonly game: string | undefined;
  readonly part: string | undefined;
}

/** The finished public matches of a server, to search, to star and to download. */
export function CollectionScreen({ game, part }: CollectionScreenProps) {
  const text = useCollectionTexts();
  const entry = gameEntry(game ?? chosenGame.value.id) ?? chosenGame.value;
  const which = PARTS.find((one) => one === part) ?? "all";
  if (!text) return <Loading />;
  const go = (chosen: string, shown: Part) => redirect({ screen: "collection", game: chosen, part: shown });
  return (
    <div class="page narrow collection">
      <PageHeader />
      <main>
        <h1>{text("title")}</h1>
        <p class="muted">{text("about")}</p>
        {hasServer.value ? (
          <>
            <RadioGroup
              serif
              label={t("home.game")}
              values={games.map(({ id, name }) => ({ value: id, name }))}
              chosen={entry.id}
              onChoose={(chosen) => {
                preferences.game.value = chosen;
                go(chosen, which);
              }}
            />
            <RadioGroup
              label={text("which")}
              values={PARTS.map((value) => ({ value, name: text(value) }))}
              chosen={which}
              onChoose={(shown) => go(entry.id, shown)}
            />
            <SearchedMatches key={entry.id} entry={entry} which={which} text={text} />
          </>
        ) : (
          <p role="status">{text("noServer")}</p>
        )}
      </main>
    </div>
  );
}

interface SearchedProps {
  readonly entry: GameEntry;
  readonly which: Part;
  readonly text: CollectionText;
}

function SearchedMatches({ entry, which, text }: SearchedProps) {
  const form = useMemo(newSearchForm, []);
  const found = useMemo(foundMatches, []);
  const search = () => void found.search(searchFrom(form, entry.id, which));
  useEffect(search, [entry, which]);
  return (
    <>
      <SearchFields form={form} entry={entry} text={text} onSearch={search} />
      <Results found={found} form={form} entry={entry} which={which} text={text} onRetry={search} />
    </>
  );
}

interface ResultsProps extends SearchedProps {
  readonly found: FoundMatches;
  readonly form: SearchForm;
  onRetry(): void;
}

function Results({ found, form, entry, which, text, onRetry }: ResultsProps) {
  const matches = found.matches.value;
  if (found.refused.value) {
    return (
      <div class="collection-failed" role="alert">
        <p>{text("failed")}</p>
        <button type="button" class="btn" onClick={onRetry}>
          {text("retry")}
        </button>
      </div>
    );
  }
  if (!matches) return <Loading />;
  const count = matches.length;
  if (count === 0) return <p role="status">{text(reasonForNone(form, which))}</p>;
  return (
    <section aria-label={text("which")}>
      <p class="muted" role="status">
        {text(found.hasMore.value ? "foundMore" : "found", { count })}
      </p>
      <ul class="collected-list">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} text={text} onChange={found.replace} />
        ))}
      </ul>
      {found.hasMore.value && (
        <button type="button" class="btn wide" onClick={() => showRefusal(found.more())}>
          {text("more")}
        </button>
      )}
      <ArchiveButton form={form} entry={entry} which={which} text={text} />
    </section>
  );
}

/** Why nothing was found: an empty collection looks different from a search without a result. */
function reasonForNone({ player, winner, seats, fewest, most, options }: SearchForm, which: Part) {
  const texts = [player, winner, seats, fewest, most];
  if (texts.some(({ value }) => value.trim() !== "") || Object.keys(options.value).length > 0) return "none";
  return ({ all: "empty", examples: "noExamples", mine: "noStars" } as const)[which];
}

function ArchiveButton({ form, entry, which, text }: Omit<ResultsProps, "found" | "onRetry">) {
  const download = () =>
    showRefusal(
      downloadArchive(searchFrom(form, entry.id, which), (count) => showNotice(text("archive.done", { count }))),
    );
  return (
    <div class="collection-archive">
      <button type="button" class="btn" onClick={download}>
        {text("archive")}
      </button>
      <small class="muted">{text("archive.about", { count: MAX_ARCHIVED_MATCHES })}</small>
    </div>
  );
}
