import type { Frame } from "../../../src/index.ts";
import {
  type Battle,
  foreignWarships,
  isHostile,
  isOwn,
  nameOfPlace,
  nameOfUnit,
  type Party,
  type Position,
} from "./position.ts";
import { CANALS, landNamed, SEAS } from "./world.ts";

/** IR-12.2.1, IR-12.2.2: a side with more than three units chooses three of them. */
export function namings(battle: Battle, seat: Party): string[] {
  const side = seat === battle.attacker ? battle.attackers : battle.defenders;
  const units = side.map(({ unit }) => unit).sort((one, other) => one - other);
  const choices = new Set<string>();
  units.forEach((first, i) => {
    units.slice(i + 1).forEach((second, j) => {
      for (const third of units.slice(i + j + 2))
        choices.add(`name ${[first, second, third].map(nameOfUnit).join(",")}`);
    });
  });
  return [...choices];
}

/** RU-11, RU-103: where the next unit may go that cannot return to the region it came from. */
export function withdrawals(position: Position, frame: Extract<Frame, { kind: "withdrawal" }>): string[] {
  const place = nameOfPlace(frame.region);
  const [fighter] = frame.fighters;
  if (!fighter) return [];
  const cameBySea = SEAS.has(nameOfPlace(fighter.from)) || SEAS.has(place);
  const ends = cameBySea ? freeSeasBeside(position, frame.seat, place) : landsBeside(position, frame, place);
  return ends.map((end) => `withdrawTo ${end}`);
}

/** No canal right is needed on the way back (RU-11). */
function freeSeasBeside(position: Position, seat: Party, place: string): string[] {
  const beside = SEAS.get(place)?.seas ?? landNamed(place).seas;
  const joined = [...CANALS]
    .filter(([land, { seas }]) => position.hasCanal(land) && seas.includes(place))
    .flatMap(([, { seas }]) => seas.filter((sea) => sea !== place));
  return [...new Set([...beside, ...joined])].filter((sea) => foreignWarships(position, seat, sea).length === 0);
}

/** RU-103: to a territory of the player beside the battle, or else to a sea from which armies of this attack landed. */
function landsBeside(position: Position, frame: Extract<Frame, { kind: "withdrawal" }>, place: string): string[] {
  const lands = landNamed(place).lands.filter((land) => isOwn(position, frame.seat, land));
  const isSafe = (sea: string): boolean =>
    foreignWarships(position, frame.seat, sea).every((party) => !isHostile(position, frame.seat, party));
  return lands.length > 0 ? lands : frame.harbours.map(nameOfPlace).filter(isSafe);
}
