import { t } from "../messages/messages.ts";
import { splitAtRules } from "./rule-link.ts";

/** A text whose rules open in a new tab, so that the game stays where it is. */
export function RuleText({ text }: { readonly text: string }) {
  return (
    <>
      {splitAtRules(text).map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <a
            key={part.rule}
            class="rule-link"
            href={part.href}
            target="_blank"
            rel="noopener"
            aria-label={t("terms.rule", part)}
          >
            {part.rule}
          </a>
        ),
      )}
    </>
  );
}
