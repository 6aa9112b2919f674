import { choice, type Infer, index, type Json, optional, type Refusal, seat, type Viewer } from "@rondel/engine";
import type { Nation, Region } from "../board/board.ts";
import { NATION_NAMES, REGION_NAMES } from "../board/europe.ts";
import type { State } from "../state.ts";
import { purchases } from "./purchases.ts";
import { reach } from "./reach.ts";
import { rondelPreview } from "./rondel.ts";
import { scoreNow } from "./score.ts";
import { taxationNow } from "./taxation.ts";
import { threats } from "./threats.ts";

const nation = index<Nation>(NATION_NAMES);

/** The previews: each is answered from what the viewer may know. */
export const QUESTION_SCHEMAS = {
  /** What a taxation of this power would do now. */
  taxation: { nation },
  /** Every space of the rondel for this power: its price, who is asked, what happens there. */
  rondel: { nation },
  /** Every bond that a seat could buy now, and what it would change. */
  purchases: { seat: seat() },
  /** Who could take over a power with one investment, and at what price. */
  threats: { nation },
  /** Where a unit could go. */
  reach: {
    nation,
    region: index<Region>(REGION_NAMES),
    unit: choice("army", "fleet"),
    standing: optional(choice("hostile", "friendly")),
  },
  /** The score if the game ended now. */
  score: {},
} as const;

export type Question = Infer<typeof QUESTION_SCHEMAS>;
export type Answers = Readonly<Record<Question["kind"], Json>>;

export function answer(state: State, viewer: Viewer, question: Question): Json | Refusal {
  switch (question.kind) {
    case "taxation":
      return taxationNow(state, question.nation);
    case "rondel":
      return rondelPreview(state, viewer, question.nation);
    case "purchases":
      return purchases(state, viewer, question.seat);
    case "threats":
      return threats(state, viewer, question.nation);
    case "reach":
      return reach(state, question.nation, question.region, question.unit, question.standing);
    case "score":
      return scoreNow(state, viewer);
  }
}
