import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Special cases: convoy and movement",
    paragraphs: [
      {
        id: "RL-16",
        text: "If several sea routes are possible, the government may choose one; otherwise the route with the fewest seas is used. If the army can reach its destination by land or by rail, no fleet is used unless the government asks for it. Fleets are not used for nothing: no convoy goes where rail alone leads, and no route has a sea that it could leave out.",
      },
      {
        id: "RL-51",
        text: "A convoy can go from one of the nation’s provinces to another, for example from Dublin to Liverpool. It cannot end where it began.",
      },
      { id: "RL-52", text: "Units that stay need no order. A step ends when the government finishes it." },
      {
        id: "RL-53",
        text: "An army cannot land and then be carried on in the same turn. It makes one march or one convoy.",
      },
      {
        id: "RL-67",
        text: "A home province freed from hostile armies is part of the rail network again for every army that moves afterwards. In a province that is still occupied, only the railway is cut; armies can still march or be carried by convoy in and out.",
      },
      {
        id: "RL-68",
        text: "A convoy is checked when its army moves: it uses each sea once, and each sea needs a fleet that has not carried an army yet. Losing a fleet that has already carried one changes nothing for later convoys; losing an unused fleet costs one crossing. A convoy already made stays valid.",
      },
    ],
  },
  {
    id: "special-flags",
    title: "Special cases: flags",
    paragraphs: [
      {
        id: "RL-15",
        text: "Flags are checked once, at the end of each manoeuvre, in all 24 land and sea regions. Wherever exactly one nation has units, its flag is placed. This includes the active nation, the survivor of a battle and a nation left alone because others moved away.",
      },
      {
        id: "RL-17",
        text: "If a nation is alone in a region but has no flag left, the foreign flag is removed and no new one is placed. If there are several such regions, its government chooses. The flag is placed at the end of a later manoeuvre if the nation then has one and is still alone there. Flags cannot be moved.",
      },
      {
        id: "RL-54",
        text: "A region that has never had a flag stays without one as long as two nations have units there.",
      },
      {
        id: "RL-69",
        text: "First, all flags are removed from regions where another nation is alone; then the new flags are placed. A flag that has just been removed can be used again at once. If several nations are short of flags, they choose in turn order, starting with the active nation.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Special cases: Swiss Bank and Investor",
    paragraphs: [
      {
        id: "RL-18",
        text: "If there are several Swiss Banks, all are asked at the same time. One is enough to force a stop, and no other Swiss Bank can prevent it.",
      },
      {
        id: "RL-19",
        text: "A forced stop costs only the surcharge for the move to Investor, often nothing. A nation that is forced to stop must take Investor; otherwise it must take the announced space.",
      },
      {
        id: "RL-20",
        text: "A player with a Swiss Bank may fill up the treasury with a gift to make a forced stop possible. The treasury is checked when the stop is forced.",
      },
      {
        id: "RL-21",
        text: "Every player who governs no nation has the rights of a Swiss Bank, even if there are more than 3 such players. With the rule variant “At most three”, only the first 3 players to lose their governments have these rights; the others wait until a Swiss Bank is given back.",
      },
      {
        id: "RL-22",
        text: "Investor cannot be chosen if the treasury and the government’s private cash, after the surcharge, do not cover the other players’ interest. With the rule variant “Interest is paid as far as the money goes”, it can be chosen: then bonds are paid in order of interest, lowest first, until the money runs out. The rest is not paid, and the government keeps no cash.",
      },
      {
        id: "RL-23",
        text: "If the treasury can pay, the government cannot refuse its own interest. It may give the money back as a gift.",
      },
      {
        id: "RL-24",
        text: "If there is a tie for a government, the holder of the Investor card comes first, then the others clockwise. The holder takes no part in the investments of the Swiss Banks.",
      },
      {
        id: "RL-25",
        text: "If a player takes the lead in a nation and a Swiss Bank then overtakes them, only the bond total at the check decides.",
      },
      {
        id: "RL-26",
        text: "A player who loses their last government and takes over another at the same check gets no Swiss Bank.",
      },
      {
        id: "RL-28",
        text: "A nation that is placed on the rondel for the first time passes no space, so no stop can be forced. Its first space may be Investor.",
      },
      {
        id: "RL-29",
        text: "If the nation passes Investor on the move to Taxation that ends the game, there are no investments, no 2 M and no change of government.",
      },
      { id: "RL-30", text: "A forced stop can prevent a move to Taxation that would end the game." },
      { id: "RL-33", text: "A player without a nation who does not invest gets no compensation." },
      {
        id: "RL-70",
        text: "An announced move can always be paid for, because the surcharge is set aside [IM-7.9]. That money still counts as private cash; it only cannot be given away.",
      },
      {
        id: "RL-74",
        text: "If one player governs all six nations, the game goes on as usual. All other players have the rights of a Swiss Bank, and the Investor card and the investments continue.",
      },
      {
        id: "RL-75",
        text: "Buying a bond of a nation without a government takes effect only at the check. Until then, the nation has no government, even if bonds have been sold. A tie cannot occur there, because no two bonds have the same value.",
      },
      {
        id: "RL-81",
        text: "Anyone may give the missing money to the treasury until the last Swiss Bank has answered. All Swiss Banks are asked if the treasury can pay all interest or if their private cash together could make up the difference. A refusal to force a stop is final.",
      },
    ],
  },
];
