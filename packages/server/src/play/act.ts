import { asSeat, type Random, schemaProblem } from "@rondel/engine";
import { type CommandInput, type CommandOutput, difference } from "@rondel/protocol";
import type { House } from "../house.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import { giveSeatBack, isAway } from "../tables/substitutes.ts";
import type { Fold } from "./fold.ts";
import { firstEntryAt } from "./history.ts";
import { eventsFor, positionOf, undoableTo } from "./position.ts";
import { LostRace, playAction, playTakeback } from "./record.ts";
import type { Room } from "./room.ts";
import { foldOf } from "./sync.ts";

const ATTEMPTS = 8;

/** Plays an action for its seat. A race that others won is run again, as long as the action still answers what is asked. */
export async function act(
  house: House,
  room: Room,
  { seat, number, action }: CommandInput<"play/act">,
): Promise<CommandOutput<"play/act">> {
  if (isAway(room.document, seat)) await giveSeatBack(house, room, seat);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fold = hasSeen(room.fold, seat, number) ? room.fold : await currentFold(house, room, seat, number);
    insistOnNumber(fold, seat, number);
    try {
      return { number: await playAction(house, room, seat, action, "hand") };
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
    }
  }
  throw new LostRace();
}

/** Somebody may have seen more than this process has: then it reads first. */
async function currentFold(house: House, room: Room, seat: number, number: number): Promise<Fold> {
  const fold = room.fold ?? (await foldOf(house, room));
  if (hasSeen(fold, seat, number)) return fold;
  room.fold = undefined;
  return foldOf(house, room);
}

function hasSeen(fold: Fold | undefined, seat: number, number: number): fold is Fold {
  return fold !== undefined && number <= (fold.seen[seat] ?? 0);
}

/** An answer to an older question is refused, never guessed at. */
function insistOnNumber(fold: Fold, seat: number, number: number): void {
  const current = fold.seen[seat] ?? 0;
  if (number > current || number < (fold.askedSince[seat] ?? 0)) {
    throw refuseByGame({ code: "stale-number", params: { expected: number, current } });
  }
}

export async function undo(
  house: House,
  room: Room,
  { seat, number, to }: CommandInput<"play/undo">,
): Promise<CommandOutput<"play/undo">> {
  const fold = await currentFold(house, room, seat, number);
  insistOnNumber(fold, seat, number);
  const earliest = undoableTo(fold.served, fold.match, asSeat(seat));
  const entry = to < number ? await firstEntryAt(house, fold, seat, to) : fold.match.entries.length;
  if (earliest === undefined || entry < earliest || entry >= fold.match.entries.length) {
    throw refuse("beyond-the-draft", "choose-another", { to, earliest: fold.positions[seat]?.undo ?? null });
  }
  const after = await playTakeback(house, room, entry, seat);
  return { number: after.seen[seat] ?? 0 };
}

/** What an action would do, if neither chance nor anything hidden decides. */
export async function preview(
  house: House,
  room: Room,
  { seat, number, action }: CommandInput<"play/preview">,
): Promise<CommandOutput<"play/preview">> {
  const fold = await currentFold(house, room, seat, number);
  insistOnNumber(fold, seat, number);
  const { served, match } = fold;
  const { game } = served;
  const viewer = asSeat(seat);
  const malformed = schemaProblem(game.actionSchemas, action);
  if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
  if (match.deciders.length === 0) throw refuse("match-is-over", "give-up");
  const refused = game.refuse(match.state, viewer, action);
  if (refused) throw refuseByGame(refused);
  const state = game.clone(match.state);
  try {
    const events = game.play(state, viewer, action, noChance);
    if (events.some((event) => game.reveals(event))) return { result: null };
    const before = { ...fold.positions[seat], undo: null };
    const patch = difference(before, positionOf(served, state, viewer, null));
    return { result: { patch, events: eventsFor(served, events, viewer) } };
  } catch (error) {
    if (error instanceof ChanceAsked) return { result: null };
    throw error;
  }
}

class ChanceAsked extends Error {}

const noChance: Random = {
  draw() {
    throw new ChanceAsked();
  },
};
