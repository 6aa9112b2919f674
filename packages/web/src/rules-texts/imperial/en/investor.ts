import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investor",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "On stopping at Investor three steps follow: interest, the investment of the card holder, the investments of the Swiss Banks. If Investor is only passed, the action of the space reached comes first, then the two investment steps without interest.",
      },
      { id: "IM-15.2", text: "Everybody who holds a bond of this nation receives its interest from the treasury." },
      {
        id: "IM-15.3",
        text: "If the treasury is short, the government first goes without its own interest. If even that is not enough, it pays the other players the rest from its private cash. The others always receive their full interest; the only exception is the table option of [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Example: the treasury holds 3 M, the others are owed 2 M, the government 4 M: the others receive 2 M, the government 1 M. If the treasury holds only 1 M and the others are owed 4 M, the government receives nothing and pays 3 M itself.",
      },
      {
        id: "IM-15.5",
        text: "The holder of the Investor card receives 2 M from the bank and may then invest once, in any nation. The 2 M are paid even without an investment.",
      },
      {
        id: "IM-15.6",
        text: "Then every player with a Swiss Bank except the card holder may invest once, clockwise from the left of the card holder. They receive no 2 M.",
      },
      {
        id: "IM-15.7",
        text: "What counts is who holds which card when the investments begin. Cards change hands only at the check afterwards.",
      },
      {
        id: "IM-15.8",
        text: "After the check of the governments the Investor card goes to the left neighbour of its holder, whether or not anybody invested. For the order of investing and for ties the holder at the start counts throughout.",
      },
      {
        id: "IM-15.9",
        text: "If a nation's move would pass Investor, any player with a Swiss Bank may force it to stop there, provided the treasury alone can pay all interest of that nation, the government's included. All three Investor steps follow. The surcharge is that for the way to Investor.",
      },
      {
        id: "IM-15.10",
        text: "A holder of the Investor card who also has a Swiss Bank invests only once, but may force stops.",
      },
    ],
  },
  {
    id: "investing",
    title: "Investing",
    paragraphs: [
      { id: "IM-16.1", text: "To invest means to take an additional bond, to upgrade a bond, or to pass." },
      {
        id: "IM-16.2",
        text: "Any bond lying in a bond stack may be bought, whoever governs that nation, and even if it has no government.",
      },
      {
        id: "IM-16.3",
        text: "An additional bond costs its full bond value, paid from private cash into the treasury of that nation. A player may hold several bonds of one nation.",
      },
      {
        id: "IM-16.4",
        text: "To upgrade, a player returns a bond to the stack, takes a higher one of the same nation and pays the difference into its treasury. Example: from 4 M to 12 M costs 8 M.",
      },
      {
        id: "IM-16.5",
        text: "An upgrade returns exactly one bond. Bonds cannot be given back in any other way, put together or exchanged for lower ones.",
      },
      {
        id: "IM-16.6",
        text: "A returned bond is available at once to those who invest later in the same Investor procedure.",
      },
      {
        id: "IM-16.7",
        text: "A player who cannot afford anything passes. With hidden cash the question is asked all the same, so that nothing is given away.",
      },
    ],
  },
  {
    id: "taxation",
    title: "Taxation",
    paragraphs: [
      {
        id: "IM-17.1",
        text: "Tax revenue is 2 M for each unoccupied factory of the nation and 1 M for each of its flags on the map. The most possible is 25 M.",
      },
      {
        id: "IM-17.2",
        text: "The tax marker is set to the field of the new tax revenue, upward or downward. Up to 5 M it stands on the lowest field, from 15 M on the highest.",
      },
      { id: "IM-17.3", text: "Friendly armies do not lower the tax revenue." },
      {
        id: "IM-17.4",
        text: "Success bonus: for each field the marker has risen the government receives 1 M from the bank into its private cash. If the marker stays or falls, nothing is paid.",
      },
      {
        id: "IM-17.5",
        text: "The nation gains the power points of the field its tax marker stands on [IM-2.11], up to 25 in all.",
      },
      { id: "IM-17.6", text: "With 25 power points the game ends at once." },
      {
        id: "IM-17.7",
        text: "Otherwise the bank pays the treasury the tax revenue minus soldiers' pay of 1 M for each of the nation's armies and fleets on the map, but never less than 0 M. Example: 7 M of tax revenue and three units leave 4 M.",
      },
      {
        id: "IM-17.8",
        text: "Tax revenue is never below 2 M, because every nation always has one unoccupied factory.",
      },
    ],
  },
  {
    id: "end",
    title: "End of the game and scoring",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "The game ends the moment a nation reaches 25 power points. The success bonus of that turn has been paid; the treasury receives nothing more, and investments still due are not made.",
      },
      {
        id: "IM-18.2",
        text: "Each bond scores its interest times the factor of its nation. Private cash is added, 1 victory point for each 1 M. Treasuries count for nobody. Example: a 12 M bond of a nation with 17 power points scores 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "Most victory points win. In a tie the higher total of bonds held in the nation with most power points decides, then in the second nation, and so on [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "All further places are decided in the same way, always only among the players with equal victory points.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Negotiation",
    paragraphs: [
      { id: "IM-19.1", text: "Players may make any agreement. None of them is binding." },
      { id: "IM-19.2", text: "Agreements cannot move money or bonds from one player to another." },
    ],
  },
  {
    id: "without-card",
    title: "Variant without Investor card",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "There is no Investor card and no 2 M. Stopping on Investor pays interest only; passing it has no effect.",
      },
      {
        id: "IM-20.2",
        text: "After every nation turn there is an investment round. The government of the nation that moved begins, then all others follow clockwise. Each may invest once, and only in that nation.",
      },
      {
        id: "IM-20.3",
        text: "A player with a Swiss Bank may choose any nation in this round, but also invests only once.",
      },
      { id: "IM-20.4", text: "The governments are checked after the round [RL-34]." },
      {
        id: "IM-20.5",
        text: "A nation of which no bond has been sold gets an investment round of its own right after the preceding nation. It is opened by that nation's government.",
      },
      { id: "IM-20.6", text: "The variant can be played with either distribution of bonds." },
    ],
  },
];
