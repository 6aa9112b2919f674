import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "board",
    title: "Territories and seas",
    paragraphs: [
      { id: "IR-2.1.1", text: "The board has territories and seas. Each has a value of 1, 2 or 3." },
      {
        id: "IR-2.1.2",
        text: "The board shows which territories are adjacent (for marching), which seas are adjacent (for sailing) and which territories have a coast on which seas (for landing, embarking, building ships and the sea trade tax). The Northeast Passage and the Northwest Passage are ordinary seas.",
      },
      {
        id: "IR-2.1.3",
        text: "Every territory is a player’s home country, a free territory or a colony of exactly one player. Antarctica is none of these: nobody can enter it, build there or choose it.",
      },
      {
        id: "IR-2.2.1",
        text: "A player’s home country cannot be attacked, conquered or entered by others. Events and cards do not affect it.",
      },
      {
        id: "IR-2.2.2",
        text: "A home country that nobody plays is an ordinary territory of value 2 or 3. It starts as a free territory and can become a colony.",
      },
      {
        id: "IR-2.2.3",
        text: "There are six possible home countries: Great Britain, which is always in play, South Africa, Japan, Victoria, the USA and Brazil.",
      },
      {
        id: "IR-2.3.1",
        text: "A free territory has no pieces of any player. Local infantry equal to its value defend it at the start of every battle, whatever happened before.",
      },
      {
        id: "IR-2.4.1",
        text: "When you conquer a free territory, it becomes your colony. Conquest alone builds nothing, except in a territory with a canal [IR-2.5.5].",
      },
      {
        id: "IR-2.4.2",
        text: "A colony is yours as long as you have at least one army, fort or trading post there. If there are none, it becomes free at once. If the last units have left to fight, this is checked only when their battle is over [RU-27].",
      },
      {
        id: "IR-2.4.3",
        text: "Trading posts keep a colony yours but cannot fight. A colony with nothing else falls to any attacker without dice.",
      },
      {
        id: "IR-2.4.4",
        text: "If insurgents take a colony (“Unrest”, “Uprising” or “Rebellion”), all its trading posts are removed and the territory is free.",
      },
      {
        id: "IR-2.4.5",
        text: "If a player conquers a colony, each trading post there is replaced by one of the conqueror’s. If the conqueror has too few, see [RU-36].",
      },
      { id: "IR-2.4.6", text: "No player can remove trading posts, not even their own." },
      {
        id: "IR-2.5.1",
        text: "The Suez Canal is in Egypt (value 2) and connects the Mediterranean Sea and the Arabian Sea. The Panama Canal is on the Mosquito Coast (value 1) and connects the Caribbean Sea and the East Pacific. Each can be built once per game.",
      },
      { id: "IR-2.5.2", text: "A canal is never destroyed." },
      {
        id: "IR-2.5.3",
        text: "A canal makes its two seas adjacent for the territory’s owner and every player at peace with the owner, and for everyone while the territory is free. Players at war with the owner cannot use it.",
      },
      {
        id: "IR-2.5.4",
        text: "A canal raises the limit of trading posts in its territory by 2: Egypt 4, Mosquito Coast 3. The number of local infantry or insurgents does not change.",
      },
      {
        id: "IR-2.5.5",
        text: "When you conquer a free territory with a canal, you get 2 trading posts there at once, free of charge.",
      },
      {
        id: "IR-2.6.1",
        text: "Nobody controls a sea that has only transports in it. Transports of enemies can share it.",
      },
      { id: "IR-2.6.2", text: "Outside battles, and once a sea is cleared, only one side has warships in it." },
      {
        id: "IR-2.7.1",
        text: "Some values: China 3, East India 3, Siam 2, Ceylon 2, Russia 2, Egypt 2, Mongolia 1, Mosquito Coast 1; Arabian Sea 3, Gulf of Guinea 2. Great Britain borders no other territory, and every home country has a coast.",
      },
    ],
  },
];
