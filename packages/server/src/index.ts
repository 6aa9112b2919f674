export type { Limits } from "./gateway/limits.ts";
export { parseOperatorKeys } from "./operator/access.ts";
export type { ServedGame } from "./play/served-game.ts";
export type { ServerSettings } from "./settings.ts";
export { type Server, startServer } from "./start.ts";
export { BackupProblem, backUp, restore } from "./store/backup.ts";
export type { StoreAddress } from "./store/index.ts";
