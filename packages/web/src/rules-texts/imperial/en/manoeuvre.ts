import type { Chapter } from "../../chapter.ts";

export const manoeuvre: readonly Chapter[] = [
  {
    id: "manoeuvre",
    title: "Manoeuvre",
    paragraphs: [
      { id: "IM-11.1", text: "A manoeuvre has three steps: first the fleets, then the armies, last the flags." },
      {
        id: "IM-11.2",
        text: "Units move one after another in any order. Resolve each arrival, including status and battle, before the next unit moves.",
      },
      {
        id: "IM-11.3",
        text: "Each unit may move once or stay where it is. Armies move, change status or destroy factories only after the fleet step is finished; from then on, no fleet can move.",
      },
      { id: "IM-11.4", text: "Foreign units never stop a unit from entering or leaving a region." },
    ],
  },
  {
    id: "fleets",
    title: "Manoeuvre: fleets",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "A fleet in port may move to its anchor sea, a fleet at sea to one adjacent sea region. It moves one region per manoeuvre. Example: a fleet in London can move only to the English Channel.",
      },
      { id: "IM-11.6", text: "Fleets never return to a port or to land." },
      { id: "IM-11.7", text: "A fleet in port cannot fight fleets at sea and cannot carry armies." },
    ],
  },
  {
    id: "armies",
    title: "Manoeuvre: armies",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "On a march, an army moves to one adjacent land region or home province, its own nation’s or a foreign one. It cannot enter Switzerland.",
      },
      {
        id: "IM-11.9",
        text: "Instead of marching, an army may travel by convoy: from a coast, across one sea or several adjacent seas, to another coast. In each of these seas it needs one of its own nation’s fleets that has not carried an army this turn. The journey ends on land.",
      },
      {
        id: "IM-11.10",
        text: "Each fleet carries one army per turn. 2 fleets in a sea can therefore carry 2 armies, and an army needs one fleet in every sea it crosses. Example: from Trieste to Algeria, it needs one fleet in the Ionian Sea and one in the Western Mediterranean.",
      },
      {
        id: "IM-11.11",
        text: "A fleet that has just moved can still carry an army in the same turn. Foreign fleets in the sea do not prevent it.",
      },
      {
        id: "IM-11.12",
        text: "An army may also travel any distance within its rail network, either before or after its march or convoy, but not both. It may also travel by rail alone. No other unit acts in the middle of an army’s move.",
      },
      {
        id: "IM-11.13",
        text: "After a march or convoy, an army can continue only by rail. It cannot cross a second border or use a second convoy.",
      },
      {
        id: "IM-11.14",
        text: "An army uses the rail network as it is when the army moves. Battles earlier in the turn may have opened or cut it.",
      },
    ],
  },
  {
    id: "battle",
    title: "Manoeuvre: battle",
    paragraphs: [
      { id: "IM-11.15", text: "In every battle, two nations lose one unit each (1:1)." },
      {
        id: "IM-11.16",
        text: "Fleets fight fleets in the same sea, and armies fight armies in the same region. An army can fight a fleet only if the fleet is in the port of the province where the army is.",
      },
      {
        id: "IM-11.17",
        text: "During its fleet and army steps, the active nation may start a battle at any time, with any of its units, moved or not, against a foreign unit in the same region. It chooses its opponent.",
      },
      {
        id: "IM-11.18",
        text: "Other nations may demand battle only at once, and only against a unit that has just entered a region where they have units, or an army that has just changed its status there. Arriving as friendly is no protection.",
      },
      {
        id: "IM-11.19",
        text: "After each arrival or change of status, the active nation’s government first decides whether to fight. If it keeps the peace, it asks the other nations there one by one, in any order. The first demand is fought and no one else is asked. If nobody demands battle, the units share the region.",
      },
      {
        id: "IM-11.20",
        text: "In a battle that was demanded, the unit that arrived or changed its status is lost. The government that demanded the battle chooses which of its own units there is lost.",
      },
      {
        id: "IM-11.21",
        text: "Regions that a unit only crosses by rail or convoy do not count as entered. Battle can be demanded only where the move ends.",
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
        text: "A single hostile army blocks the province for its nation: no production, no import, no new factory, no railway and no tax revenue from the factory there. Friendly armies have no effect.",
      },
      {
        id: "IM-11.24",
        text: "A province is blocked even if its nation has units there. Fleets in port can still put to sea.",
      },
      {
        id: "IM-11.25",
        text: "An army’s status can be changed only in a later manoeuvre of its nation. The army does not have to move for this. Others may then demand battle as after an arrival [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "If a nation has only one unoccupied factory left, no army can enter that province as hostile. Any army that enters is automatically friendly.",
      },
      { id: "IM-11.27", text: "For the same reason, a friendly army that is already there cannot become hostile." },
      { id: "IM-11.28", text: "An army has a status only in foreign home provinces. It loses it when it leaves." },
      {
        id: "IM-11.39",
        text: "An army may change its status once per manoeuvre. If it has moved, it cannot change its status; if it has changed its status, it cannot move, but it can still fight and help to destroy a factory.",
      },
      {
        id: "IM-11.40",
        text: "Only the province of the last unoccupied factory is protected. Hostile armies can still enter provinces without a factory and provinces that already have a hostile army. The unoccupied factories are counted again at each arrival and change of status, before any battle over it. An army that moves no longer occupies the province it left.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manoeuvre: destroying factories",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "In the army step, a nation with 3 armies in a foreign home province may destroy the factory there. The 3 armies are lost with it. The province’s nation must not have any army or fleet there.",
      },
      {
        id: "IM-11.30",
        text: "A nation’s last unoccupied factory cannot be destroyed, so every nation always keeps at least one factory.",
      },
      {
        id: "IM-11.31",
        text: "The 3 armies must be hostile at that moment. They may have been there before the turn, and units of third nations do not prevent the destruction.",
      },
      { id: "IM-11.32", text: "Fleets cannot destroy factories, and a nation cannot destroy its own." },
      { id: "IM-11.33", text: "A new factory can be built in that city later." },
    ],
  },
  {
    id: "flags",
    title: "Manoeuvre: flags",
    paragraphs: [
      {
        id: "IM-11.34",
        text: "At the end of the manoeuvre, the active nation places a flag in every land and sea region where it has units and no other nation has any. A foreign flag there is removed.",
      },
      { id: "IM-11.35", text: "Flags are never placed in home provinces." },
      {
        id: "IM-11.36",
        text: "A flag stays when its nation’s units leave or are lost, and as long as no nation, or more than one, has units there. It is removed only when another nation is alone there.",
      },
      {
        id: "IM-11.37",
        text: "If another nation is left alone in a region, after a battle or because others left, its flag replaces the flag there at the same moment.",
      },
      { id: "IM-11.38", text: "A nation has 15 flags and no more. If it runs out, see [RL-17] and [RL-69]." },
    ],
  },
];
