import { choice, type Infer, index, optional, seat } from "@rondel/engine";
import type { Nation, Region } from "../board/board.ts";
import { NATION_NAMES, REGION_NAMES } from "../board/europe.ts";

const nation = index<Nation>(NATION_NAMES);

/** Previews, answered from the information that the viewer has. */
export const QUESTION_SCHEMAS = {
  /** The result of a taxation of this nation now. */
  taxation: { nation },
  /** Every space of the rondel for this nation: its price, the Swiss Banks that may object, and its effect. */
  rondel: { nation },
  /** Every bond that a seat could buy now, and what it would change. */
  purchases: { seat: seat() },
  /** The seats that could take over a nation with one investment, and at what price. */
  threats: { nation },
  /** The regions that a unit could move to. */
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
