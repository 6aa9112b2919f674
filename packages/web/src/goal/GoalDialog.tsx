import type { ComponentChildren } from "preact";
import { useCallback } from "preact/hooks";
import { currentLanguage, t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { GoalParts } from "./GoalParts.tsx";
import { type GoalCatalogue, type GoalGame, loadGoalTexts } from "./goal-texts.ts";

interface GoalDialogProps {
  readonly game: GoalGame;
  /** How far everyone is, drawn by the game. */
  progress(texts: GoalCatalogue): ComponentChildren;
  onClose(): void;
}

/** The goal card: the goal of the game, the way to it, the end, and how far everyone is. */
export function GoalDialog({ game, progress, onClose }: GoalDialogProps) {
  const language = currentLanguage();
  const load = useCallback(() => loadGoalTexts(language), [language]);
  const texts = useLoaded(load);
  if (!texts) return null;
  return (
    <Dialog title={t("goal.title")} onClose={onClose}>
      <GoalParts game={game} texts={texts} />
      <section class="goal-progress">
        <h3>{texts.progress}</h3>
        {progress(texts)}
      </section>
      <div class="buttons">
        <a class="btn" href={hrefOf({ screen: "rules", game, rule: undefined })}>
          {texts.rules}
        </a>
        <button type="button" class="btn strong" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
