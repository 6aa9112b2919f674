import type { Json } from "@rondel/engine";
import type { GameCatalogues } from "../../../messages/game-messages.ts";
import { catalogues } from "./catalogues.ts";
import { messageParams } from "./params.ts";

export const imperialMessages: GameCatalogues = {
  catalogues,
  params: (given: Readonly<Record<string, Json>>, translator) => messageParams(given, translator),
};
