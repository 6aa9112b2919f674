import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investor",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "When a nation stops on Investor, there are three steps: interest, then the card holder invests, then the Swiss Banks invest. If it only passes Investor, it first carries out the action of its new space; then come the two investment steps, without interest.",
      },
      { id: "IM-15.2", text: "Each player who holds a bond of this nation gets its interest from the treasury." },
      {
        id: "IM-15.3",
        text: "If the treasury cannot pay everything, the government’s own interest is cut first. If that is not enough, the government pays the rest to the other players from its private cash. The others always get their full interest; the only exception is the rule variant in [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Example: the treasury has 3 M, the others are owed 2 M and the government 4 M. The others get 2 M, the government 1 M. If the treasury has only 1 M and the others are owed 4 M, the government gets nothing and pays 3 M itself.",
      },
      {
        id: "IM-15.5",
        text: "The holder of the Investor card gets 2 M from the bank and may then invest once, in any nation. The 2 M is paid even if the holder does not invest.",
      },
      {
        id: "IM-15.6",
        text: "Then every player with a Swiss Bank, except the card holder, may invest once, clockwise from the left neighbour of the card holder. They do not get the 2 M.",
      },
      {
        id: "IM-15.7",
        text: "The cards that players hold when the investments begin decide who may invest. Cards change hands only at the check afterwards.",
      },
      {
        id: "IM-15.8",
        text: "After the check of the governments, the Investor card goes to its holder’s left neighbour, even if nobody invested. The order of investing and all ties are decided from the player who held the card at the start.",
      },
      {
        id: "IM-15.9",
        text: "If a nation’s move would pass Investor, any player with a Swiss Bank may force it to stop there, provided the treasury alone can pay all interest of that nation, including the government’s. All three Investor steps follow. The surcharge is that of the move to Investor.",
      },
      {
        id: "IM-15.10",
        text: "A holder of the Investor card who also has a Swiss Bank invests only once, but may still force stops.",
      },
    ],
  },
  {
    id: "investing",
    title: "Investing",
    paragraphs: [
      { id: "IM-16.1", text: "Investing means buying another bond, upgrading a bond or passing." },
      {
        id: "IM-16.2",
        text: "Any available bond of any nation can be bought, no matter who governs the nation, and even if it has no government.",
      },
      {
        id: "IM-16.3",
        text: "A new bond costs its full value, paid from private cash into that nation’s treasury. A player may hold several bonds of the same nation.",
      },
      {
        id: "IM-16.4",
        text: "To upgrade, a player gives back a bond, takes a higher one of the same nation and pays the difference into its treasury. Example: upgrading from 4 M to 12 M costs 8 M.",
      },
      {
        id: "IM-16.5",
        text: "An upgrade replaces exactly one bond. Bonds cannot be given back in any other way, combined or exchanged for lower ones.",
      },
      {
        id: "IM-16.6",
        text: "A bond that was given back is available at once to players who invest later in the same Investor procedure.",
      },
      {
        id: "IM-16.7",
        text: "A player who cannot afford anything passes. If cash is hidden, that player is still asked, so nothing is revealed.",
      },
    ],
  },
  {
    id: "taxation",
    title: "Taxation",
    paragraphs: [
      {
        id: "IM-17.1",
        text: "Tax revenue is 2 M for each of the nation’s unoccupied factories and 1 M for each of its flags on the map. The maximum is 25 M.",
      },
      {
        id: "IM-17.2",
        text: "Move the tax marker up or down to the space of the new tax revenue. Up to 5 M, it is on the lowest space; from 15 M, on the highest.",
      },
      { id: "IM-17.3", text: "Friendly armies do not reduce tax revenue." },
      {
        id: "IM-17.4",
        text: "Success bonus: for each space the tax marker rose, the bank pays the government 1 M, which is added to its private cash. If the marker stayed or fell, there is no bonus.",
      },
      {
        id: "IM-17.5",
        text: "The nation gains the power points of the space its tax marker is on [IM-2.11], up to a total of 25.",
      },
      { id: "IM-17.6", text: "When a nation has 25 power points, the game ends at once." },
      {
        id: "IM-17.7",
        text: "Otherwise, the bank pays the treasury the tax revenue minus soldiers’ pay, which is 1 M for each of the nation’s armies and fleets on the map. The result is never below 0 M. Example: 7 M of tax revenue and 3 units leave 4 M.",
      },
      { id: "IM-17.8", text: "Tax revenue is never below 2 M, because every nation always has an unoccupied factory." },
    ],
  },
  {
    id: "end",
    title: "End of the game and scoring",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "The game ends the moment a nation reaches 25 power points. The success bonus of that turn is still paid; the treasury gets nothing, and no more investments are made.",
      },
      {
        id: "IM-18.2",
        text: "Each bond scores its interest multiplied by its nation’s factor. Private cash scores 1 victory point per 1 M. Treasuries do not score. Example: a 12 M bond of a nation with 17 power points scores 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "The player with the most victory points wins. Ties are broken by the bond total in the nation with the most power points, then in the next nation, and so on [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "All other places are decided in the same way, each time only among players with equal victory points.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Negotiation",
    paragraphs: [
      { id: "IM-19.1", text: "Players may make any agreement. No agreement is binding." },
      { id: "IM-19.2", text: "An agreement cannot move money or bonds from one player to another." },
    ],
  },
  {
    id: "without-card",
    title: "Variant without Investor card",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "There is no Investor card and no 2 M. A nation that stops on Investor pays interest only; passing it has no effect.",
      },
      {
        id: "IM-20.2",
        text: "After each nation’s turn, there is an investment round. The government of the nation that moved begins, and the others follow clockwise. Each player may invest once, only in that nation.",
      },
      {
        id: "IM-20.3",
        text: "A player with a Swiss Bank may choose any nation in this round, but still invests only once.",
      },
      { id: "IM-20.4", text: "The governments are checked after the round. For ties, see [RL-34]." },
      {
        id: "IM-20.5",
        text: "A nation that has not sold any bonds gets its own investment round right after the preceding nation. That nation’s government begins the round.",
      },
      { id: "IM-20.6", text: "The variant works with either setup." },
    ],
  },
];
