import type { Chapter } from "../../chapter.ts";

export const specialCasesCombat: readonly Chapter[] = [
  {
    id: "special-combat",
    title: "Special cases: combat",
    paragraphs: [
      {
        id: "RU-11",
        text: "If Armistice ends a battle, each attacking unit goes back to where it came from; landed armies are cargo ships again. If it may not stay there, it goes to where the attack began, else to an adjacent sea without foreign warships, else it is lost. Moves made stay used; the way back costs nothing and needs no roll. Captured ships go with their captor.",
      },
      { id: "RU-13", text: "The bonus and penalty against forts do not change the order of the dice." },
      {
        id: "RU-14",
        text: "The bonus of Hussars’ coup counts from the roll on and may change the order of the dice. Against a fort bonus and penalty cancel out. With a table option the bonus counts only in the comparison.",
      },
      { id: "RU-15", text: "If a ship is captured and no piece of that kind is left, it is sunk." },
      {
        id: "RU-27",
        text: "If all pieces leave a colony to attack, it is lost only when the battle is over and none has returned.",
      },
      {
        id: "RU-59",
        text: "In phase 5 the player earlier in the order of the round is the attacker; against pirates it is the player. In the event Pirates the pirates attack. This decides only who names ships first.",
      },
      { id: "RU-68", text: "Whoever has more than 3 units through captures chooses 3 before each roll." },
      {
        id: "RU-69",
        text: "Units equal in every respect are put in a fixed order, so that it is always clear which one is lost.",
      },
      {
        id: "RU-70",
        text: "Before an undefended land or sea is taken, cards may be played. Then it falls without dice.",
      },
      {
        id: "RU-71",
        text: "Reinforcements may be brought up only after a loss in this battle, then to 3 units in all, even from none or beyond the number at the start. This is possible only in phase 6 and with Good winds.",
      },
      { id: "RU-72", text: "Only warships block the way of reinforcements; cargo ships do not." },
      {
        id: "RU-73",
        text: "Insurgents come in waves of up to 3 per roll. An Uprising in a land of value 3 brings 6, a Rebellion 5.",
      },
      {
        id: "RU-74",
        text: "Ambush and Surprise attack count for all dice of the side in the first roll of the battle, against insurgents too.",
      },
      { id: "RU-85", text: "The attacker may send 1, 2 or 3 units. Only the defender must use as many as possible." },
      { id: "RU-86", text: "In every new battle for a free land the natives are at full number again." },
      {
        id: "RU-87",
        text: "For natives, insurgents and pirates as many units as possible fight, at most 3, the strongest first. Their dice are rolled automatically.",
      },
      {
        id: "RU-90",
        text: "A unit lost in a battle by Sabotage or Capture counts as a loss and allows reinforcements.",
      },
      {
        id: "RU-94",
        text: "If an attack at sea fails, the defender keeps control of the sea. Ships captured from the attacker stay with the defender.",
      },
      {
        id: "RU-95",
        text: "A ship lost in a storm on the way to a battle is no loss of that battle. If none arrives, there is no battle; the moves are used up.",
      },
      {
        id: "RU-96",
        text: "If Armistice comes before the first roll, there is no roll and the attackers withdraw [RU-11].",
      },
      {
        id: "RU-103",
        text: "If attackers must withdraw and their land has been lost meanwhile, they go to another land of their owner adjacent to the battle, else to the sea from which cargo ships of this attack came, else they are lost. Former pirates hired during the battle go to an adjacent sea without foreign warships, else they are lost.",
      },
      {
        id: "RU-104",
        text: "An armistice during a battle of phase 5 does not end it; only the loser’s cargo ships are spared. Battles against pirates, natives or insurgents are never touched.",
      },
      {
        id: "RU-106",
        text: "If both sides lose or capture ships in one roll, all pieces first return to their owners. Then the captured ships are placed. So a piece lost in the same roll can be used at once.",
      },
      {
        id: "RU-107",
        text: "A captured ship cannot move for the rest of the round, whoever owns it, even after being recaptured or hired. It fights, blocks and controls like any warship.",
      },
      {
        id: "RU-109",
        text: "If the attacker loses a unit to Sabotage before a roll, reinforcements may be brought up in phase 6 and with Good winds. In other battles an attacker with nothing left has lost.",
      },
    ],
  },
];
