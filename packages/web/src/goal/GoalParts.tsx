import "./goal.css";
import { type Owner, Piece } from "../ui/Piece.tsx";
import type { GoalCatalogue, GoalGame } from "./goal-texts.ts";

const PARTS = ["want", "how", "end"] as const;

type Picture = readonly (readonly [symbol: string, owner?: Owner])[];

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
            <span class="goal-picture">
              {PICTURES[game][part].map(([symbol, owner]) => (
                <Piece key={symbol} symbol={symbol} {...(owner && { owner })} />
              ))}
            </span>
            {texts[`${game}.${part}`]}
          </dt>
          <dd>{texts[`${game}.${part}.about`]}</dd>
        </div>
      ))}
    </dl>
  );
}
