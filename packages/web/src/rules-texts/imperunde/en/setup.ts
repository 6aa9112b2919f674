import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      {
        id: "IR-3.1.1",
        text: "Before the game the players fix the number of trading posts needed to win. Suggested for a short, normal or long game: 3 players 35, 40 or 45; 4 players 28, 31 or 34; 5 players 24, 27 or 30; 6 players 21, 24 or 27.",
      },
      {
        id: "IR-3.1.2",
        text: "The number must be higher than the value of the starting colonies and at most 45 (90 with 3 players). Unless changed, it is that of the normal game.",
      },
      { id: "IR-3.2.1", text: "The seats are fixed and give the clockwise order." },
      { id: "IR-3.2.2", text: "All players roll a white die for Great Britain; the highest roll gets it." },
      {
        id: "IR-3.2.3",
        text: "The others roll a white die in turn, clockwise from the British player: 2 South Africa, 3 Japan, 4 Victoria, 5 USA, 6 Brazil. A 1, or a home country already given, is rolled again.",
      },
      {
        id: "IR-3.2.4",
        text: "The duties of the British player, such as dealing cards and leading the talks, are done automatically and bring no advantage. The seat matters only for the order of dealing [IR-5.1.3] and for the first draw of colonies.",
      },
      { id: "IR-3.3.1", text: "Each home country receives its home marker, 1 infantry, 1 cavalry and 1 artillery." },
      {
        id: "IR-3.3.2",
        text: "Each player places 1 frigate and 1 ship of the line in seas on the coast of the home country, together or apart. The British player begins, then clockwise. A sea with another player’s warships is closed.",
      },
      {
        id: "IR-3.3.3",
        text: "The visible stock of each player holds as many trading posts as are needed to win. All others stay in the supply.",
      },
      {
        id: "IR-3.4.1",
        text: "Everybody draws colonies with a total value of exactly 5, or of the value the table has chosen. They are drawn one at a time, clockwise from the British player; whoever has reached the total is skipped.",
      },
      {
        id: "IR-3.4.2",
        text: "A colony is drawn with the wheel of lands and seas. It is spun again if the land is a player’s home country, borders on one, is already a colony or would exceed the total.",
      },
      {
        id: "IR-3.4.3",
        text: "A drawn colony is equipped at once: as many trading posts, forts and infantry as its value.",
      },
      {
        id: "IR-3.4.4",
        text: "In addition the owner chooses a frigate in an adjacent sea without another player’s warships, or armies for 3 doubloons in the colony.",
      },
      { id: "IR-3.4.5", text: "Everybody is at peace with everybody until phase 2 of the first round." },
      {
        id: "IR-3.4.6",
        text: "A land can be drawn only if every player can still reach the total exactly afterwards. If no such land is left for a player, lands bordering on a home country are admitted too; if there is still none, that player ends below the total.",
      },
      { id: "IR-3.5.1", text: "Nobody starts with cards, money or debts. All 48 cards form the shuffled draw deck." },
    ],
  },
  {
    id: "round",
    title: "The round",
    paragraphs: [
      {
        id: "IR-4.1.1",
        text: "A round has eight phases: 1 Starter & direction, 2 Secret service & diplomacy, 3 State income & debts, 4 Investments, 5 Clearing seas, 6 Movement & combat, 7 Embarkation, 8 Events. A phase begins only when everybody has finished the one before.",
      },
      {
        id: "IR-4.2.1",
        text: "In phase 1 every player rolls a white die. The highest roll starts the round; in a tie those concerned roll again.",
      },
      {
        id: "IR-4.2.2",
        text: "In odd rounds play goes clockwise, in even rounds counter-clockwise. Together with the starting player this gives the order of the round.",
      },
      {
        id: "IR-4.3.1",
        text: "In phases 4, 6 and 7 the players act one after another in the order of the round; each finishes completely before the next begins. Phases 5 and 8 use the same order within each sea and event. Phases 2 and 3 are played by all at the same time.",
      },
      {
        id: "IR-4.4.1",
        text: "Whatever holds for this round, such as moves made, captured ships, new trading posts and purchase limits, ends at the latest when the next round begins.",
      },
    ],
  },
];
