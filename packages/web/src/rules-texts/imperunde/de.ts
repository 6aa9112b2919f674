import type { Chapter } from "../chapter.ts";
import { board } from "./de/board.ts";
import { combat } from "./de/combat.ts";
import { components } from "./de/components.ts";
import { diplomacy } from "./de/diplomacy.ts";
import { events } from "./de/events.ts";
import { investments } from "./de/investments.ts";
import { movement } from "./de/movement.ts";
import { secretService } from "./de/secret-service.ts";
import { setup } from "./de/setup.ts";
import { specialCasesCards } from "./de/special-cases-cards.ts";
import { specialCasesCombat } from "./de/special-cases-combat.ts";
import { specialCasesDiplomacy } from "./de/special-cases-diplomacy.ts";
import { specialCasesSea } from "./de/special-cases-sea.ts";
import { specialCasesTable } from "./de/special-cases-table.ts";

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
