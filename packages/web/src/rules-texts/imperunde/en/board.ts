import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "board",
    title: "Lands and seas",
    paragraphs: [
      { id: "IR-2.1.1", text: "The game board consists of lands and sea areas. Each has a value of 1, 2 or 3." },
      {
        id: "IR-2.1.2",
        text: "The board shows which lands touch each other (for marching), which seas touch (for sailing) and which lands lie on which seas (for landing, embarking, building ships and the sea-trade tax). The Northeast Passage and the Northwest Passage are ordinary seas.",
      },
      {
        id: "IR-2.1.3",
        text: "Every land is either a player’s home country, a free land or a colony of exactly one player. Antarctica is none of these; nobody can enter it, build there or choose it.",
      },
      {
        id: "IR-2.2.1",
        text: "Home countries of players cannot be attacked, entered by others or conquered. No event and no card can hit them.",
      },
      {
        id: "IR-2.2.2",
        text: "A home country nobody plays is an ordinary land of value 2 or 3. It starts as a free land and may become a colony.",
      },
      {
        id: "IR-2.2.3",
        text: "There are six possible home countries: Great Britain, which is always in play, South Africa, Japan, Victoria, USA and Brazil.",
      },
      {
        id: "IR-2.3.1",
        text: "A free land holds no piece of any player. At the start of every battle for it as many native infantry defend it as its value, whatever happened before.",
      },
      {
        id: "IR-2.4.1",
        text: "Whoever conquers a free land makes it a colony. Conquest alone builds nothing, except in a land with a canal [IR-2.5.5].",
      },
      {
        id: "IR-2.4.2",
        text: "A colony belongs to its owner as long as at least one of the owner’s armies, forts or trading posts is there. Without any it becomes a free land at once. If the last units are away fighting a battle, this is tested only when that battle is over [RU-27].",
      },
      {
        id: "IR-2.4.3",
        text: "Trading posts count for ownership, but cannot fight. A colony defended by nothing else falls to any attacker without dice.",
      },
      {
        id: "IR-2.4.4",
        text: "If natives take a colony (Unrest, Uprising or Rebellion), all trading posts there are removed and the land is free.",
      },
      {
        id: "IR-2.4.5",
        text: "If a player conquers a colony, each trading post there is replaced by one of the conqueror. If the conqueror has too few, [RU-36] applies.",
      },
      { id: "IR-2.4.6", text: "No player may remove trading posts, not even the owner." },
      {
        id: "IR-2.5.1",
        text: "The Suez Canal lies in Egypt (value 2) and joins the Mediterranean Sea and the Arabian Sea. The Panama Canal lies on the Mosquito Coast (value 1) and joins the Caribbean Sea and the East Pacific. Each can be built once per game.",
      },
      { id: "IR-2.5.2", text: "A canal once built is never destroyed." },
      {
        id: "IR-2.5.3",
        text: "A built canal makes its two seas adjacent for the owner of the land and every friendly player, and for everybody while the land is free. Players at war with the owner cannot use it.",
      },
      {
        id: "IR-2.5.4",
        text: "A canal raises the limit of trading posts in its land by 2: Egypt 4, Mosquito Coast 3. The number of natives or insurgents does not change.",
      },
      {
        id: "IR-2.5.5",
        text: "Whoever conquers a free land with a canal receives 2 trading posts there at once, free of charge.",
      },
      {
        id: "IR-2.6.1",
        text: "A sea with cargo ships only is controlled by nobody. Cargo ships of enemies may lie side by side there.",
      },
      {
        id: "IR-2.6.2",
        text: "Apart from battles and seas still to be cleared, warships of only one party stand in a sea.",
      },
      {
        id: "IR-2.7.1",
        text: "Some values for orientation: China 3, East India 3, Siam 2, Ceylon 2, Russia 2, Egypt 2, Mongolia 1, Mosquito Coast 1; Arabian Sea 3, Gulf of Guinea 2. Great Britain has no neighbour by land, and every home country has a coast.",
      },
    ],
  },
];
