import type { Chapter } from "../chapter.ts";
import { board } from "./fr/board.ts";
import { combat } from "./fr/combat.ts";
import { components } from "./fr/components.ts";
import { diplomacy } from "./fr/diplomacy.ts";
import { events } from "./fr/events.ts";
import { investments } from "./fr/investments.ts";
import { movement } from "./fr/movement.ts";
import { secretService } from "./fr/secret-service.ts";
import { setup } from "./fr/setup.ts";
import { specialCasesCards } from "./fr/special-cases-cards.ts";
import { specialCasesCombat } from "./fr/special-cases-combat.ts";
import { specialCasesDiplomacy } from "./fr/special-cases-diplomacy.ts";
import { specialCasesSea } from "./fr/special-cases-sea.ts";
import { specialCasesTable } from "./fr/special-cases-table.ts";

export const chapters: readonly Chapter[] = [
  ...components,
  ...board,
  ...setup,
  ...diplomacy,
  ...investments,
  ...movement,
  ...events,
  ...combat,
  ...secretService,
  ...specialCasesCards,
  ...specialCasesDiplomacy,
  ...specialCasesCombat,
  ...specialCasesSea,
  ...specialCasesTable,
];
