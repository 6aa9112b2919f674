export type { Limits } from "./gateway/limits.ts";
export type { ServedGame } from "./play/served-game.ts";
export { type Server, type ServerSettings, startServer } from "./start.ts";
export { BackupProblem, backUp, restore } from "./store/backup.ts";
export type { StoreAddress } from "./store/index.ts";
