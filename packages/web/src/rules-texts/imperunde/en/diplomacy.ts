import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2: Secret service & diplomacy",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "First all changes made by cards end: armistice, war and peace by card. The relation agreed before holds again.",
      },
      { id: "IR-5.1.2", text: "All played cards are shuffled back into the draw deck." },
      {
        id: "IR-5.1.3",
        text: "Every player receives one free card, clockwise from the seat after the British player, the British player last. If the draw deck runs out, the rest receive none.",
      },
      {
        id: "IR-5.2.1",
        text: "While the talks last, every player may declare war on any other and withdraw the declaration, alone and free of charge.",
      },
      {
        id: "IR-5.2.2",
        text: "From war to peace both sides must agree. The consent may be withdrawn while the talks last. Declaring war and agreeing to peace with the same player exclude each other.",
      },
      {
        id: "IR-5.2.3",
        text: "When the talks end, two players are at war if either has declared it. They are at peace if they were at war and both agree. Otherwise everything stays as in the round before.",
      },
      {
        id: "IR-5.2.4",
        text: "Secret talks are allowed. Agreements are not binding, and money, cards, pieces or lands cannot be handed over.",
      },
      {
        id: "IR-5.2.5",
        text: "In this phase the players may change the number of trading posts needed to win, up or down, by unanimous vote.",
      },
      {
        id: "IR-5.2.6",
        text: "The talks end when every player is ready or the time is up. After that only cards change relations until the next phase 2.",
      },
      {
        id: "IR-5.3.1",
        text: "Only players at war may attack each other. What counts is the relation at the moment of the action.",
      },
      {
        id: "IR-5.3.2",
        text: "Peace pays the peace dividend [IR-6.2.3]. It opens the friend’s seas for passage and the friend’s canals, but no warships may be built there [IR-7.4.3] or end their moves there [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "Cards may be played against friends as well as enemies, unless the card says otherwise.",
      },
      {
        id: "IR-5.4.1",
        text: "A card can cover the agreed relation of two players until the next phase 2. Armistice can be played on war, Declaration of war on peace or armistice, Peace treaty on any relation. The newest card counts.",
      },
      {
        id: "IR-5.4.2",
        text: "A Peace treaty in force when the talks end makes declarations of war between the two void. If both agree to peace, this still counts. Only the card Declaration of war breaks the treaty.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3: State income & debts",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "The state budget of each player lists in this order: surplus carried over, home tax, peace dividend, colonial tax, sea-trade tax, interest, debt repayment, new debt. The result is the free funds; after the investments the budget surplus is left. Total debt is noted below.",
      },
      {
        id: "IR-6.2.1",
        text: "The surplus carried over is what was left in the round before, plus income that arrived after the investments. It is zero in the first round.",
      },
      { id: "IR-6.2.2", text: "Home tax: 5 doubloons every round." },
      {
        id: "IR-6.2.3",
        text: "Peace dividend: 2 doubloons for each player with whom there is peace, by agreement or by card. An armistice pays nothing.",
      },
      {
        id: "IR-6.2.4",
        text: "Colonial tax: 1 doubloon for each of the player’s trading posts on the board. A colony with a famine disc pays nobody; one plundered in this phase pays the plunderer.",
      },
      {
        id: "IR-6.2.5",
        text: "Sea-trade tax: the value of each sea the player controls with warships, provided it lies on the coast of the player’s home country or of one of the player’s colonies with at least one trading post. Each sea counts once. A black disc on the colony does not matter.",
      },
      { id: "IR-6.2.6", text: "Interest: 1 doubloon for every 5 doubloons of debt at the end of the round before." },
      {
        id: "IR-6.3.1",
        text: "Each round 0, 5 or 10 doubloons of debt may be repaid, not more than is owed, and only if the free funds do not fall below zero.",
      },
      {
        id: "IR-6.3.2",
        text: "Each round exactly 5 doubloons may be borrowed, or nothing. Total debt may never exceed 25 doubloons.",
      },
      { id: "IR-6.3.3", text: "Nobody can repay and borrow in the same round." },
      {
        id: "IR-6.3.4",
        text: "Debt is always a multiple of 5, from 0 to 25 doubloons. The home tax of 5 always covers the highest interest of 5, so the free funds cannot become negative.",
      },
      {
        id: "IR-6.4.1",
        text: "The free funds are the limit for all investments of the round. What is not spent becomes the budget surplus.",
      },
      {
        id: "IR-6.4.2",
        text: "Income that arrives after one’s own investments, from events or cards, goes into the budget surplus. It can be spent only in the next round.",
      },
      {
        id: "IR-6.5.1",
        text: "The order of the phase: the budgets are shown; then Plunder and other cards may be played until all pass; the budgets are worked out again; then all decide on their debts at the same time and in secret. When the budgets are fixed, they are shown, and it is tested whether somebody has won.",
      },
    ],
  },
];
