import type { Chapter } from "../../chapter.ts";

export const specialCasesTable: readonly Chapter[] = [
  {
    id: "special-setup",
    title: "Special cases: components and setup",
    paragraphs: [
      {
        id: "RU-30",
        text: "If the supply is too small, as many pieces are placed as there are, with nothing in exchange. Purchases are refused beforehand.",
      },
      {
        id: "RU-31",
        text: "With 3 players the two sets of a player are used together. Peace dividend and relations count per player, not per colour.",
      },
      {
        id: "RU-32",
        text: "The pirates gain ships of the line only by boarding. If their pieces are used up, captured ships are sunk.",
      },
      { id: "RU-33", text: "Markers never run out." },
      { id: "RU-35", text: "Borders and values are those shown on the board." },
      {
        id: "RU-38",
        text: "The number of trading posts needed is higher than the starting value and not above the posts a player owns.",
      },
      { id: "RU-39", text: "The seats are those of the table, or are drawn by lot before the start." },
      { id: "RU-40", text: "In a tie only the players concerned roll again, until one is highest." },
      {
        id: "RU-42",
        text: "If several home countries share a sea, the first to place ships there keeps it. The others choose another sea; if none is free, the ship stays in the supply.",
      },
      {
        id: "RU-43",
        text: "With a table option the starting colonies have a higher total value than 5. The equipment per colony stays the same.",
      },
      {
        id: "RU-44",
        text: "Each draw of a colony looks ahead, so that nobody is left without the value still missing. Only if this fails are lands bordering on a home country admitted.",
      },
      {
        id: "RU-45",
        text: "Armies embark in the order of the round. With a table option all decide in secret and at the same time, and the storm rolls follow in that order.",
      },
      {
        id: "RU-92",
        text: "In setup only a border on land with a home country in play excludes a land. A common sea does not.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Special cases: end of the game and table",
    paragraphs: [
      {
        id: "RU-34",
        text: "There is no limit of rounds. With the table option for a limit the trading posts decide after the last round, then lower debt, then the surplus; players still level share the place.",
      },
      { id: "RU-77", text: "Victory is tested as soon as a step is settled, before any card can be played." },
      {
        id: "RU-78",
        text: "If several players fulfil the condition by the same change, more trading posts decide, then more money, then the order of the round.",
      },
      {
        id: "RU-79",
        text: "The seat of a player who gives up or stays away is run with standard choices or by a bot: no war, no purchases, no moves, strongest defence. It is never removed.",
      },
      {
        id: "RU-114",
        text: "If nobody does anything, the game simply goes on. A table where two whole rounds passed only because time ran out is suspended.",
      },
      {
        id: "RU-115",
        text: "Every decision has a clock, longest for movement and investments. In slow games it is a day. The clock of a turn stands still while others decide.",
      },
      {
        id: "RU-122",
        text: "The game ends in the middle of a step if somebody wins; open battles and the rest of the turn are dropped. By Smuggling or Good winds a win on another player’s turn is possible.",
      },
    ],
  },
];
