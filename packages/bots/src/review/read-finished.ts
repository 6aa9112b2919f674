import { type Game, type Match, type Message, readMatch } from "@rondel/engine";
import { imperialVersions } from "@rondel/imperial";
import { imperundeVersions } from "@rondel/imperunde";
import type { Judge } from "./judge.ts";
import { judgeFor } from "./judges.ts";

/** Why a match cannot be reviewed. */
export type ReviewRefusal = Message<"unreadable-match" | "review-before-end" | "review-without-bot">;

type ReadFinished = { readonly match: Match; readonly judge: Judge } | { readonly refused: ReviewRefusal };

const versions = [...imperialVersions, ...imperundeVersions] as readonly Game[];

/** Reads the file of a match for its review. A running match is refused: a review would help its players. */
export function readFinished(text: string): ReadFinished {
  const { match, problem } = readMatch(text, (id, version) =>
    versions.find((game) => game.id === id && game.rulesVersion === version),
  );
  if (!match || problem) return { refused: { code: "unreadable-match", params: {} } };
  const judge = judgeFor(match.header.game);
  if (!judge) return { refused: { code: "review-without-bot", params: {} } };
  if (match.deciders.length > 0) return { refused: { code: "review-before-end", params: {} } };
  return { match, judge };
}
