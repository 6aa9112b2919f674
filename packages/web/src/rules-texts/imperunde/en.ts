import type { Chapter } from "../chapter.ts";
import { board } from "./en/board.ts";
import { combat } from "./en/combat.ts";
import { components } from "./en/components.ts";
import { diplomacy } from "./en/diplomacy.ts";
import { events } from "./en/events.ts";
import { investments } from "./en/investments.ts";
import { movement } from "./en/movement.ts";
import { secretService } from "./en/secret-service.ts";
import { setup } from "./en/setup.ts";
import { specialCasesCards } from "./en/special-cases-cards.ts";
import { specialCasesCombat } from "./en/special-cases-combat.ts";
import { specialCasesDiplomacy } from "./en/special-cases-diplomacy.ts";
import { specialCasesSea } from "./en/special-cases-sea.ts";
import { specialCasesTable } from "./en/special-cases-table.ts";

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
