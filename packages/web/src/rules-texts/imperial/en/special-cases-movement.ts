import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Special cases: convoy and movement",
    paragraphs: [
      {
        id: "RL-16",
        text: "If several sea routes are possible, the government may choose; otherwise the route with the fewest seas is used. If the destination can be reached on foot or by railway, no fleet is used unless it is asked for.",
      },
      {
        id: "RL-51",
        text: "A convoy may lead from one province of the nation to another, for instance from Dublin to Liverpool. It cannot end where it began.",
      },
      { id: "RL-52", text: "Units that stay need no order. The step ends when the government ends it." },
      {
        id: "RL-53",
        text: "An army cannot land and be carried on in the same turn. It makes one march or one convoy.",
      },
      {
        id: "RL-67",
        text: "A home province freed of hostile armies belongs to the rail network again for every army that moves afterwards. In a province still occupied only the railway is cut; armies may march or go by convoy into it and out of it.",
      },
      {
        id: "RL-68",
        text: "A convoy is checked when its army moves: each sea counts once and needs a fleet that has not carried yet. If a fleet that has already carried is exchanged, nothing is lost for later convoys; if an unused one is exchanged, one crossing is lost. A convoy already made stays valid.",
      },
    ],
  },
  {
    id: "special-flags",
    title: "Special cases: flags",
    paragraphs: [
      {
        id: "RL-15",
        text: "Flags are looked at once, at the end of each manoeuvre, in all 24 land and sea regions. Wherever exactly one nation has units, its flag is placed. This covers the nation on turn, the survivor of a battle and a nation left alone because others moved away.",
      },
      {
        id: "RL-17",
        text: "If a nation stands alone in a region but has no flag left, the foreign flag is removed and no new one placed. With several such regions its government chooses. The flag follows at the end of a later manoeuvre if one is free and the nation is still alone. Flags may not be moved.",
      },
      {
        id: "RL-54",
        text: "A region that never had a flag stays without one as long as two nations have units there.",
      },
      {
        id: "RL-69",
        text: "First all flags are removed whose region another nation holds alone, then the new ones are placed. A flag that has just come free may be used at once. If several nations are short of flags, they choose in turn order, beginning with the nation on turn.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Special cases: Swiss Bank and Investor",
    paragraphs: [
      {
        id: "RL-18",
        text: "If there are several Swiss Banks, all are asked at the same time. A single demand is enough for a forced stop, and no other Swiss Bank can prevent it.",
      },
      {
        id: "RL-19",
        text: "A nation forced to stop pays only the surcharge for the way to Investor, often nothing. The space named is binding: after a forced stop it is Investor, otherwise the space named.",
      },
      {
        id: "RL-20",
        text: "A player with a Swiss Bank may fill up the treasury with a gift to make a forced stop possible. The treasury is checked when the stop is demanded.",
      },
      {
        id: "RL-21",
        text: "Every player who governs nothing has the rights of a Swiss Bank, even if there are more than three of them. With the table option of three cards the first three to lose their governments hold them; the others wait for a card to be returned and have no such rights until then.",
      },
      {
        id: "RL-22",
        text: "Investor cannot be chosen if the treasury and the government's private cash, after the surcharge, do not cover the interest of the other players. With the table option for partial payment it can: bonds are then paid from the lowest interest upward until the money is spent, the rest lapses, and the government is left with nothing.",
      },
      {
        id: "RL-23",
        text: "If the treasury is sufficient, the government cannot refuse its own interest. It may give the money back as a gift.",
      },
      {
        id: "RL-24",
        text: "When a tie for a government is broken, the holder of the Investor card is first, then clockwise. The holder takes no part in the investments of the Swiss Banks.",
      },
      {
        id: "RL-25",
        text: "If a player takes the lead in a nation and a Swiss Bank then overtakes, only the state at the check counts.",
      },
      {
        id: "RL-26",
        text: "A player who loses the last government and gains another at the same check receives no Swiss Bank.",
      },
      {
        id: "RL-28",
        text: "The first placement on the rondel passes nothing, so no stop can be forced. Investor may be chosen as the first space.",
      },
      {
        id: "RL-29",
        text: "If the taxation that ends the game came with passing Investor, there are no investments, no 2 M and no change of government.",
      },
      { id: "RL-30", text: "A forced stop can prevent a taxation that would end the game." },
      { id: "RL-33", text: "A player without a nation who does not invest receives nothing in return." },
      {
        id: "RL-70",
        text: "A named move can always be paid, because the surcharge is set aside [IM-7.9]. The money set aside still counts as private cash; it only cannot be given away.",
      },
      {
        id: "RL-74",
        text: "If one player governs all six nations, the game goes on as usual. All others have the rights of a Swiss Bank, and the Investor card and the investments continue.",
      },
      {
        id: "RL-75",
        text: "Buying into a nation without government takes effect only at the check. Until then it has no government, even with bonds sold. A tie cannot occur there, because no two bonds have the same value.",
      },
      {
        id: "RL-81",
        text: "The money missing for a forced stop may come from anybody, as a gift, before the last Swiss Bank has answered. All Swiss Banks are asked if the treasury is sufficient or if their private cash together could fill it up. A refusal is final.",
      },
    ],
  },
];
