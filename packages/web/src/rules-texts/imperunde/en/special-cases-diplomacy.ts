import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Special cases: diplomacy",
    paragraphs: [
      {
        id: "RU-09",
        text: "Any change of a declaration, a consent or a vote, and any card, makes everybody unready again. The talks end when all are ready or the time is up; then what stands counts. With the table option for sealed decisions all decide in secret and at the same time.",
      },
      {
        id: "RU-10",
        text: "War and peace last from round to round until changed in phase 2. What cards do ends at the start of the next phase 2. If both have agreed to peace when the talks end, there is peace, even if a card of the same phase said otherwise.",
      },
      {
        id: "RU-12",
        text: "An armistice counts as peace in every rule, with two exceptions: it pays no peace dividend, and battles in phase 5 take place. With a table option the partner’s seas and canals stay closed.",
      },
      {
        id: "RU-23",
        text: "If the card Declaration of war is played while ships are mixed, phase 5 settles it in phases 2 to 4. Later, cargo ships next to the new enemy stay until the next occasion to sink them [RU-24]; they may escape if their owner’s turn comes first.",
      },
      {
        id: "RU-41",
        text: "The duties of the British player are done automatically. The British player cannot end the talks alone.",
      },
      { id: "RU-47", text: "Agreements are not enforced, and nothing can be handed over." },
      {
        id: "RU-80",
        text: "The number of trading posts needed may even be lowered below what somebody already has. Whether somebody has won is then tested when the talks end.",
      },
      {
        id: "RU-111",
        text: "With sealed decisions two players are at war if at least one has chosen war, otherwise at peace, even if they were at war before. Whoever decides nothing keeps the present relation. The vote on the number of trading posts is closed before.",
      },
      {
        id: "RU-112",
        text: "There is one proposal at a time for the number of trading posts; a new one replaces it, and its author agrees. It counts if all agree, and may be from 1 to 45 (90 with 3 players). A player who has given up is not asked.",
      },
      {
        id: "RU-123",
        text: "Cargo ships in the sea of a partner by armistice or Peace treaty are safe as long as it lasts. If it ends in phase 2 and there is war, phase 5 sinks them.",
      },
      {
        id: "RU-129",
        text: "For relations, limits and ownership the moment of each single action counts. What was allowed when it was done stays, even if it would no longer be allowed.",
      },
    ],
  },
  {
    id: "special-money",
    title: "Special cases: budget and investments",
    paragraphs: [
      { id: "RU-36", text: "If a conqueror lacks trading posts for the exchange, the missing ones are lost." },
      { id: "RU-37", text: "Own trading posts cannot be pulled down." },
      {
        id: "RU-46",
        text: "The draw deck is not refilled before the next phase 2. If it is empty, nobody receives or buys cards. A table option lets the discard pile be shuffled at once.",
      },
      { id: "RU-48", text: "A colony with a black disc still lets its owner collect sea-trade tax." },
      { id: "RU-49", text: "Debts can be repaid only with money that is there." },
      {
        id: "RU-50",
        text: "Repaying and borrowing in one round is not offered, since one of the two alone always gives the same result.",
      },
      {
        id: "RU-51",
        text: "Plunder is played before the debts are decided, and plundered money may be invested in the same round. A Declaration of war in this phase still cancels the peace dividend of the two.",
      },
      {
        id: "RU-52",
        text: "Purchases can be undone within one’s own turn as long as neither chance nor another player’s card has come in between.",
      },
      { id: "RU-53", text: "The 3 doubloons per trading post are added up for the whole colony." },
      { id: "RU-54", text: "No fort can be built on a new trading post in the same round, except with Smuggling." },
      {
        id: "RU-55",
        text: "In a land with a canal as many forts are allowed as trading posts, so up to 4 in Egypt and 3 on the Mosquito Coast. A table option limits forts to the value of the land.",
      },
      {
        id: "RU-56",
        text: "A black disc bars everything that is placed in the land or paid by it, trading posts and canals included. A famine binds a new owner too. With a table option trading posts and canals stay allowed.",
      },
      { id: "RU-57", text: "A canal needs no trading post; owning the land is enough." },
      { id: "RU-81", text: "The state budgets are open to all." },
      {
        id: "RU-88",
        text: "Whoever is in debt may build more trading posts than are needed to win, as far as the pieces last.",
      },
      {
        id: "RU-120",
        text: "If Pirates are played into a sea in phase 2 or 3, its holder draws no sea-trade tax from it in this round.",
      },
      {
        id: "RU-125",
        text: "Nobody can buy more cards than the draw deck holds. With the table option for refilling, the discard pile is shuffled as soon as the deck is empty and counts as well.",
      },
    ],
  },
];
