import { pick } from "@rondel/engine";
import type { Choose } from "./bot.ts";

/** Any legal action, all equally likely. */
export const choose: Choose = ({ actions, random }) => pick(random, "action", actions);
