import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Rondel",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "In its first turn a nation is put on any of the eight spaces, free of charge. No space counts as passed.",
      },
      {
        id: "IM-7.2",
        text: "In every later turn the nation moves clockwise by one to six spaces. It may not stay where it is, nor go further than six.",
      },
      { id: "IM-7.3", text: "The first three spaces are free." },
      {
        id: "IM-7.4",
        text: "Each space beyond the third costs 2 M: the fourth space 2 M, the fifth 4 M, the sixth 6 M. The government pays this to the bank from its private cash before the action. Example: from Investor to Taxation are four spaces and 2 M.",
      },
      {
        id: "IM-7.5",
        text: "A space whose surcharge the government cannot pay from private cash cannot be chosen. Money in the treasury or money still to come does not count.",
      },
      { id: "IM-7.6", text: "Several nations may stand on the same space." },
      {
        id: "IM-7.7",
        text: "A space may be chosen even if its action will change nothing; only Investor has a limit [RL-22]. Building, producing, importing, moving, fighting, destroying and investing are optional. Interest, the 2 M of the Investor card, taxes, power points, soldiers' pay and flags follow by themselves.",
      },
      {
        id: "IM-7.8",
        text: "Investor is passed if it lies between the old and the new space. Stopping on it or starting from it is not passing.",
      },
      {
        id: "IM-7.9",
        text: "While the Swiss Banks are asked about a forced stop, the surcharge for the space named is set aside and cannot be given away. If the nation has to stop on Investor, only the shorter way is paid and the rest is returned.",
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
        text: "It is built in one of its own cities that has no factory yet. The colour of the city decides the kind: brown an armaments factory, light blue a shipyard.",
      },
      {
        id: "IM-8.3",
        text: "Nothing can be built in a home province with a hostile army. Friendly armies do not matter.",
      },
      {
        id: "IM-8.4",
        text: "A factory costs 5 M from the treasury. With less in the treasury nothing can be built, but a gift may fill it up first.",
      },
    ],
  },
  {
    id: "production",
    title: "Production",
    paragraphs: [
      {
        id: "IM-9.1",
        text: "Every factory of the nation may produce one unit free of charge in its own province: an armaments factory an army, a shipyard a fleet in port.",
      },
      {
        id: "IM-9.2",
        text: "A factory in a province with a hostile army produces nothing, neither for its owner nor for the occupier. Friendly armies do not matter.",
      },
      {
        id: "IM-9.3",
        text: "Any number of units may stand together; only the supply sets a limit. If too few pieces are left, the government chooses which factories produce.",
      },
      { id: "IM-9.4", text: "No factory has to produce. Unless the government says otherwise, all of them do." },
    ],
  },
  {
    id: "import",
    title: "Import",
    paragraphs: [
      { id: "IM-10.1", text: "The nation may buy up to three units, 1 M each, paid by the treasury to the bank." },
      {
        id: "IM-10.2",
        text: "Each unit is placed in a home province of the nation without a hostile army, several in the same one if desired. Fleets may be placed only in ports; a shipyard is not needed.",
      },
      { id: "IM-10.3", text: "Nothing can be bought beyond the money in the treasury and the units in the supply." },
      { id: "IM-10.4", text: "Units that are produced or imported never cause a battle at once." },
    ],
  },
];
