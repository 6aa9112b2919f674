import type { Chapter } from "../chapter.ts";
import { board } from "./en/board.ts";
import { investor } from "./en/investor.ts";
import { manoeuvre } from "./en/manoeuvre.ts";
import { rondel } from "./en/rondel.ts";
import { setup } from "./en/setup.ts";
import { specialCasesBattle } from "./en/special-cases-battle.ts";
import { specialCasesMoney } from "./en/special-cases-money.ts";
import { specialCasesMovement } from "./en/special-cases-movement.ts";

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
