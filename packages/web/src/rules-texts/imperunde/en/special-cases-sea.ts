import type { Chapter } from "../../chapter.ts";

export const specialCasesSea: readonly Chapter[] = [
  {
    id: "special-sea",
    title: "Special cases: seas and movement",
    paragraphs: [
      {
        id: "RU-20",
        text: "A sea with warships of several parties is controlled by nobody. Until it is cleared, it pays no tax and nothing is sunk there.",
      },
      {
        id: "RU-22",
        text: "The passage of a canal follows the relation to the owner and the ownership of the land at the moment of the step. An armistice counts as friendly.",
      },
      {
        id: "RU-24",
        text: "Enemy cargo ships are sunk automatically: in phase 5, after every sea battle won, in one’s own turn of phase 6 in every controlled sea, and when Good winds bring control. With a table option the player whose turn it is decides.",
      },
      {
        id: "RU-58",
        text: "The order in which seas are cleared makes no difference, except for pieces that run short and cards played in between.",
      },
      {
        id: "RU-60",
        text: "A captured ship stays where it is until the end of the round. Good winds do not move it either.",
      },
      { id: "RU-61", text: "The lands of friendly players can never be entered." },
      {
        id: "RU-62",
        text: "Good winds: each ship makes one step to an adjacent sea or one landing, also if it embarked in this round; captured ships do not. Attacks on enemies, pirates and free lands are allowed with at most 3 ships, and others from the same sea may reinforce. Landed cavalry does not go on. A table option rules out attacks.",
      },
      {
        id: "RU-63",
        text: "A passage through a friend’s sea is one move of two steps, and both must be possible. A calm in the friend’s sea rules it out; the second step may be an attack.",
      },
      { id: "RU-66", text: "Landing from a calm is not allowed. A table option permits it." },
      { id: "RU-67", text: "A ship that only passes through a storm rolls as well." },
      {
        id: "RU-82",
        text: "A storm hits pirates too. Good winds do not move them, and a calm makes no difference to them.",
      },
      {
        id: "RU-89",
        text: "If peace is made while warships of both share a sea, they fight in phase 5 as with an armistice. The loser’s cargo ships are not sunk.",
      },
      {
        id: "RU-100",
        text: "The holder of a sea is the party that controls it, or controlled it last before others came. If the holder loses the last warship there, the first of the others in the order of the round follows, pirates last. Only the holder may add warships under an armistice, and Capture in phase 5 works only against the holder.",
      },
      {
        id: "RU-116",
        text: "A turn that has ended is not opened again. Ships hired or moves gained after it are of use only in the next round or with Good winds.",
      },
      {
        id: "RU-117",
        text: "Cavalry at sea may sail one step, land in a land of its owner and ride on, for a march or an attack. That takes 2 ship moves and 2 army moves, also as reinforcement.",
      },
      {
        id: "RU-118",
        text: "If fewer than 2 trading posts are left, a canal brings as many as there are. Conquering the land from a player brings no gift; missing posts may be bought later. A player at war with the owner cannot use the canal in any way.",
      },
      {
        id: "RU-124",
        text: "Good winds may carry ships into a calm, where they are held. A calm also prevents landing, but not the embarking of armies from land.",
      },
      {
        id: "RU-127",
        text: "In phases 6 and 7 only the last plain moves can be undone, as long as there were no dice, no sinking, no change of ownership and no card since. An attack is never undone.",
      },
      {
        id: "RU-128",
        text: "Cargo ships caught next to enemy warships by a Declaration of war may sail away or land in their owner’s turn. No others may enter or embark there. They are sunk at the next occasion.",
      },
      {
        id: "RU-130",
        text: "Sinking unprotected cargo ships is no battle: no card window opens and no dice are rolled. Only the card that caused it can be countered.",
      },
    ],
  },
  {
    id: "special-events",
    title: "Special cases: events",
    paragraphs: [
      {
        id: "RU-64",
        text: "First the land or sea is drawn, then the event. Only the land or sea is drawn again if it does not fit.",
      },
      { id: "RU-65", text: "All lands, seas and events are equally likely, unless the table uses other odds." },
      {
        id: "RU-83",
        text: "If several units roll at once, they do so in the order of the round, pirates last; per player ships of the line, frigates, artillery, cavalry, infantry.",
      },
      {
        id: "RU-93",
        text: "A colony can suffer a Rebellion and an event in the same round. Only events are limited to one per land.",
      },
      {
        id: "RU-99",
        text: "If a land loses its last piece, by an Epidemic for instance, it is free at once. A canal stays, and so does a black disc until phase 8.",
      },
      {
        id: "RU-110",
        text: "An event is judged by what holds when it is carried out. If a colony has become free meanwhile, the event has no effect but counts.",
      },
    ],
  },
];
