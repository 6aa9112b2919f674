import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      {
        id: "IM-3.1",
        text: "At the start no nation stands on a rondel space. All tax markers stand on the field 2–5, all power markers on 0.",
      },
      {
        id: "IM-3.2",
        text: "Each nation starts with two factories [IM-2.6]. There are no units and no flags on the map.",
      },
      { id: "IM-3.3", text: "All nine bonds of each nation lie in its bond stack. All treasuries are empty." },
      {
        id: "IM-3.4",
        text: "Starting money in the standard distribution: 13 M each with 4 to 6 players, 24 M with 3 players, 35 M with 2 players.",
      },
      {
        id: "IM-3.5",
        text: "The flag cards are dealt at random. With 4 to 6 players everybody gets one. With 3 players Austria-Hungary, Italy and France are dealt, and bring Great Britain, Russia and the German Empire with them in this order. With 2 players Austria-Hungary (with France and the German Empire) and Italy (with Russia and Great Britain) are dealt.",
      },
      {
        id: "IM-3.6",
        text: "Each flag card brings the 9 M bond of its own nation and a 2 M bond of another: Austria-Hungary brings the German Empire, Italy brings Great Britain, France brings Austria-Hungary, Great Britain brings Russia, the German Empire brings Italy, Russia brings France.",
      },
      {
        id: "IM-3.7",
        text: "Each player takes the bonds of all flag cards held and pays their bond value into the treasuries concerned. Every player is left with exactly 2 M.",
      },
      {
        id: "IM-3.8",
        text: "With 4 or 5 players a flag card that was not dealt goes to the player with the 2 M bond of that nation. If nobody holds a bond of it, the nation starts without government.",
      },
      {
        id: "IM-3.9",
        text: "In the standard distribution every player governs at least one nation, so nobody starts with a Swiss Bank.",
      },
      {
        id: "IM-3.10",
        text: "Starting money in the distribution for experienced players: 15 M each with 6 players, 18 M with 5, 22 M with 4, 28 M with 3, 40 M with 2.",
      },
      {
        id: "IM-3.11",
        text: "A start player is drawn by lot, and the nations are offered one after another in turn order. For Austria-Hungary the start player chooses first, then everybody once clockwise. For each further nation the first choice moves one seat to the left.",
      },
      {
        id: "IM-3.12",
        text: "Whoever is asked may take one available bond of the nation on offer and pays its bond value into the treasury, or passes. Nobody may take a second bond of the same nation, upgrade, borrow or give money at this stage.",
      },
      {
        id: "IM-3.13",
        text: "When all six nations have been offered, the player with the highest total of bonds held in a nation becomes its government. A nation without bonds sold has no government. Money left over is kept.",
      },
      { id: "IM-3.14", text: "Whoever then governs no nation receives a Swiss Bank." },
      {
        id: "IM-3.15",
        text: "The Investor card goes to the left neighbour of Austria-Hungary's government, or of Italy's government if Austria-Hungary has none. If neither is governed, [RL-32] applies.",
      },
      {
        id: "IM-3.16",
        text: "Austria-Hungary moves first. If it has no government, the first governed nation after it begins.",
      },
    ],
  },
  {
    id: "government",
    title: "Government",
    paragraphs: [
      {
        id: "IM-4.1",
        text: "The total of bonds held is the sum of the bond values a player owns in one nation. It decides who governs.",
      },
      {
        id: "IM-4.2",
        text: "Only the government decides what its nation does. A player may govern any number of nations, or none.",
      },
      {
        id: "IM-4.3",
        text: "A government is replaced only by a player whose total of bonds held is higher. With equal totals the present government stays.",
      },
      {
        id: "IM-4.4",
        text: "If several players have more than the government, the highest total wins. If that total is shared, it goes to the first of them in seating order, counted from the holder of the Investor card.",
      },
      {
        id: "IM-4.5",
        text: "Changes of government are checked once, for all nations, at the end of the Investor procedure: after all investments and before the Investor card moves on.",
      },
      {
        id: "IM-4.6",
        text: "A nation without government gets one at this check as soon as one of its bonds has been sold.",
      },
      {
        id: "IM-4.7",
        text: "A nation that has a government never loses it without a successor, because bonds leave a player only in exchange for a higher bond of the same nation.",
      },
      {
        id: "IM-4.8",
        text: "At the same check a player who has just lost the last government receives a Swiss Bank. A player with a Swiss Bank who has gained a government gives it back.",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    paragraphs: [
      { id: "IM-5.1", text: "The money of the bank, of the six treasuries and of each player is kept strictly apart." },
      {
        id: "IM-5.2",
        text: "A government may spend the money of a treasury only on the actions of that nation. A treasury never lends or gives anything away.",
      },
      {
        id: "IM-5.3",
        text: "Every player may give private cash to any treasury at any time. The gift cannot be taken back. Details: [RL-36].",
      },
      {
        id: "IM-5.4",
        text: "Players may not lend or give each other money, and neither the bank nor a treasury lends to them. Bonds cannot be traded, sold or given away.",
      },
      {
        id: "IM-5.5",
        text: "Treasuries are open to all. Private cash may be kept secret if the table was set up that way.",
      },
      {
        id: "IM-5.6",
        text: "Players pay the bank the rondel surcharge, and the treasuries for bonds and gifts. Treasuries pay the bank for factories and imports, and the players their interest. The bank pays starting money, the 2 M of the Investor card, success bonuses and the tax revenue left after soldiers' pay. A government may also owe other players the interest guarantee. No other money ever moves.",
      },
    ],
  },
  {
    id: "turn-order",
    title: "Turn order",
    paragraphs: [
      {
        id: "IM-6.1",
        text: "The nations move in a fixed cycle: Austria-Hungary, Italy, France, Great Britain, German Empire, Russia, then Austria-Hungary again.",
      },
      { id: "IM-6.2", text: "A nation without government is skipped." },
      {
        id: "IM-6.3",
        text: "In a nation turn the government names a rondel space. If the move would pass Investor, a Swiss Bank may force a stop there. Then the surcharge is paid and the action of the space carried out; last come the investments if Investor was passed.",
      },
      { id: "IM-6.4", text: "A change of government counts at once, that is from the very next nation turn." },
      {
        id: "IM-6.5",
        text: "A nation that gets its first government is placed on the rondel when its turn in the cycle comes. If its place has already gone by, it waits for the next cycle; if it is next, it moves at once.",
      },
    ],
  },
];
