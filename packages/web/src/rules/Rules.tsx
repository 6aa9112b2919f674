import "./rules.css";
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { currentLanguage, t } from "../messages/messages.ts";
import { navigate } from "../router.ts";
import { type Chapter, rulesTexts } from "../rules-texts/index.ts";
import { Loading } from "../ui/Loading.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { Answers } from "./Answers.tsx";
import { ChapterText } from "./ChapterText.tsx";
import { searchChapters } from "./search.ts";

const BOOKS = { imperial: "Imperial", imperunde: "ImpeRunde" } as const;
type Book = keyof typeof BOOKS;

interface RulesProps {
  readonly game: string | undefined;
  /** The paragraph to show first. */
  readonly rule: string | undefined;
}

/** The rules of both games, searchable, with an id for each paragraph. */
export function Rules({ game, rule }: RulesProps) {
  const book: Book = game === "imperunde" ? "imperunde" : "imperial";
  const language = currentLanguage();
  const load = useCallback(() => rulesTexts(book, language), [book, language]);
  const chapters = useLoaded(load);
  const query = useSignal("");
  return (
    <div class="page rules">
      <PageHeader />
      <main>
        <h1>{t("rules.title")}</h1>
        <RadioGroup
          serif
          label={t("home.game")}
          values={Object.entries(BOOKS).map(([value, name]) => ({ value: value as Book, name }))}
          chosen={book}
          onChoose={(chosen) => navigate({ screen: "rules", game: chosen, rule: undefined })}
        />
        <label class="field rules-search">
          <span>{t("rules.search")}</span>
          <input
            class="input"
            type="search"
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        {chapters ? <RulesText chapters={chapters} book={book} rule={rule} query={query.value} /> : <Loading />}
      </main>
    </div>
  );
}

interface RulesTextProps {
  readonly chapters: readonly Chapter[];
  readonly book: Book;
  readonly rule: string | undefined;
  readonly query: string;
}

function RulesText({ chapters, book, rule, query }: RulesTextProps) {
  const overview = useLoaded(loadOverview);
  const found = searchChapters(chapters, query, currentLanguage());
  const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: "center" });
  }, [rule]);
  return (
    <>
      <p class="muted" role="status">
        {query && t("rules.found", { count })}
      </p>
      {query !== "" && <Answers chapters={chapters} book={book} query={query} />}
      {query === "" && rule === undefined && overview && <overview.Overview game={book} />}
      <div class="rules-columns">
        <nav class="rules-contents" aria-label={t("rules.contents")}>
          <ul>
            {found.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => document.getElementById(`chapter-${id}`)?.scrollIntoView()}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {found.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} book={book} rule={rule} />
          ))}
        </div>
      </div>
    </>
  );
}

const loadOverview = () => import("./overview/Overview.tsx");
