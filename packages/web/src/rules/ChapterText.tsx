import { hrefOf } from "../router.ts";
import type { Chapter, Paragraph } from "../rules-texts/index.ts";

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly book: string;
  readonly rule: string | undefined;
}

export function ChapterText({ chapter, book, rule }: ChapterTextProps) {
  return (
    <section class="chapter" id={`chapter-${chapter.id}`}>
      <h2>{chapter.title}</h2>
      <dl>
        {chapter.paragraphs.map((paragraph) => (
          <ParagraphText key={paragraph.id} paragraph={paragraph} book={book} isMeant={paragraph.id === rule} hasId />
        ))}
      </dl>
    </section>
  );
}

interface ParagraphTextProps {
  readonly paragraph: Paragraph;
  readonly book: string;
  readonly isMeant?: boolean;
  /** Whether it can be scrolled to; a paragraph that is shown twice has its id only once. */
  readonly hasId?: boolean;
}

/** A rule with its number. */
export function ParagraphText({ paragraph, book, isMeant = false, hasId = false }: ParagraphTextProps) {
  const { id, text } = paragraph;
  return (
    <div {...(hasId && { id })} class={isMeant ? "paragraph meant" : "paragraph"}>
      <dt>
        <RuleLink book={book} rule={id} />
      </dt>
      <dd>
        <LinkedText text={text} book={book} />
      </dd>
    </div>
  );
}

/** A text in which references like `[IM-7.4]` are links. */
function LinkedText({ text, book }: { readonly text: string; readonly book: string }) {
  const pieces = text.split(/\[([A-Z]+-[\d.]+)\]/);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? piece : <RuleLink key={`${index} ${piece}`} book={book} rule={piece} />,
      )}
    </>
  );
}

function RuleLink({ book, rule }: { readonly book: string; readonly rule: string }) {
  return <a href={hrefOf({ screen: "rules", game: book, rule })}>{rule}</a>;
}
