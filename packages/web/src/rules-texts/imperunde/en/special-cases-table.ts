import type { Chapter } from "../../chapter.ts";

export const specialCasesTable: readonly Chapter[] = [
  {
    id: "special-setup",
    title: "Special cases: components and setup",
    paragraphs: [
      {
        id: "RU-30",
        text: "If your supply is too small, as many pieces are placed as there are, with nothing in return. Purchases are refused beforehand.",
      },
      {
        id: "RU-31",
        text: "With 3 players, a player’s two sets are used together. The peace dividend and relations count per player, not per colour.",
      },
      {
        id: "RU-32",
        text: "Pirates gain ships of the line only by boarding. If their pieces run out, ships they capture are sunk.",
      },
      { id: "RU-33", text: "The discs never run out." },
      { id: "RU-35", text: "The board shows all borders and values." },
      {
        id: "RU-38",
        text: "The target is higher than the starting value and cannot exceed the number of trading posts a player owns.",
      },
      { id: "RU-39", text: "The seats are those of the table, or they are drawn at random before the start." },
      { id: "RU-40", text: "If there is a tie, only the tied players roll again, until one of them is highest." },
      {
        id: "RU-42",
        text: "If several home countries border the same sea, the player who places ships there first keeps it. The others choose another sea; if none is free, the ship stays in the supply.",
      },
      {
        id: "RU-43",
        text: "The rule variant “Starting colonies” can set a total value higher than 5. Each colony gets the same pieces as usual.",
      },
      {
        id: "RU-44",
        text: "Each draw of a colony looks ahead, so that every player can still get the value they need. Only if that fails can territories that border a home country be drawn.",
      },
      {
        id: "RU-45",
        text: "Armies embark in turn order. With the rule variant “All at the same time”, everyone chooses secretly, and the storm rolls follow in turn order.",
      },
      {
        id: "RU-92",
        text: "During setup, a territory is excluded only if it shares a land border with a home country in play. A common sea does not matter.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Special cases: end of the game and table",
    paragraphs: [
      {
        id: "RU-34",
        text: "There is no limit on the number of rounds. If the rule variant “Round limit” is set, trading posts decide after the last round, then lower debt, then the surplus; players who are still tied share the place.",
      },
      { id: "RU-77", text: "Victory is checked as soon as an action is resolved, before any card can be played." },
      {
        id: "RU-78",
        text: "If several players meet the condition through the same change, more trading posts decide, then more money, then turn order.",
      },
      {
        id: "RU-79",
        text: "If a player resigns or stays away, a bot or default choices play for that seat. The defaults are: no war, no purchases, no moves, strongest defence. The player is never removed.",
      },
      {
        id: "RU-114",
        text: "The game goes on even if nobody acts. If two whole rounds pass only by timeouts, the table is suspended.",
      },
      {
        id: "RU-115",
        text: "Every decision has a time limit; movement and investments have the longest. In slow games it is a day. The time limit of a turn stops while others decide.",
      },
      {
        id: "RU-122",
        text: "When someone wins, the game ends at once, even in the middle of an action; open battles and the rest of the turn are dropped. With “Smuggling” or “Fair winds”, you can win on another player’s turn.",
      },
    ],
  },
];
