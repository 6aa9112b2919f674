import type { GameCatalogues } from "../../../messages/game-messages.ts";
import { catalogues } from "./catalogues.ts";
import { messageParams } from "./params.ts";

export const imperundeMessages: GameCatalogues = { catalogues, params: messageParams };
