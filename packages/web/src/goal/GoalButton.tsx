import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import type { GoalCatalogue, GoalGame } from "./goal-texts.ts";

/** The goal card of a game, for the header of its screen. */
export interface GoalCard {
  readonly game: GoalGame;
  /** How far everyone is. */
  progress(texts: GoalCatalogue): ComponentChildren;
}

/** The button that opens the goal card. The card is loaded when it is opened. */
export function GoalButton({ goal }: { readonly goal: GoalCard }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="goal-button" onClick={() => setOpen(true)}>
        <Icon name="goal" />
        <span>{t("goal.title")}</span>
      </button>
      {isOpen && <OpenGoal goal={goal} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenGoal({ goal, onClose }: { readonly goal: GoalCard; onClose(): void }) {
  const loaded = useLoaded(loadDialog);
  return loaded ? <loaded.GoalDialog game={goal.game} progress={goal.progress} onClose={onClose} /> : null;
}

const loadDialog = () => import("./GoalDialog.tsx");
