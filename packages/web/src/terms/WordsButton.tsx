import "./terms.css";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TermAbout } from "./TermAbout.tsx";
import { useTerms } from "./use-terms.ts";

/** Explains the terms on the rows and buttons of a decision, which cannot contain buttons themselves. Its room is free until they are loaded. */
export function WordsButton({ texts }: { readonly texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const terms = useTerms();
  const found = terms?.termsIn(texts) ?? [];
  if (terms && found.length === 0) return null;
  return (
    <>
      <button type="button" class="btn quiet small words-button" disabled={!terms} onClick={() => setOpen(true)}>
        {t("terms.ask")}
      </button>
      {isOpen && terms && (
        <Dialog title={t("terms.title")} onClose={() => setOpen(false)}>
          <ul class="word-list">
            {found.map((term) => (
              <li key={term.id}>
                <TermAbout game={terms.game} term={term} />
              </li>
            ))}
          </ul>
          <div class="buttons">
            <button type="button" class="btn strong" onClick={() => setOpen(false)}>
              {t("close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
