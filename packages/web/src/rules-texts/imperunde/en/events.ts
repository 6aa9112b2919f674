import type { Chapter } from "../../chapter.ts";

export const events: readonly Chapter[] = [
  {
    id: "events",
    title: "Phase 8: Events",
    paragraphs: [
      { id: "IR-11.1.1", text: "First all markers for calm, storm, famine and plunder are removed." },
      {
        id: "IR-11.1.2",
        text: "Then come 6 land events and 3 sea events. Each is drawn and carried out before the next is drawn.",
      },
      { id: "IR-11.1.3", text: "First the wheel of lands and seas is spun, then the event wheel." },
      {
        id: "IR-11.1.4",
        text: "The first wheel is spun again if it shows a player’s home country, or a land or sea that has already had an event in this round.",
      },
      { id: "IR-11.1.5", text: "In a free land an event has no effect, but counts as one of the six." },
      {
        id: "IR-11.1.6",
        text: "All lands are equally likely, as are all seas, the 6 kinds of land events and the 4 kinds of sea events.",
      },
      {
        id: "IR-11.2.1",
        text: "Volunteers: the owner receives as many infantry there as the value of the land, as far as the supply lasts.",
      },
      { id: "IR-11.2.2", text: "Trade: the owner’s budget surplus grows by the value of the land." },
      {
        id: "IR-11.2.3",
        text: "Famine: a black disc is placed. In the next round the land pays no colonial tax and nothing can be invested there. The disc stays even if the owner changes, and goes at the start of the next phase 8.",
      },
      {
        id: "IR-11.2.4",
        text: "Epidemic: a white die is rolled for each army in the land; an odd number kills it. Forts, trading posts and cargo ships off the coast are safe.",
      },
      { id: "IR-11.2.5", text: "Unrest: as many insurgents as the value of the land attack the owner." },
      { id: "IR-11.2.6", text: "Uprising: twice as many insurgents as the value of the land attack the owner." },
      {
        id: "IR-11.3.1",
        text: "Storm: a white die is rolled for every ship in the sea, pirates included; an odd number sinks it. The storm lasts until the start of the next phase 8.",
      },
      {
        id: "IR-11.3.2",
        text: "Calm: until the start of the next phase 8 no ship may leave the sea and no army may land from it.",
      },
      {
        id: "IR-11.3.3",
        text: "Good winds: every ship of a player in the sea may make one move at once; armies on cargo ships may use it to land. The players act in the order of the round. Unused, the move lapses.",
      },
      {
        id: "IR-11.3.4",
        text: "Pirates: as many pirate frigates as the value of the sea appear and attack all ships there, in the same way as in phase 5.",
      },
      { id: "IR-11.4.1", text: "A ship that stays in a storm does not roll again." },
      {
        id: "IR-11.4.2",
        text: "Every ship placed in a storm or moving into it rolls a white die, even if it only passes through. An odd number sinks it, with the army on board; the others go on.",
      },
      {
        id: "IR-11.4.3",
        text: "A ship may enter a calm, and may fight, control and be attacked there. It cannot leave.",
      },
    ],
  },
];
