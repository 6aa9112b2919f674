import type { Chapter } from "../../chapter.ts";

export const investments: readonly Chapter[] = [
  {
    id: "investments",
    title: "Phase 4: Investments",
    paragraphs: [
      {
        id: "IR-7.1.1",
        text: "In turn order, each player makes all their purchases, then ends their turn; it cannot be reopened.",
      },
      {
        id: "IR-7.1.2",
        text: "All your purchases together cannot cost more than your available funds. You cannot buy a type of piece that has run out.",
      },
      {
        id: "IR-7.1.3",
        text: "Purchases take effect one by one. A purchase followed by a random draw, such as a drawn card or a storm roll, cannot be undone.",
      },
      {
        id: "IR-7.2.1",
        text: "In your home country you may buy any number of armies and warships, but no forts and no trading posts.",
      },
      {
        id: "IR-7.2.2",
        text: "Trading posts, canals and cards are investments of your home country, whichever territory they are for. They do not use up a colony’s limit.",
      },
      {
        id: "IR-7.2.3",
        text: "Cards: you may buy up to 3 per round, for 5 doubloons each, and draw them at once. You cannot buy more than the draw deck has.",
      },
      {
        id: "IR-7.3.1",
        text: "Trading posts cost 2 doubloons each. You may build them in any of your colonies, up to the territory’s value (2 more with a canal). A colony without any posts can get several at once.",
      },
      {
        id: "IR-7.3.2",
        text: "To buy armies, forts or warships in a colony, you need at least one trading post that was there before this phase.",
      },
      {
        id: "IR-7.3.3",
        text: "Each round, a colony can spend up to 3 doubloons on military units for each of its trading posts, not counting new ones. This is one budget for the whole colony: 2 posts allow 6 doubloons, for example for a ship of the line.",
      },
      {
        id: "IR-7.3.4",
        text: "Trading posts built this round are new until the end of phase 4. They do not allow military units or forts yet.",
      },
      { id: "IR-7.3.5", text: "A colony can have at most one fort per trading post." },
      {
        id: "IR-7.3.6",
        text: "Armies are placed in the territory that pays for them, never on a sea. Transports cannot be bought.",
      },
      {
        id: "IR-7.3.7",
        text: "Nothing can be invested this round in a colony with a black disc, not even in warships. The exception is “Smuggling” [IR-13.5.11].",
      },
      {
        id: "IR-7.3.8",
        text: "The owner of Egypt may build the Suez Canal there for 8 doubloons, the owner of the Mosquito Coast the Panama Canal for 10 doubloons. The canal comes with 2 new trading posts. No post is needed beforehand.",
      },
      { id: "IR-7.4.1", text: "A warship is placed in a sea that borders the territory that pays for it." },
      { id: "IR-7.4.2", text: "Enemy warships or pirates in the sea do not prevent this. They fight in phase 5." },
      {
        id: "IR-7.4.3",
        text: "You cannot place warships in a sea with warships of a player at peace with you, even if an armistice has only just begun. Only the holder of the sea may keep adding warships if an intruder is no longer an enemy.",
      },
      { id: "IR-7.4.4", text: "Transports never affect where warships can be placed." },
      {
        id: "IR-7.4.5",
        text: "A die is rolled at once for each ship placed in a storm [IR-11.4.2]. Ships can be placed in a calm.",
      },
    ],
  },
  {
    id: "clearing",
    title: "Phase 5: Clearing the seas",
    paragraphs: [
      {
        id: "IR-8.1.1",
        text: "A sea must be cleared if several sides have warships in it, or if one side’s warships share it with an enemy’s transports.",
      },
      { id: "IR-8.1.2", text: "A sea with only transports is not cleared." },
      {
        id: "IR-8.1.3",
        text: "The seas are cleared one after another in a fixed order. They do not affect each other.",
      },
      {
        id: "IR-8.2.1",
        text: "In each sea, the players fight in turn order: the first against the second, the winner against the third, and so on. The pirates come last.",
      },
      {
        id: "IR-8.2.2",
        text: "Both sides must use as many ships as possible, at most 3. Further ships wait in the same sea and can fight in later rolls. The player earlier in turn order chooses ships first; pirates use ships of the line first.",
      },
      { id: "IR-8.2.3", text: "Ships from other seas cannot help." },
      {
        id: "IR-8.2.4",
        text: "Players with an armistice fight too if their warships share a sea, because only one side can keep it.",
      },
      {
        id: "IR-8.3.1",
        text: "The winner sinks all enemy transports there; pirates sink all transports. Transports of players at peace with the winner stay.",
      },
      { id: "IR-8.3.2", text: "If the loser had an armistice with the winner, the loser’s transports are not sunk." },
      { id: "IR-8.3.3", text: "Ships captured here can fight on at once, but cannot move this round." },
    ],
  },
];
