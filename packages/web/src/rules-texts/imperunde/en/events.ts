import type { Chapter } from "../../chapter.ts";

export const events: readonly Chapter[] = [
  {
    id: "events",
    title: "Phase 8: Events",
    paragraphs: [
      { id: "IR-11.1.1", text: "First, all discs for calm, storm, famine and plunder are removed." },
      {
        id: "IR-11.1.2",
        text: "Then there are 6 land events and 3 sea events. Each is drawn and carried out before the next is drawn.",
      },
      { id: "IR-11.1.3", text: "The region wheel is spun first, then the event wheel." },
      {
        id: "IR-11.1.4",
        text: "The region wheel is spun again if it shows a player’s home country, or a territory or sea that has already had an event this round.",
      },
      { id: "IR-11.1.5", text: "An event in a free territory has no effect but still counts as one of the six." },
      {
        id: "IR-11.1.6",
        text: "All territories are equally likely, as are all seas, the 6 land events and the 4 sea events.",
      },
      {
        id: "IR-11.2.1",
        text: "Volunteers: the owner gets infantry equal to the territory’s value there, as far as the supply allows.",
      },
      { id: "IR-11.2.2", text: "Trade: the owner’s budget surplus grows by the territory’s value." },
      {
        id: "IR-11.2.3",
        text: "Famine: the territory gets a black disc. Next round, it pays no colonial tax and nothing can be invested there. The disc stays even if the owner changes. It is removed at the start of the next phase 8.",
      },
      {
        id: "IR-11.2.4",
        text: "Epidemic: a white die is rolled for each army in the territory; on an odd number, the army is lost. Forts, trading posts and transports off the coast are safe.",
      },
      { id: "IR-11.2.5", text: "Unrest: insurgents equal to the territory’s value attack the owner." },
      { id: "IR-11.2.6", text: "Uprising: insurgents equal to twice the territory’s value attack the owner." },
      {
        id: "IR-11.3.1",
        text: "Storm: a white die is rolled for every ship in the sea, including pirates; on an odd number, the ship sinks. The storm lasts until the start of the next phase 8.",
      },
      {
        id: "IR-11.3.2",
        text: "Calm: until the start of the next phase 8, no ship can leave the sea and no army can land from it.",
      },
      {
        id: "IR-11.3.3",
        text: "Fair winds: every player’s ship in the sea may make one move at once; armies on transports can use it to land. The players act in turn order. Unused moves are lost.",
      },
      {
        id: "IR-11.3.4",
        text: "Pirates: pirate frigates equal to the sea’s value appear and attack all ships there, in the same way as in phase 5.",
      },
      { id: "IR-11.4.1", text: "No new die is rolled for a ship that stays in a storm." },
      {
        id: "IR-11.4.2",
        text: "A white die is rolled for every ship that is placed in a storm or moves into one, even if it only sails through. On an odd number, the ship sinks with the army on board; the others continue.",
      },
      {
        id: "IR-11.4.3",
        text: "A ship can enter a calm and can fight, control the sea and be attacked there. It cannot leave.",
      },
    ],
  },
];
