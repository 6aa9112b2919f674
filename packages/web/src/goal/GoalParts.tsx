import "./goal.css";
import { type Picture, PictureOf } from "../ui/Picture.tsx";
import type { GoalCatalogue, GoalGame } from "./goal-texts.ts";

const PARTS = ["want", "how", "end"] as const;

const PICTURES: Readonly<Record<GoalGame, Readonly<Record<(typeof PARTS)[number], Picture>>>> = {
  imperial: {
    want: [["bond", "purple"], ["million"]],
    how: [
      ["factory-armaments", "purple"],
      ["flag", "purple"],
    ],
    end: [["rondel-marker", "purple"]],
  },
  imperunde: {
    want: [["trading-post", "red"]],
    how: [
      ["artillery", "red"],
      ["frigate", "red"],
    ],
    end: [["trading-post", "red"], ["doubloon"]],
  },
};

/** What a player wants, how to get it and how the game ends, each with a small picture. */
export function GoalParts({ game, texts }: { readonly game: GoalGame; readonly texts: GoalCatalogue }) {
  return (
    <dl class="goal-parts">
      {PARTS.map((part) => (
        <div key={part}>
          <dt>
            <PictureOf picture={PICTURES[game][part]} />
            {texts[`${game}.${part}`]}
          </dt>
          <dd>{texts[`${game}.${part}.about`]}</dd>
        </div>
      ))}
    </dl>
  );
}
