import { CARD_NAMES, type CardMoment } from "../../src/index.ts";
import { HOMES, INCOME_WINDOW, WAR_01 } from "./positions.ts";
import { given, type TestTable } from "./table.ts";

const EVERY_CARD = CARD_NAMES.join(",");
const WORLD = `${HOMES} ${WAR_01}\n hand s0 ${EVERY_CARD}\n hand s1 ${EVERY_CARD}
  colony congo s1 2\n pieces congo s1 fort 1\n pieces congo s1 infantry 1\n colony egypt s1 2\n pieces egypt s1 infantry 3
  colony ottoman-empire s1 1\n colony madagascar s0 1\n pieces south-africa s0 cavalry 1\n pieces south-africa s0 infantry 2
  pieces bay-of-bengal pirates frigate 1\n pieces arabian-sea s1 frigate 1\n pieces indian-ocean s0 frigate 1
  pieces sargasso-sea s2 frigate 1`;
/** A position for each moment at which certain cards can be played. s0 and s1 hold every card. */
export const CARD_MOMENTS: Readonly<Record<Exclude<CardMoment, "any" | "answer">, () => TestTable>> = {
  talks: () => given(4, `${WORLD}\n turn talks s0`),
  income: () => given(4, `${WORLD}\n ${INCOME_WINDOW}`),
  investments: () => given(4, `${WORLD}\n turn investments s0`),
  landBattle: () => {
    const table = given(4, `${WORLD}\n turn movement s0`);
    table.play("s0 attack congo\n s0 send cavalry south-africa -\n s0 send infantry south-africa -\n s0 begin");
    return table;
  },
  seaBattle: () => {
    const table = given(4, `${WORLD}\n turn movement s0`);
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    return table;
  },
};
