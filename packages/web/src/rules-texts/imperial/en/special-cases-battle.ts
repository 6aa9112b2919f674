import type { Chapter } from "../../chapter.ts";

export const specialCasesBattle: readonly Chapter[] = [
  {
    id: "special-battle",
    title: "Special cases: battle",
    paragraphs: [
      {
        id: "RL-01",
        text: "The active nation’s government decides about battle first. If it keeps the peace, it chooses which nation to ask next and may wait for each answer before it chooses again. If it does not choose, the nations are asked in turn order.",
      },
      {
        id: "RL-02",
        text: "Two nations can never fight over the same arrival. They are asked one after another, and the first battle removes the unit that arrived. There is peace only if every nation asked declines.",
      },
      {
        id: "RL-03",
        text: "A player who governs several of the nations there is asked once for each of them and may give different answers.",
      },
      {
        id: "RL-04",
        text: "A player who governs the active nation and another nation there is not asked for the other nation, but may start that battle at any time as the active nation. Two nations of the same player may fight each other.",
      },
      {
        id: "RL-05",
        text: "A nation that demands battle and has both an army and a fleet in port there chooses which of them to lose. When the active nation attacks, its government chooses both the target and its own unit.",
      },
      {
        id: "RL-06",
        text: "When an army changes from hostile to friendly, others may demand battle too: every nation with an army or a fleet in port there.",
      },
      {
        id: "RL-07",
        text: "Other nations may demand battle only against the unit that has just arrived or changed its status, not against units that were already there. Each later arrival gives them a new chance.",
      },
      {
        id: "RL-08",
        text: "If an army marches into one of its own provinces and goes on by rail, others may demand battle only where the whole move ends. The same applies to the seas of a convoy.",
      },
      {
        id: "RL-09",
        text: "If a unit is produced or imported where there are foreign armies, there is no battle. Each nation can fight in its own next manoeuvre.",
      },
      {
        id: "RL-10",
        text: "Until the flags are placed, fleets can fight during the army step too, and units can fight even if they moved in peace before. A fleet that has carried an army can still be lost in battle, but cannot carry a second one.",
      },
      {
        id: "RL-11",
        text: "A friendly army in the province of the last unoccupied factory cannot become hostile while that factory is the last one.",
      },
      {
        id: "RL-12",
        text: "Only hostile armies can destroy a factory. Friendly armies must change their status first, and others may demand battle over the change. The factory is then occupied, so it is no longer protected as the last unoccupied one.",
      },
      { id: "RL-13", text: "An army may use the railway before or after its march or convoy, but not both." },
      {
        id: "RL-14",
        text: "An army cannot leave or reach one of its own home provinces by rail while a hostile army is there. It can march out and go on by rail, or go by rail to an adjacent province and march in.",
      },
      {
        id: "RL-46",
        text: "Friendly armies can fight: at any time on their own nation’s turn, and others may demand battle against them when they arrive.",
      },
      {
        id: "RL-47",
        text: "Armies of the same nation in the same province can have different statuses. Each army is declared separately.",
      },
      {
        id: "RL-48",
        text: "The active nation may attack a foreign army in a province with its own fleet in the port there.",
      },
      {
        id: "RL-49",
        text: "Any foreign army in a province can fight the fleet in its port, and that fleet can fight any of them, even if third nations are involved.",
      },
      {
        id: "RL-60",
        text: "The right to demand battle over an arrival ends only when that very unit is lost in battle or the last nation has declined. If the active nation fights there with another unit, the others keep their right. Once its government has kept the peace, it cannot act again until every nation there has been asked.",
      },
      {
        id: "RL-61",
        text: "In a battle that was demanded, exactly the unit that arrived or changed its status is lost. When the active nation attacks or destroys, its government chooses its own units, for example one that has already moved. It chooses the target by nation, type and status.",
      },
      {
        id: "RL-62",
        text: "Armies that have been friendly since an earlier manoeuvre may become hostile one by one and, if 3 of them survive, destroy the factory in the same step. Others may demand battle at each change.",
      },
      {
        id: "RL-63",
        text: "The protection of the last unoccupied factory is checked at each arrival and change of status, never afterwards. An army that had to arrive as friendly stays friendly until its nation’s next manoeuvre, even if another factory becomes unoccupied. Armies already there are never driven out.",
      },
      {
        id: "RL-64",
        text: "All rules apply to the home provinces of a nation without a government: status, blocking, protection and destruction. It has no units, so nobody is asked.",
      },
      {
        id: "RL-65",
        text: "Two nations governed by the same player are still separate. Hostile armies of one block the other, and they share no convoys, no rail network and no money. Where both have units, neither places a flag.",
      },
      {
        id: "RL-66",
        text: "Battles between armies, or between a fleet in port and an army, are allowed during the fleet step too. They do not end that step.",
      },
      {
        id: "RL-80",
        text: "A new government takes over the nation as it is: units, statuses, flags, markers and treasury. It is not bound by the promises of its predecessor.",
      },
    ],
  },
];
