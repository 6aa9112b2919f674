import { currentLanguage, t } from "../messages/messages.ts";
import type { Chapter } from "../rules-texts/index.ts";
import { ParagraphText } from "./ChapterText.tsx";
import { TOPICS } from "./everyday-words.ts";
import { answersTo } from "./search.ts";

interface AnswersProps {
  readonly chapters: readonly Chapter[];
  readonly book: "imperial" | "imperunde";
  readonly query: string;
}

/** The rules that answer a question in everyday words, above everything that contains its words. */
export function Answers({ chapters, book, query }: AnswersProps) {
  const answers = answersTo(chapters, TOPICS[book], query, currentLanguage());
  if (answers.length === 0) return null;
  return (
    <section class="chapter answers">
      <h2>{t("rules.answers")}</h2>
      <dl>
        {answers.map((paragraph) => (
          <ParagraphText key={paragraph.id} paragraph={paragraph} book={book} />
        ))}
      </dl>
    </section>
  );
}
