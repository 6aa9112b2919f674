import "./collection.css";
import { useEffect, useMemo } from "preact/hooks";
import { hrefOf } from "../router.ts";
import { foundMatches } from "./found-matches.ts";
import { MatchRow } from "./MatchRow.tsx";
import { useCollectionTexts } from "./texts.ts";

/** How many matches the page of the lessons offers. */
const MOST = 3;

/** Matches of the collection that others have starred or commented on, below the lessons. Nothing if there are none. */
export function Examples({ game }: { readonly game: string }) {
  const text = useCollectionTexts();
  const found = useMemo(foundMatches, [game]);
  useEffect(() => void found.search({ game, which: "examples", order: "stars" }), [found, game]);
  const matches = found.matches.value?.slice(0, MOST) ?? [];
  if (!text || matches.length === 0) return null;
  return (
    <section class="learn-examples">
      <h2>{text("learn.title")}</h2>
      <p class="muted">{text("learn.about")}</p>
      <ul class="collected-list">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} text={text} onChange={found.replace} />
        ))}
      </ul>
      <a class="btn" href={hrefOf({ screen: "collection", game, part: "examples" })}>
        {text("learn.all")}
      </a>
    </section>
  );
}
