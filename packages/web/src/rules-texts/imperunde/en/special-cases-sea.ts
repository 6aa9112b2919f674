import type { Chapter } from "../../chapter.ts";

export const specialCasesSea: readonly Chapter[] = [
  {
    id: "special-sea",
    title: "Special cases: seas and movement",
    paragraphs: [
      {
        id: "RU-20",
        text: "Nobody controls a sea with warships of several sides. Until it is cleared, it pays no tax and nothing is sunk there.",
      },
      {
        id: "RU-22",
        text: "Whether you may use a canal depends on your relation to its owner, and on who owns the territory, at the moment of the move. An armistice counts as peace.",
      },
      {
        id: "RU-24",
        text: "Enemy transports are sunk automatically: in phase 5, after every sea battle you win, on your own turn of phase 6 in every sea you control, and when “Fair winds” give you control. With the rule variant “The winner decides”, the player whose turn it is decides.",
      },
      {
        id: "RU-58",
        text: "The order in which seas are cleared makes no difference, except for pieces that run out and cards played in between.",
      },
      {
        id: "RU-60",
        text: "A captured ship stays where it is until the end of the round. “Fair winds” do not move it either.",
      },
      { id: "RU-61", text: "You can never enter the territories of players at peace with you." },
      {
        id: "RU-62",
        text: "Fair winds: each ship makes one move to an adjacent sea, or its army lands, even if it embarked this round; captured ships do not move. You may attack enemies, pirates and free territories with at most 3 ships, and others from the same sea can reinforce them. Cavalry that has landed cannot move on. The rule variant “Attacks with fair winds” can rule out attacks.",
      },
      {
        id: "RU-63",
        text: "Sailing through the sea of a player at peace with you takes 2 moves, and both must be possible. A calm in that sea rules it out. The second move may be an attack.",
      },
      { id: "RU-66", text: "Armies cannot land from a calm, unless the rule variant “Calm prevents landing” is off." },
      { id: "RU-67", text: "A die is also rolled for a ship that only sails through a storm." },
      {
        id: "RU-82",
        text: "A storm affects pirates too. “Fair winds” do not move them, and a calm makes no difference to them.",
      },
      {
        id: "RU-89",
        text: "If two players make peace while their warships share a sea, they still fight in phase 5, as with an armistice. The loser’s transports are not sunk.",
      },
      {
        id: "RU-100",
        text: "The holder of a sea is the side that controls it, or the last to control it before others came. If the holder loses their last warship there, the first of the others in turn order becomes the holder, pirates last. Under an armistice, only the holder may add warships, and “Capture” in phase 5 works only against the holder.",
      },
      {
        id: "RU-116",
        text: "A finished turn is not reopened. Ships hired or moves gained after it can be used only in the next round or with “Fair winds”.",
      },
      {
        id: "RU-117",
        text: "Cavalry at sea can sail to one adjacent sea, land in one of your territories and ride on, for a march or an attack. This takes 2 ship moves and 2 army moves. It is also possible as reinforcements.",
      },
      {
        id: "RU-118",
        text: "If fewer than 2 trading posts are left, a canal brings as many as there are. Conquering the territory from a player brings none; missing posts can be bought later. A player at war with the owner cannot use the canal in any way.",
      },
      {
        id: "RU-124",
        text: "“Fair winds” can carry ships into a calm, where they are held. A calm also prevents landing, but armies on land can still embark into it.",
      },
      {
        id: "RU-127",
        text: "In phases 6 and 7, you can undo only the last plain moves, as long as there have been no dice, no sinking, no change of ownership and no card since. An attack is never undone.",
      },
      {
        id: "RU-128",
        text: "Transports caught next to enemy warships by a “Declaration of war” can sail away or land on their owner’s turn. No others can enter or embark there. If they stay, they are sunk at the next occasion.",
      },
      {
        id: "RU-130",
        text: "Sinking unprotected transports is not a battle: no card window opens and no dice are rolled. Only the card that caused it can be countered.",
      },
    ],
  },
  {
    id: "special-events",
    title: "Special cases: events",
    paragraphs: [
      {
        id: "RU-64",
        text: "First the territory or sea is drawn, then the event. If the territory or sea does not fit, only it is drawn again.",
      },
      { id: "RU-65", text: "All territories, seas and events are equally likely, unless the table uses other odds." },
      {
        id: "RU-83",
        text: "If dice are rolled for several units at once, turn order applies, pirates last. For each player the order is ships of the line, frigates, artillery, cavalry, infantry.",
      },
      {
        id: "RU-93",
        text: "A colony can have a “Rebellion” and an event in the same round. Only events are limited to one per territory.",
      },
      {
        id: "RU-99",
        text: "If a territory loses its last piece, for example in an “Epidemic”, it is free at once. A canal stays, and so does a black disc until phase 8.",
      },
      {
        id: "RU-110",
        text: "An event applies to the situation when it is carried out. If a colony has become free meanwhile, the event has no effect but still counts.",
      },
    ],
  },
];
