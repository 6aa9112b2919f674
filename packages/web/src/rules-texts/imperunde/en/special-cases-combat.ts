import type { Chapter } from "../../chapter.ts";

export const specialCasesCombat: readonly Chapter[] = [
  {
    id: "special-combat",
    title: "Special cases: combat",
    paragraphs: [
      {
        id: "RU-11",
        text: "If “Armistice” ends a battle, each attacking unit goes back to where it came from; landed armies are transports again. If it cannot stay there, it goes to where its attack began. If that is not possible either, it goes to an adjacent sea without foreign warships; otherwise it is lost. Moves made stay used. The way back costs nothing and needs no roll. Captured ships go with the ship that captured them.",
      },
      { id: "RU-13", text: "The bonus and penalty against forts do not change the order of the dice." },
      {
        id: "RU-14",
        text: "The bonus of “Hussar charge” is added to the roll and can change the order of the dice. Against a fort, bonus and penalty cancel out. If the rule variant “Hussar bonus before sorting” is off, the bonus applies only in the comparison.",
      },
      { id: "RU-15", text: "If you capture a ship and have no piece of that type left, it is sunk." },
      {
        id: "RU-27",
        text: "If all your pieces leave a colony to attack, you lose it only when the battle is over and none has returned.",
      },
      {
        id: "RU-59",
        text: "In phase 5, the player earlier in turn order is the attacker; against pirates, it is always the player. In the event “Pirates”, the pirates attack. This decides only who chooses ships first.",
      },
      { id: "RU-68", text: "If captures give you more than 3 units, you choose 3 before each roll." },
      {
        id: "RU-69",
        text: "Units that are equal in every respect have a fixed order, so it is always clear which one is lost.",
      },
      {
        id: "RU-70",
        text: "Cards may be played before an undefended territory or sea is taken. Then it falls without dice.",
      },
      {
        id: "RU-71",
        text: "You can send reinforcements only after a loss in this battle, up to 3 units in total, even from none or above the number you started with. This is possible only in phase 6 and with “Fair winds”.",
      },
      { id: "RU-72", text: "Only warships block the way of reinforcements; transports do not." },
      {
        id: "RU-73",
        text: "Insurgents attack in waves of up to 3 per roll. An “Uprising” in a territory of value 3 brings 6, a “Rebellion” 5.",
      },
      {
        id: "RU-74",
        text: "“Ambush” and “Surprise attack” apply to all your dice in the first roll of the battle, against insurgents too.",
      },
      { id: "RU-85", text: "The attacker may send 1, 2 or 3 units. Only the defender must use as many as possible." },
      { id: "RU-86", text: "In every new battle for a free territory, the local infantry are at full strength again." },
      {
        id: "RU-87",
        text: "Local infantry, insurgents and pirates fight with as many units as possible, at most 3, strongest first. Their dice are rolled automatically.",
      },
      {
        id: "RU-90",
        text: "A unit lost in a battle through “Sabotage” or “Capture” counts as a loss and allows reinforcements.",
      },
      {
        id: "RU-94",
        text: "If an attack at sea fails, the defender keeps control of the sea. Ships captured from the attacker stay with the defender.",
      },
      {
        id: "RU-95",
        text: "A ship lost in a storm on the way to a battle is not a loss of that battle. If no ship arrives, there is no battle; the moves are used up.",
      },
      {
        id: "RU-96",
        text: "If “Armistice” is played before the first roll, no dice are rolled and the attackers withdraw [RU-11].",
      },
      {
        id: "RU-103",
        text: "If attackers must withdraw and have lost their territory meanwhile, they go to another of their owner’s territories adjacent to the battle. If there is none, they go to the sea from which transports of this attack came; otherwise they are lost. Pirates hired during the battle go to an adjacent sea without foreign warships; otherwise they are lost.",
      },
      {
        id: "RU-104",
        text: "An armistice during a battle of phase 5 does not end it; only the loser’s transports are spared. It never affects battles against pirates, local infantry or insurgents.",
      },
      {
        id: "RU-106",
        text: "If both sides lose or capture ships in one roll, all pieces first return to their owners. Then the captured ships are placed. A piece lost in the same roll can therefore be used again at once.",
      },
      {
        id: "RU-107",
        text: "A captured ship cannot move for the rest of the round, no matter who owns it, even if it is recaptured or hired. It fights, blocks and controls like any warship.",
      },
      {
        id: "RU-109",
        text: "If the attacker loses a unit to “Sabotage” before a roll, they may send reinforcements in phase 6 and with “Fair winds”. In other battles, an attacker with no units left has lost.",
      },
    ],
  },
];
