export { ferry } from "./ferry.ts";
export type { FerryAction, FerryEvent, FerryOptions, FerryQuestion, FerryState, FerryStatement } from "./state.ts";
export type { FerryView } from "./views.ts";
