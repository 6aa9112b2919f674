export { judgeFor } from "./judges.ts";
export { momentAt } from "./moment-at.ts";
export { type ReviewRefusal, readFinished } from "./read-finished.ts";
export { reviewMatch } from "./review-match.ts";
export type { ReviewReply } from "./worker.ts";
