import type { Chapter } from "../../chapter.ts";

export const components: readonly Chapter[] = [
  {
    id: "components",
    title: "Components and limits",
    paragraphs: [
      { id: "IR-1.1.1", text: "ImpeRunde is a game for 3, 4, 5 or 6 players." },
      {
        id: "IR-1.1.2",
        text: "There are four kinds of six-sided dice: white 1–6, yellow 2–7, green 3–8 and red 4–9. All faces are equally likely.",
      },
      { id: "IR-1.1.3", text: "There are always enough dice. A side never rolls more than 3 at once." },
      {
        id: "IR-1.2.1",
        text: "A set of pieces in one colour has 10 ships of the line, 15 frigates, 40 infantry, 20 cavalry, 20 artillery, 30 forts, 45 trading posts and 1 home marker.",
      },
      {
        id: "IR-1.2.2",
        text: "You cannot have more pieces on the board than your set has, including armies at sea. You cannot buy a piece that has run out. Events and cards place as many pieces as your supply has.",
      },
      {
        id: "IR-1.2.3",
        text: "Armies, forts and ships that you lose return to your supply; you can buy them again. Lost trading posts return to your visible stock of posts still to be built.",
      },
      {
        id: "IR-1.2.4",
        text: "With 3 players, each player has two sets, so all limits double. A player’s two colours are one side with one home country; the colour makes no difference.",
      },
      {
        id: "IR-1.2.5",
        text: "Transports have no pieces of their own: an army on a sea is a transport with that army on board. Transports cost nothing, and their number is not limited.",
      },
      {
        id: "IR-1.3.1",
        text: "The pirates have 20 frigates and 5 ships of the line. Cards and events place only frigates; pirates gain a ship of the line only by boarding [IR-12.6.5].",
      },
      { id: "IR-1.3.2", text: "Local infantry and insurgents have no pieces. They exist only during a battle." },
      {
        id: "IR-1.4.1",
        text: "Grey discs mark a calm, orange discs a storm and a black disc famine or plunder; rods mark canals. They never run out.",
      },
      { id: "IR-1.5.1", text: "There are 48 secret service cards of 18 kinds [IR-13.5.19]." },
      { id: "IR-1.5.2", text: "You can have any number of cards in your hand." },
      {
        id: "IR-1.5.3",
        text: "The number of rounds is not limited, unless a round limit is set for the table [RU-34].",
      },
      {
        id: "IR-1.6.1",
        text: "Cost, die and moves per round: infantry 1 doubloon, white, 1 move; cavalry 2, yellow, 2 moves; artillery 3, green, 1 move; fort 3, red, no move; frigate 3, white, 2 moves; ship of the line 5, green, 2 moves. A transport has 2 moves and no die. A trading post costs 2 doubloons, a secret service card 5, the Suez Canal 8, the Panama Canal 10.",
      },
    ],
  },
];
