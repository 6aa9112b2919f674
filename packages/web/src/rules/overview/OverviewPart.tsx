import type { ComponentChildren } from "preact";
import { hrefOf } from "../../router.ts";
import type { Term } from "../../terms/term-list.ts";
import { PictureOf } from "../../ui/Picture.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";

interface OverviewPartProps {
  readonly title: string;
  readonly text: string;
  /** The drawing beside the text. */
  readonly picture: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** One idea of a game: a drawing, a heading and a few sentences. */
export function OverviewPart({ title, text, picture, children }: OverviewPartProps) {
  return (
    <article class="overview-part">
      <div class="overview-picture">{picture}</div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </article>
  );
}

/** Terms in one list: picture, name, explanation, rule. */
export function TermRows({ game, terms }: { readonly game: string; readonly terms: readonly Term[] }) {
  return (
    <dl class="overview-terms">
      {terms.map(({ id, title, about, picture, rule }) => (
        <div key={id}>
          <dt>
            <PictureOf picture={picture} /> {title}
          </dt>
          <dd>
            {about} <a href={hrefOf({ screen: "rules", game, rule })}>{rule}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The board of a game, as decoration. The map is loaded after the text. */
export function BoardPicture({ game }: { readonly game: string }) {
  const preview = useLoaded(loadPreview);
  return (
    <div class={`overview-board ${game}`} aria-hidden="true" inert>
      {preview && <preview.BoardPreview game={game} />}
    </div>
  );
}

const loadPreview = () => import("../../home/BoardPreview.tsx");
