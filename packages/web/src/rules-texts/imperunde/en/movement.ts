import type { Chapter } from "../../chapter.ts";

export const movement: readonly Chapter[] = [
  {
    id: "movement",
    title: "Phase 6: Movement & combat",
    paragraphs: [
      {
        id: "IR-9.1.1",
        text: "In turn order, each player makes all their moves and attacks in any order, then ends their turn.",
      },
      {
        id: "IR-9.1.2",
        text: "Moves per round: infantry and artillery 1, cavalry 2, every ship 2. The moves of each piece are counted separately.",
      },
      {
        id: "IR-9.1.3",
        text: "A move leads to one adjacent territory or sea. Unused moves are lost at the end of your turn.",
      },
      { id: "IR-9.1.4", text: "Pieces that you bought this round can move at once." },
      {
        id: "IR-9.2.1",
        text: "An army marches to one of your own adjacent territories, or attacks an adjacent free territory or enemy colony.",
      },
      {
        id: "IR-9.2.2",
        text: "You cannot enter territories of players at peace with you or other players’ home countries.",
      },
      {
        id: "IR-9.2.3",
        text: "Cavalry that conquers a territory with its first move can use its second, for a march or a new attack.",
      },
      {
        id: "IR-9.2.4",
        text: "If cavalry needs 2 moves to reach a battle, the territory in between must be yours. It can be one that you conquered earlier in the same turn.",
      },
      { id: "IR-9.2.5", text: "Armies cannot embark in this phase." },
      {
        id: "IR-9.3.1",
        text: "A transport has 2 ship moves. The army on board keeps its own moves (1, cavalry 2); sailing uses only ship moves.",
      },
      {
        id: "IR-9.3.2",
        text: "Landing uses 1 ship move and 1 army move. A transport can therefore sail to at most one sea before its army lands.",
      },
      { id: "IR-9.3.3", text: "After landing, infantry and artillery have no moves left, and cavalry has one." },
      {
        id: "IR-9.3.4",
        text: "Landing in your own territory is a march; landing in a free territory or an enemy colony is an attack.",
      },
      {
        id: "IR-9.3.5",
        text: "Armies that have just embarked cannot sail before phase 6 of the next round, except with “Fair winds”.",
      },
      {
        id: "IR-9.4.1",
        text: "Only attacking warships can enter a sea with pirates or enemy warships, and nobody can sail through it until all of those warships are gone. Transports cannot enter it.",
      },
      { id: "IR-9.4.2", text: "Transports never block anyone." },
      {
        id: "IR-9.4.3",
        text: "Warships can sail through a sea with warships of a player at peace with you, but cannot end their move there. The second move must be possible from the start.",
      },
      {
        id: "IR-9.4.4",
        text: "While you sail through the sea of a player at peace with you, you do not sink enemy transports there.",
      },
      {
        id: "IR-9.4.5",
        text: "Transports can enter and stay in seas with your own warships, with warships of a player at peace with you, or with none.",
      },
      {
        id: "IR-9.4.6",
        text: "A warship that takes control of a sea, even while sailing through, sinks all enemy transports there at once, without dice.",
      },
      {
        id: "IR-9.4.7",
        text: "Transports are safe as long as there are warships in their sea that are yours or belong to a player at peace with you.",
      },
      { id: "IR-9.4.8", text: "For storms and calms, see [IR-11.4.2] and [IR-11.4.3]; for canals, see [IR-2.5.3]." },
      { id: "IR-9.4.9", text: "Captured ships cannot move until the round is over." },
      {
        id: "IR-9.4.10",
        text: "Warships that win a sea with their first move can sail on or attack again with their second. From then on, your transports can enter that sea and sail through it in the same turn.",
      },
      {
        id: "IR-9.5.1",
        text: "To attack, choose a target and 1 to 3 units with enough moves. They can come from different regions, by land and by sea, and arrive together.",
      },
      {
        id: "IR-9.5.2",
        text: "On the way there must be no battle: cavalry rides through your own territories, ships sail through seas without enemy warships.",
      },
      {
        id: "IR-9.5.3",
        text: "When a battle is over, you may attack the same region again with other units that still have moves. That is a new battle.",
      },
    ],
  },
  {
    id: "embarkation",
    title: "Phase 7: Embarkation",
    paragraphs: [
      {
        id: "IR-10.1.1",
        text: "In turn order, each player may embark any of their armies into a sea adjacent to the territory they are in.",
      },
      { id: "IR-10.1.2", text: "Embarking is not a move. Armies that have marched, landed or fought can embark too." },
      {
        id: "IR-10.1.3",
        text: "There must be no enemy warships and no pirates in the sea. Warships of players at peace with you do not matter.",
      },
      {
        id: "IR-10.1.4",
        text: "In a storm, a die is rolled at once for each transport. Embarking into a calm is allowed.",
      },
      { id: "IR-10.1.5", text: "If the last piece leaves a colony, the territory becomes free." },
    ],
  },
];
