import type { Chapter } from "../../chapter.ts";

export const specialCasesBattle: readonly Chapter[] = [
  {
    id: "special-battle",
    title: "Special cases: battle",
    paragraphs: [
      {
        id: "RL-01",
        text: "The government on turn is the first to decide about battle. If it keeps the peace, it names the others one at a time and may wait for an answer before naming the next. Unless it chooses otherwise, they are asked in turn order.",
      },
      {
        id: "RL-02",
        text: "Two nations can never fight over the same arrival: they are asked one after another, and the first demand removes the unit that came. There is peace only when everybody asked has declined.",
      },
      {
        id: "RL-03",
        text: "A player who governs several of the nations present is asked once for each of them and may answer differently.",
      },
      {
        id: "RL-04",
        text: "A player who governs both the nation on turn and another nation present is not asked for the latter, but may start that battle at any time as the nation on turn. Two nations of one player may fight each other.",
      },
      {
        id: "RL-05",
        text: "A nation that demands battle and has an army and a fleet in port there chooses which of them to lose. When the nation on turn attacks, its government chooses both the target and its own unit.",
      },
      {
        id: "RL-06",
        text: "A change from hostile to friendly gives the others the right to demand battle, too. That right belongs to all who have armies or a fleet in port there.",
      },
      {
        id: "RL-07",
        text: "Nations not on turn may demand battle only against the unit that has just arrived or changed its status, not against units that were there before. Each later arrival brings a new chance.",
      },
      {
        id: "RL-08",
        text: "If an army marches into a province of its own nation and goes on by railway, others may demand battle only where its whole move ends. The same is true of the seas of a convoy.",
      },
      {
        id: "RL-09",
        text: "If a unit is produced or imported next to foreign armies, there is no battle. Each of the nations may fight in its own next manoeuvre.",
      },
      {
        id: "RL-10",
        text: "Until the flags are placed, fleets may also fight during the army step, and units may fight although they moved in peace before. A fleet that has carried an army may still be exchanged; it does not carry a second one.",
      },
      {
        id: "RL-11",
        text: "A friendly army in the province of the last unoccupied factory may not turn hostile as long as it is the last one.",
      },
      {
        id: "RL-12",
        text: "Only hostile armies can destroy a factory. Friendly armies must change their status first, and others may demand battle over it. The factory is then occupied, so the protection of the last unoccupied factory does not stand in the way.",
      },
      { id: "RL-13", text: "An army may use the railway before or after its march or convoy, never both times." },
      {
        id: "RL-14",
        text: "By railway an army can neither leave nor reach a home province in which a hostile army stands. It may march out and then go on by railway, or go by railway to a neighbouring province and march in.",
      },
      {
        id: "RL-46",
        text: "Friendly armies may fight: on their own nation's turn at any time, and others may demand battle against them when they arrive.",
      },
      {
        id: "RL-47",
        text: "Armies of one nation in the same province may have different statuses. Each is declared on its own.",
      },
      { id: "RL-48", text: "A nation on turn may let its fleet in port attack a foreign army in that province." },
      {
        id: "RL-49",
        text: "Any foreign army in a province may fight the fleet in its port, and that fleet may fight any of them, also when third nations are involved.",
      },
      {
        id: "RL-60",
        text: "The right to demand battle over an arrival ends only when that very unit is exchanged or the last nation has declined. If the government on turn fights with another unit there, the others keep their right. After it has kept the peace, it does not act again until every nation present has been asked once.",
      },
      {
        id: "RL-61",
        text: "In a battle that was demanded exactly the unit that came or changed its status is lost. If the nation on turn attacks or destroys, its government chooses its own pieces, for instance one that has already moved. It chooses the target by nation, kind and status.",
      },
      {
        id: "RL-62",
        text: "Armies that have been friendly since an earlier manoeuvre may turn hostile one by one and, if three of them survive, destroy the factory in the same step. Each change gives others the chance to demand battle.",
      },
      {
        id: "RL-63",
        text: "The protection of the last unoccupied factory is tested at each arrival and change of status and never afterwards. An army that had to come as a friend stays friendly until its nation's next manoeuvre, even if another factory is freed. Armies already there are never driven out.",
      },
      {
        id: "RL-64",
        text: "All rules hold for the home provinces of a nation without government: status, blocking, protection and destruction. It has no units, so nobody is asked.",
      },
      {
        id: "RL-65",
        text: "Two nations governed by one player remain strangers. Hostile armies of one block the other, and they share no convoys, no rail network and no money. Where both have units, neither places a flag.",
      },
      {
        id: "RL-66",
        text: "Battles between armies, or between a fleet in port and an army, are allowed during the fleet step as well. They do not end that step.",
      },
      {
        id: "RL-80",
        text: "A new government takes over the nation as it is: units, statuses, flags, markers and treasury. Promises of the predecessor do not bind it.",
      },
    ],
  },
];
