import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2: Secret service & diplomacy",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "First, everything that cards changed ends: armistice, war by card and peace by card. The agreed relation applies again.",
      },
      { id: "IR-5.1.2", text: "All played cards are shuffled back into the draw deck." },
      {
        id: "IR-5.1.3",
        text: "Every player gets one free card, clockwise from the seat after the British player, who comes last. If the draw deck runs out, the remaining players get none.",
      },
      {
        id: "IR-5.2.1",
        text: "While the talks are open, you may declare war on any player and withdraw the declaration, without anyone’s consent and free of charge.",
      },
      {
        id: "IR-5.2.2",
        text: "To go from war to peace, both sides must agree. You can withdraw your consent while the talks are open. You cannot both declare war on a player and agree to peace with them.",
      },
      {
        id: "IR-5.2.3",
        text: "When the talks end, two players are at war if either has declared it. They are at peace if they were at war and both agree. Otherwise nothing changes.",
      },
      {
        id: "IR-5.2.4",
        text: "Secret talks are allowed. Agreements are not binding, and players cannot hand over money, cards, pieces or territories.",
      },
      { id: "IR-5.2.5", text: "Only in this phase, the players may raise or lower the target by unanimous vote." },
      {
        id: "IR-5.2.6",
        text: "The talks end when every player is ready or the time is up. After that, only cards change relations until the next phase 2.",
      },
      {
        id: "IR-5.3.1",
        text: "Only players at war can attack each other. The relation at the moment of the action decides.",
      },
      {
        id: "IR-5.3.2",
        text: "Peace pays the peace dividend [IR-6.2.3]. You may sail through the seas of a player at peace with you and use their canals, but you cannot build warships in those seas [IR-7.4.3] or end a warship’s move there [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "You may play cards against players at peace with you as well as enemies, unless the card says otherwise.",
      },
      {
        id: "IR-5.4.1",
        text: "A card can override the agreed relation between two players until the next phase 2. “Armistice” can be played on war, “Declaration of war” on peace or armistice, “Peace treaty” on any relation. The latest card applies.",
      },
      {
        id: "IR-5.4.2",
        text: "While a “Peace treaty” applies when the talks end, declarations of war between the two players have no effect. Mutual consent to peace still takes effect. Only the card “Declaration of war” breaks the treaty.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3: Income & debt",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "Each player’s budget lists, in this order: surplus carried over, home tax, peace dividend, colonial tax, sea trade tax, interest, debt repayment, new debt. The result is your available funds; what is left after your investments is the budget surplus. Your total debt is shown below.",
      },
      {
        id: "IR-6.2.1",
        text: "The surplus carried over is the money left in the round before, plus late income. It is zero in the first round.",
      },
      { id: "IR-6.2.2", text: "Home tax: 5 doubloons every round." },
      {
        id: "IR-6.2.3",
        text: "Peace dividend: 2 doubloons for each player at peace with you, by agreement or by card. An armistice pays nothing.",
      },
      {
        id: "IR-6.2.4",
        text: "Colonial tax: 1 doubloon for each of your trading posts on the board. A colony with a famine pays nobody; a colony plundered in this phase pays the plunderer.",
      },
      {
        id: "IR-6.2.5",
        text: "Sea trade tax: the value of each sea you control with warships, if it borders your home country or one of your colonies with a trading post. Each sea pays once. A black disc on the colony makes no difference.",
      },
      {
        id: "IR-6.2.6",
        text: "Interest: 1 doubloon for every 5 doubloons of debt you had at the end of the round before.",
      },
      {
        id: "IR-6.3.1",
        text: "Each round, you may repay 0, 5 or 10 doubloons of debt, not more than you owe, and only if your available funds do not fall below zero.",
      },
      {
        id: "IR-6.3.2",
        text: "Each round, you may borrow exactly 5 doubloons, or nothing. Your total debt can never exceed 25 doubloons.",
      },
      { id: "IR-6.3.3", text: "You cannot repay and borrow in the same round." },
      {
        id: "IR-6.3.4",
        text: "Debt is always a multiple of 5, from 0 to 25 doubloons. The home tax of 5 always covers the highest interest, which is 5, so your available funds cannot become negative.",
      },
      {
        id: "IR-6.4.1",
        text: "Your available funds limit all your investments of the round. Money you do not spend becomes the budget surplus.",
      },
      {
        id: "IR-6.4.2",
        text: "Late income, from events or cards after your own investments, goes into the budget surplus. You can spend it only in the next round.",
      },
      {
        id: "IR-6.5.1",
        text: "The phase goes as follows. The budgets are shown. “Plunder” and other cards may be played until everyone passes. The budgets are computed again. All players choose secretly, at the same time, whether to repay or borrow. Then the budgets are revealed, and the game checks whether someone has won.",
      },
    ],
  },
];
