import type { Chapter } from "../chapter.ts";
import { board } from "./de/board.ts";
import { investor } from "./de/investor.ts";
import { manoeuvre } from "./de/manoeuvre.ts";
import { rondel } from "./de/rondel.ts";
import { setup } from "./de/setup.ts";
import { specialCasesBattle } from "./de/special-cases-battle.ts";
import { specialCasesMoney } from "./de/special-cases-money.ts";
import { specialCasesMovement } from "./de/special-cases-movement.ts";

export const chapters: readonly Chapter[] = [
  ...board,
  ...setup,
  ...rondel,
  ...manoeuvre,
  ...investor,
  ...specialCasesBattle,
  ...specialCasesMovement,
  ...specialCasesMoney,
];
