import type { FileProblemCode, MatchRefusalCode, NoticeCode, ServerRefusalCode } from "@rondel/protocol";
import type { StudyRefusalCode } from "../study/study.ts";

/** Refusals that arise on the page, without the server. */
type PageRefusalCode =
  | "newer-page"
  | "no-takeback"
  | "nobody-to-talk-to"
  | "offline"
  | "page-error"
  | "spectator"
  | StudyRefusalCode
  | "storage-full"
  | "unreadable-match";

/** Keys of the sentences for refusals. A catalogue that lacks one of them does not compile. */
export type RefusalKey = `refusal.${ServerRefusalCode | MatchRefusalCode | FileProblemCode | PageRefusalCode}`;

/** Keys of the sentences for the notices of the server. */
export type NoticeKey = `notice.${NoticeCode}`;
