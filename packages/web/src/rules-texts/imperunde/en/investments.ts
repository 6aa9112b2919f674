import type { Chapter } from "../../chapter.ts";

export const investments: readonly Chapter[] = [
  {
    id: "investments",
    title: "Phase 4: Investments",
    paragraphs: [
      {
        id: "IR-7.1.1",
        text: "In the order of the round each player makes all purchases, then ends the turn for good.",
      },
      {
        id: "IR-7.1.2",
        text: "All purchases together may not cost more than the free funds. A kind of piece that is used up cannot be bought.",
      },
      {
        id: "IR-7.1.3",
        text: "Purchases take effect one by one. A purchase that has led to chance, such as a drawn card or a storm roll, cannot be undone.",
      },
      {
        id: "IR-7.2.1",
        text: "In the home country any number of armies and warships may be bought, but no forts and no trading posts.",
      },
      {
        id: "IR-7.2.2",
        text: "Trading posts, canals and cards count as investments of the home country, whatever land they are for. They do not use up the limit of a colony.",
      },
      {
        id: "IR-7.2.3",
        text: "Cards: at most 3 per player and round, 5 doubloons each, drawn at once. There can be no more than the draw deck holds.",
      },
      {
        id: "IR-7.3.1",
        text: "Trading posts cost 2 doubloons each and may be built in any of the player’s colonies, up to the value of the land (2 more with a canal). A colony without posts may receive several at once.",
      },
      {
        id: "IR-7.3.2",
        text: "Armies, forts and warships in a colony need at least one trading post that stood there before this phase.",
      },
      {
        id: "IR-7.3.3",
        text: "In each round a colony can pay for military units up to 3 doubloons per trading post, new posts not counted. The sum holds for the whole colony: 2 posts allow 6 doubloons, for instance a ship of the line.",
      },
      {
        id: "IR-7.3.4",
        text: "Trading posts built in this round are new until the end of phase 4. They allow neither military units nor forts yet.",
      },
      { id: "IR-7.3.5", text: "There can be at most one fort per trading post in a colony." },
      {
        id: "IR-7.3.6",
        text: "Armies are placed in the land that pays for them, never on a sea. Cargo ships cannot be bought.",
      },
      {
        id: "IR-7.3.7",
        text: "In a colony with a black disc nothing can be invested in this round, warships included. The exception is Smuggling [IR-13.5.11].",
      },
      {
        id: "IR-7.3.8",
        text: "The owner of Egypt may build the Suez Canal there for 8 doubloons, the owner of the Mosquito Coast the Panama Canal for 10 doubloons. 2 new trading posts come with it. No post is needed beforehand.",
      },
      { id: "IR-7.4.1", text: "A warship is placed in a sea on the coast of the land that pays for it." },
      { id: "IR-7.4.2", text: "Enemy warships or pirates in the sea do not prevent this. Phase 5 settles it." },
      {
        id: "IR-7.4.3",
        text: "No warships may be placed in a sea with warships of a friendly player, or of a player with whom an armistice has just been imposed. Only the holder of the sea may go on adding ships if an intruder has become friendly meanwhile.",
      },
      { id: "IR-7.4.4", text: "Cargo ships never affect the placing of warships." },
      { id: "IR-7.4.5", text: "Each ship placed in a storm rolls at once [IR-11.4.2]. In a calm ships may be placed." },
    ],
  },
  {
    id: "clearing",
    title: "Phase 5: Clearing seas",
    paragraphs: [
      {
        id: "IR-8.1.1",
        text: "A sea must be cleared if warships of several parties stand in it, or warships of one party together with cargo ships of an enemy.",
      },
      { id: "IR-8.1.2", text: "Seas with cargo ships only are left alone." },
      {
        id: "IR-8.1.3",
        text: "The seas are cleared one after another in a fixed order. They do not affect each other.",
      },
      {
        id: "IR-8.2.1",
        text: "In each sea the players fight along the order of the round: the first against the second, the winner against the third, and so on. The pirates come last.",
      },
      {
        id: "IR-8.2.2",
        text: "Both sides must use as many ships as possible, at most 3. Further ships wait in the same sea and may fight in later rolls. The player earlier in the order of the round names ships first; pirates use ships of the line first.",
      },
      { id: "IR-8.2.3", text: "Ships from other seas cannot help." },
      {
        id: "IR-8.2.4",
        text: "Players with an armistice fight as well if their warships share a sea, because only one party can keep it.",
      },
      {
        id: "IR-8.3.1",
        text: "The party left over sinks all enemy cargo ships there; pirates sink all cargo ships. Cargo ships of the winner’s friends stay.",
      },
      { id: "IR-8.3.2", text: "If the loser had an armistice with the winner, the loser’s cargo ships are not sunk." },
      { id: "IR-8.3.3", text: "Ships captured here may fight on at once, but may not move in this round." },
    ],
  },
];
