import "./overview.css";
import { PieceSprite } from "@rondel/boards";
import { useCallback } from "preact/hooks";
import { GoalParts } from "../../goal/GoalParts.tsx";
import { currentLanguage } from "../../messages/messages.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { ImperialOverview } from "./ImperialOverview.tsx";
import { ImperundeOverview } from "./ImperundeOverview.tsx";
import { loadOverview } from "./load-overview.ts";

/** A game on one illustrated page: its goal, its board and the ideas behind its rules. */
export function Overview({ game }: { readonly game: "imperial" | "imperunde" }) {
  const language = currentLanguage();
  const load = useCallback(() => loadOverview(game, language), [game, language]);
  const content = useLoaded(load);
  if (!content) return null;
  const { texts, goal } = content;
  return (
    <section class="overview" aria-label={texts.title}>
      <PieceSprite />
      <h2>{texts.title}</h2>
      <div class="overview-goal">
        <GoalParts game={game} texts={goal} />
      </div>
      {game === "imperial" ? <ImperialOverview content={content} /> : <ImperundeOverview content={content} />}
      <h2>{texts.reference}</h2>
    </section>
  );
}
