import type { Chapter } from "../../chapter.ts";

export const movement: readonly Chapter[] = [
  {
    id: "movement",
    title: "Phase 6: Movement & combat",
    paragraphs: [
      {
        id: "IR-9.1.1",
        text: "In the order of the round each player makes all moves and the battles that follow, in any sequence, and then ends the turn for good.",
      },
      {
        id: "IR-9.1.2",
        text: "Moves per round: infantry and artillery 1, cavalry 2, every ship 2. Each piece counts on its own.",
      },
      {
        id: "IR-9.1.3",
        text: "A move is one step to an adjacent land or sea. Unused moves lapse at the end of the turn.",
      },
      { id: "IR-9.1.4", text: "Pieces bought in this round may move at once." },
      {
        id: "IR-9.2.1",
        text: "An army marches to an adjacent land of its owner, or attacks an adjacent free land or an enemy’s colony.",
      },
      { id: "IR-9.2.2", text: "Lands of friendly players and other players’ home countries cannot be entered." },
      {
        id: "IR-9.2.3",
        text: "Cavalry that conquers with its first move may use the second, for a march or a new attack.",
      },
      {
        id: "IR-9.2.4",
        text: "If cavalry needs two steps to reach a battle, the land in between must belong to its owner; a land conquered earlier in the same turn counts.",
      },
      { id: "IR-9.2.5", text: "Armies cannot go to sea in this phase." },
      {
        id: "IR-9.3.1",
        text: "A cargo ship has 2 ship moves. The army on board keeps its own moves (1, cavalry 2); sailing uses ship moves only.",
      },
      {
        id: "IR-9.3.2",
        text: "Landing uses 1 ship move and 1 army move. At most one sea step is therefore possible before it.",
      },
      { id: "IR-9.3.3", text: "After landing infantry and artillery have no move left, cavalry has one." },
      {
        id: "IR-9.3.4",
        text: "Landing in a land of the army’s owner is a march; landing in a free land or an enemy’s colony is an attack.",
      },
      {
        id: "IR-9.3.5",
        text: "Armies that have just embarked cannot sail before phase 6 of the next round, except with Good winds.",
      },
      {
        id: "IR-9.4.1",
        text: "A sea with pirates or enemy warships can be entered only by attacking warships. It can be passed only when all those warships are gone. Cargo ships cannot enter it.",
      },
      { id: "IR-9.4.2", text: "Cargo ships never stand in anybody’s way." },
      {
        id: "IR-9.4.3",
        text: "Warships may sail through a sea with a friendly player’s warships, but may not end there. The second step must be possible from the start.",
      },
      { id: "IR-9.4.4", text: "Whoever sails through a friend’s sea sinks no enemy cargo ships there." },
      {
        id: "IR-9.4.5",
        text: "Cargo ships may enter and stay in seas with warships of their owner or of a friendly player, or with none.",
      },
      {
        id: "IR-9.4.6",
        text: "A warship that takes control of a sea, even in passing, sinks all enemy cargo ships there at once and without dice.",
      },
      {
        id: "IR-9.4.7",
        text: "Cargo ships protected by warships of their owner or of a friendly player are safe until those warships are gone.",
      },
      {
        id: "IR-9.4.8",
        text: "Storm and calm affect ships as in [IR-11.4.2] and [IR-11.4.3], canals join seas as in [IR-2.5.3].",
      },
      { id: "IR-9.4.9", text: "Captured ships do not move until the round is over." },
      {
        id: "IR-9.4.10",
        text: "Warships that win a sea with their first move may sail on or attack again with the second. From then on the player’s cargo ships may enter and pass that sea in the same turn.",
      },
      {
        id: "IR-9.5.1",
        text: "An attack names a target and 1 to 3 units with enough moves. They may come from different places, by land and by sea, and arrive together.",
      },
      {
        id: "IR-9.5.2",
        text: "The steps on the way must be peaceful: cavalry through its owner’s lands, ships through seas without enemy warships.",
      },
      {
        id: "IR-9.5.3",
        text: "When a battle is over, the same place may be attacked again with other units that still have moves. That is a new battle.",
      },
    ],
  },
  {
    id: "embarkation",
    title: "Phase 7: Embarkation",
    paragraphs: [
      {
        id: "IR-10.1.1",
        text: "In the order of the round each player may put any armies from any of the player’s lands into an adjacent sea.",
      },
      { id: "IR-10.1.2", text: "Embarking is not a move. Armies that have marched, landed or fought may embark too." },
      { id: "IR-10.1.3", text: "The sea must be free of enemy warships and pirates. Friendly warships do not matter." },
      { id: "IR-10.1.4", text: "In a storm each cargo ship rolls at once. Embarking into a calm is allowed." },
      { id: "IR-10.1.5", text: "If the last piece leaves a colony, the land becomes free." },
    ],
  },
];
