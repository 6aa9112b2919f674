import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Rondel",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "On its first turn, a nation is placed on any of the eight spaces, free of charge. No space counts as passed.",
      },
      {
        id: "IM-7.2",
        text: "On every later turn, the nation moves 1 to 6 spaces clockwise. It must move, and cannot move further than 6 spaces.",
      },
      { id: "IM-7.3", text: "The first 3 spaces are free." },
      {
        id: "IM-7.4",
        text: "Each space beyond the third costs 2 M: the fourth space 2 M in total, the fifth 4 M, the sixth 6 M. The government pays this surcharge to the bank from its private cash before the action. Example: from Investor to Taxation it is 4 spaces, so 2 M.",
      },
      {
        id: "IM-7.5",
        text: "A space cannot be chosen if the government cannot pay the surcharge from its private cash. Money in the treasury and future income do not help.",
      },
      { id: "IM-7.6", text: "Several nations can be on the same space." },
      {
        id: "IM-7.7",
        text: "A space may be chosen even if its action has no effect; only Investor is restricted [RL-22]. Building, producing, importing, moving, fighting, destroying and investing are optional. Interest, the 2 M for the Investor card, taxes, power points, soldiers’ pay and flags are automatic.",
      },
      {
        id: "IM-7.8",
        text: "A nation passes Investor if that space is between its old space and its new one. Stopping on Investor or starting from it is not passing.",
      },
      {
        id: "IM-7.9",
        text: "While the Swiss Banks decide about a forced stop, the surcharge for the announced space is set aside and cannot be given away. If the nation has to stop on Investor, the government pays only for the shorter move and gets the rest back.",
      },
    ],
  },
  {
    id: "factory",
    title: "Factory",
    paragraphs: [
      { id: "IM-8.1", text: "The nation may build one factory." },
      {
        id: "IM-8.2",
        text: "It is built in one of the nation’s cities that has no factory yet. The colour of the city decides the type: brown, an armaments factory; light blue, a shipyard.",
      },
      {
        id: "IM-8.3",
        text: "Nothing can be built in a home province that has a hostile army in it. Friendly armies do not matter.",
      },
      {
        id: "IM-8.4",
        text: "A factory costs 5 M from the treasury. If the treasury has less, nothing can be built, but a gift can make up the difference first.",
      },
    ],
  },
  {
    id: "production",
    title: "Production",
    paragraphs: [
      {
        id: "IM-9.1",
        text: "Each of the nation’s factories may produce one unit in its province, free of charge: an armaments factory an army, a shipyard a fleet in port.",
      },
      {
        id: "IM-9.2",
        text: "A factory in a province with a hostile army produces nothing, for its nation or for the occupier. Friendly armies do not matter.",
      },
      {
        id: "IM-9.3",
        text: "A region can hold any number of units; only the supply sets a limit. If there are too few units left, the government chooses which factories produce.",
      },
      { id: "IM-9.4", text: "Production is optional. By default every factory produces." },
    ],
  },
  {
    id: "import",
    title: "Import",
    paragraphs: [
      { id: "IM-10.1", text: "The nation may buy up to 3 units for 1 M each. The treasury pays the bank." },
      {
        id: "IM-10.2",
        text: "Each unit is placed in one of the nation’s home provinces without a hostile army; several may go to the same province. Fleets can be placed only in ports, but no shipyard is needed.",
      },
      { id: "IM-10.3", text: "The money in the treasury and the units in supply limit what can be bought." },
      { id: "IM-10.4", text: "Producing or importing a unit never starts a battle at once." },
    ],
  },
];
