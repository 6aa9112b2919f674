export { type ConformancePlan, type ConformanceReport, conform } from "./conformance.ts";
export { type Coverage, coverAction, coverEvents, coverRefusal, emptyCoverage, mergeCoverage } from "./coverage.ts";
export { type Perft, perft } from "./perft.ts";
export { type PositionPlan, type PositionReport, tryPositions } from "./positions.ts";
export { anyOptions } from "./samples.ts";
export type { ConformanceFailure } from "./shorten.ts";
