import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { PictureOf } from "../ui/Picture.tsx";
import type { Term } from "./term-list.ts";

/** The picture of a term, its explanation, and a link to its rule in a new tab. */
export function TermAbout({ game, term }: { readonly game: string; readonly term: Term }) {
  return (
    <span class="term-about">
      <PictureOf picture={term.picture} />
      <span>
        <b>{term.title}</b>
        <span>{term.about}</span>
        <a href={hrefOf({ screen: "rules", game, rule: term.rule })} target="_blank" rel="noopener">
          {t("terms.rule", { rule: term.rule })}
        </a>
      </span>
    </span>
  );
}
