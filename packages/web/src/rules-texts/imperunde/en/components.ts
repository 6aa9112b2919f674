import type { Chapter } from "../../chapter.ts";

export const components: readonly Chapter[] = [
  {
    id: "components",
    title: "Components and limits",
    paragraphs: [
      { id: "IR-1.1.1", text: "ImpeRunde is played by 3, 4, 5 or 6 players." },
      {
        id: "IR-1.1.2",
        text: "There are four kinds of six-sided dice: white 1–6, yellow 2–7, green 3–8 and red 4–9. Each face is equally likely.",
      },
      { id: "IR-1.1.3", text: "There are always enough dice. No side ever rolls more than three at once." },
      {
        id: "IR-1.2.1",
        text: "A set of one colour holds 10 ships of the line, 15 frigates, 40 infantry, 20 cavalry, 20 artillery, 30 forts, 45 trading posts and 1 home marker.",
      },
      {
        id: "IR-1.2.2",
        text: "No more pieces can stand on the game board than the set holds; armies at sea count. If a piece is missing it cannot be bought. Events and cards place as many as the supply holds.",
      },
      {
        id: "IR-1.2.3",
        text: "Lost armies, forts and ships return to their owner’s supply and may be bought again. Lost trading posts return to the visible stock of posts still to be built.",
      },
      {
        id: "IR-1.2.4",
        text: "With 3 players everybody has two sets, so all limits double. The two colours of a player are one party with one home country; the colour makes no difference.",
      },
      {
        id: "IR-1.2.5",
        text: "Cargo ships have no pieces of their own: an army standing on a sea is a cargo ship with that army on board. Cargo ships cost nothing and are unlimited.",
      },
      {
        id: "IR-1.3.1",
        text: "The pirates have 20 frigates and 5 ships of the line. Cards and events place only frigates; pirates gain a ship of the line only by boarding [IR-12.6.5].",
      },
      {
        id: "IR-1.3.2",
        text: "Natives of free lands and insurgents are not pieces. They exist only for the length of a battle.",
      },
      {
        id: "IR-1.4.1",
        text: "Markers show calm, storm, famine or plunder (black disc) and built canals. They never run out.",
      },
      { id: "IR-1.5.1", text: "There are 48 secret-service cards of 18 kinds [IR-13.5.19]." },
      { id: "IR-1.5.2", text: "A player may hold any number of cards." },
      { id: "IR-1.5.3", text: "The number of rounds is not limited, unless the table agreed on a limit [RU-34]." },
      {
        id: "IR-1.6.1",
        text: "Cost, die and moves per round: infantry 1 doubloon, white, 1 move; cavalry 2, yellow, 2 moves; artillery 3, green, 1 move; fort 3, red, no move; frigate 3, white, 2 moves; ship of the line 5, green, 2 moves. Cargo ships have 2 moves and no die. A trading post costs 2 doubloons, a secret-service card 5, the Suez Canal 8, the Panama Canal 10.",
      },
    ],
  },
];
