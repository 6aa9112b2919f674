import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      {
        id: "IR-3.1.1",
        text: "Before the game, the players choose the target: the number of trading posts needed to win. Suggestions for a short, normal or long game: 3 players 35, 40 or 45; 4 players 28, 31 or 34; 5 players 24, 27 or 30; 6 players 21, 24 or 27.",
      },
      {
        id: "IR-3.1.2",
        text: "The target must be higher than the total value of the starting colonies and at most 45 (90 with 3 players). The default is the normal game.",
      },
      { id: "IR-3.2.1", text: "The order of the seats is clockwise and does not change." },
      { id: "IR-3.2.2", text: "All players roll a white die for Great Britain; the highest roll wins it." },
      {
        id: "IR-3.2.3",
        text: "The others roll a white die one after another, clockwise from the British player: 2 South Africa, 3 Japan, 4 Victoria, 5 USA, 6 Brazil. On a 1, or if the home country is already taken, the player rolls again.",
      },
      {
        id: "IR-3.2.4",
        text: "The game does the British player’s tasks, such as dealing cards and leading the talks, so they bring no advantage. The seat matters only for the order of dealing [IR-5.1.3] and the first draw of colonies.",
      },
      { id: "IR-3.3.1", text: "Each home country gets its home marker, 1 infantry, 1 cavalry and 1 artillery." },
      {
        id: "IR-3.3.2",
        text: "Each player places 1 frigate and 1 ship of the line in seas that border their home country, in the same sea or in two. The British player begins; the others follow clockwise. A sea with another player’s warships cannot be chosen.",
      },
      {
        id: "IR-3.3.3",
        text: "Your visible stock has as many trading posts as the target. All others stay in your supply.",
      },
      {
        id: "IR-3.4.1",
        text: "Each player draws colonies worth exactly 5 in total (or the value set for the table). Players draw one at a time, clockwise from the British player; a player who has reached the total is skipped.",
      },
      {
        id: "IR-3.4.2",
        text: "The region wheel decides the colony. It is spun again if the territory is a player’s home country, borders one, is already a colony or would exceed the total.",
      },
      {
        id: "IR-3.4.3",
        text: "Each new colony at once gets trading posts, forts and infantry, each equal in number to its value.",
      },
      {
        id: "IR-3.4.4",
        text: "In addition, the owner chooses either a frigate in an adjacent sea without another player’s warships, or armies worth 3 doubloons in the colony.",
      },
      { id: "IR-3.4.5", text: "All players are at peace with each other until phase 2 of the first round." },
      {
        id: "IR-3.4.6",
        text: "A territory can be drawn only if every player can still reach the total exactly. If no such territory is left for a player, territories that border a home country are allowed too; if there is still none, that player stays below the total.",
      },
      {
        id: "IR-3.5.1",
        text: "Nobody starts with cards, money or debt. All 48 cards are shuffled to form the draw deck.",
      },
    ],
  },
  {
    id: "round",
    title: "The round",
    paragraphs: [
      {
        id: "IR-4.1.1",
        text: "A round has eight phases: 1 First player & direction, 2 Secret service & diplomacy, 3 Income & debt, 4 Investments, 5 Clearing the seas, 6 Movement & combat, 7 Embarkation, 8 Events. A phase begins only when everyone has finished the one before.",
      },
      {
        id: "IR-4.2.1",
        text: "In phase 1, every player rolls a white die. The highest roll becomes the first player of the round; if there is a tie, the tied players roll again.",
      },
      {
        id: "IR-4.2.2",
        text: "Odd rounds are played clockwise, even rounds counter-clockwise. Together with the first player, this gives the turn order of the round.",
      },
      {
        id: "IR-4.3.1",
        text: "In phases 4, 6 and 7, the players act one after another in turn order; each finishes completely before the next begins. Phases 5 and 8 use the same order within each sea and each event. In phases 2 and 3, all players act at the same time.",
      },
      {
        id: "IR-4.4.1",
        text: "Everything that is counted per round (moves made, captured ships, new trading posts, purchase limits) is reset when the next round begins.",
      },
    ],
  },
];
