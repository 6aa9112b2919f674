import type { Chapter } from "../../chapter.ts";

export const manoeuvre: readonly Chapter[] = [
  {
    id: "manoeuvre",
    title: "Manoeuvre",
    paragraphs: [
      { id: "IM-11.1", text: "A manoeuvre has three steps: first the fleets, then the armies, last the flags." },
      {
        id: "IM-11.2",
        text: "Units move one after another in any order. Each arrival is settled completely, with status and battle, before the next unit moves.",
      },
      {
        id: "IM-11.3",
        text: "Each unit moves once at most and may also stay. Armies move, change status or destroy only after the fleet moves have been ended; from then on no fleet moves any more.",
      },
      { id: "IM-11.4", text: "Foreign units never stop a unit from entering or leaving an area." },
    ],
  },
  {
    id: "fleets",
    title: "Manoeuvre: fleets",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "A fleet in port may move to its anchor sea, a fleet at sea to one adjacent sea region. It moves one region per manoeuvre. Example: a fleet in London may go only to the English Channel.",
      },
      { id: "IM-11.6", text: "Fleets never go back to a port or to land." },
      { id: "IM-11.7", text: "A fleet in port cannot fight fleets at sea and cannot carry armies." },
    ],
  },
  {
    id: "armies",
    title: "Manoeuvre: armies",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "On a march an army moves to one adjacent land region or home province, its own nation's or a foreign one. Switzerland is closed.",
      },
      {
        id: "IM-11.9",
        text: "Instead of marching an army may travel by convoy: from a coast across one sea or several adjacent seas to another coast. In each of these seas a fleet of its own nation must stand that has not carried an army yet. The journey ends on land.",
      },
      {
        id: "IM-11.10",
        text: "Each fleet carries one army per turn. Two fleets in a sea can therefore let two armies across, and an army needs one fleet in every sea of its way. Example: Trieste to Algeria needs a fleet in the Ionian Sea and one in the Western Mediterranean.",
      },
      {
        id: "IM-11.11",
        text: "A fleet that has just moved may still carry an army in the same turn. Foreign fleets in the sea do not hinder it.",
      },
      {
        id: "IM-11.12",
        text: "An army may also travel any distance within its rail network, either before or after its march or convoy, but not both. A railway journey alone is allowed too. No other unit may act in the middle of an army's move.",
      },
      {
        id: "IM-11.13",
        text: "After a march or convoy an army can only go on by railway. It can neither cross a second border nor board a second convoy.",
      },
      {
        id: "IM-11.14",
        text: "The rail network counts as it is when the army moves. Battles earlier in the same turn may have freed it or cut it.",
      },
    ],
  },
  {
    id: "battle",
    title: "Manoeuvre: battle",
    paragraphs: [
      { id: "IM-11.15", text: "In every battle two nations lose one unit each (1:1 exchange)." },
      {
        id: "IM-11.16",
        text: "Fleets fight fleets in the same sea, armies fight armies in the same land area. An army can fight a fleet only if the fleet lies in the port of the province where the army stands.",
      },
      {
        id: "IM-11.17",
        text: "During its fleet and army steps the nation on turn may start a battle at any time with any of its units against a foreign unit in the same area, moved or not. It chooses the opponent.",
      },
      {
        id: "IM-11.18",
        text: "Other nations may demand battle only at once and only against a unit that has just come into an area where they have units, or an army that has just changed its status there. Coming as a friend gives no protection.",
      },
      {
        id: "IM-11.19",
        text: "After each arrival or change of status the government on turn first decides whether to fight. If it keeps the peace, it asks the other nations there one by one, in an order of its choice. The first demand is carried out and settles the matter; if nobody demands battle, all units stay side by side.",
      },
      {
        id: "IM-11.20",
        text: "In a battle that was demanded, the unit that arrived or changed its status is lost. The government that demanded it chooses which of its own units there is lost.",
      },
      {
        id: "IM-11.21",
        text: "Areas merely crossed by railway or convoy do not count as entered. Others may demand battle only where the move ends.",
      },
    ],
  },
  {
    id: "abroad",
    title: "Manoeuvre: armies in foreign home provinces",
    paragraphs: [
      {
        id: "IM-11.22",
        text: "When an army enters a foreign home province, its government declares it hostile (upright) or friendly (lying).",
      },
      {
        id: "IM-11.23",
        text: "A single hostile army blocks the province for its owner: no production, no import, no new factory, no railway and no tax revenue from the factory there. Friendly armies have no effect.",
      },
      {
        id: "IM-11.24",
        text: "The block holds even if the owner has units of its own in the province. Fleets in port may still sail.",
      },
      {
        id: "IM-11.25",
        text: "The status of an army can be changed only in a later manoeuvre of its nation; the army need not move for it. Others may then demand battle as after an arrival [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "If a nation has only one unoccupied factory left, no army may enter that province as hostile. Armies that enter are friendly by rule.",
      },
      { id: "IM-11.27", text: "For the same reason a friendly army that already stands there may not turn hostile." },
      { id: "IM-11.28", text: "Armies have a status only in foreign home provinces. It ends when the army leaves." },
      {
        id: "IM-11.39",
        text: "An army may change its status once per manoeuvre. One that has moved cannot change it, and one that has changed it cannot move any more, but may still fight and help to destroy a factory.",
      },
      {
        id: "IM-11.40",
        text: "Only the province of the last unoccupied factory is protected. Provinces without a factory, and those a hostile army already stands in, remain open to hostile armies. The unoccupied factories are counted anew at each arrival and change of status, before any battle about it.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manoeuvre: destroying factories",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "In the army step a nation with three armies in a foreign home province may destroy the factory there. The three armies are lost with it. No army and no fleet of the province's owner may be present.",
      },
      {
        id: "IM-11.30",
        text: "The last unoccupied factory of a nation may not be destroyed. Every nation therefore always keeps at least one factory.",
      },
      {
        id: "IM-11.31",
        text: "The three armies must be hostile at that moment. They may have stood there before the turn, and units of third nations do not prevent the destruction.",
      },
      { id: "IM-11.32", text: "Fleets cannot destroy factories, and no nation can destroy its own." },
      { id: "IM-11.33", text: "A new factory may be built in that city later." },
    ],
  },
  {
    id: "flags",
    title: "Manoeuvre: flags",
    paragraphs: [
      {
        id: "IM-11.34",
        text: "At the end of the manoeuvre the nation on turn places a flag in every land and sea region where it has units and nobody else has any. A foreign flag there is removed.",
      },
      { id: "IM-11.35", text: "Flags are never placed in home provinces." },
      {
        id: "IM-11.36",
        text: "A flag stays when the units of its nation leave or are lost, and as long as no nation, or more than one, has units there. It goes only when another nation stands there alone.",
      },
      {
        id: "IM-11.37",
        text: "A nation that is not on turn but has been left alone in a region, by a battle or because others departed, replaces the flag at the same moment.",
      },
      {
        id: "IM-11.38",
        text: "A nation has 15 flags and no more. [RL-17] and [RL-69] tell what happens when they run short.",
      },
    ],
  },
];
