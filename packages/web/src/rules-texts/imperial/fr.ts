import type { Chapter } from "../chapter.ts";
import { board } from "./fr/board.ts";
import { investor } from "./fr/investor.ts";
import { manoeuvre } from "./fr/manoeuvre.ts";
import { rondel } from "./fr/rondel.ts";
import { setup } from "./fr/setup.ts";
import { specialCasesBattle } from "./fr/special-cases-battle.ts";
import { specialCasesMoney } from "./fr/special-cases-money.ts";
import { specialCasesMovement } from "./fr/special-cases-movement.ts";

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
