import type { CommandInput } from "@rondel/protocol";
import type { Caller } from "../gateway/caller.ts";
import { isSameSecret } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import { isInvited, requireGathering, requireSeat } from "./access.ts";
import { personsAt, reservedFor, seatsOf, type TableDocument, withSeat } from "./document.ts";
import { personSeat } from "./make.ts";

/** Takes the seats that are reserved for the player; otherwise the requested one, that of the invitation, or the first open one. */
export function join(
  document: TableDocument,
  { player }: Caller,
  { invitation, seat: requested, name = player.name, commitment }: CommandInput<"table/join">,
): TableDocument {
  requireGathering(document);
  const reserved = reservedFor(document, player.id);
  if (requested === undefined ? reserved.length > 0 : reserved.includes(requested)) {
    return accept(document, player.id, requested === undefined ? reserved : [requested], commitment);
  }
  const invited = document.seats.findIndex(
    (seat) =>
      seat.kind === "invited" &&
      seat.player === undefined &&
      invitation !== undefined &&
      isSameSecret(invitation, seat.invitation),
  );
  const mayTakeOpen =
    document.visibility === "public" ||
    seatsOf(document, player.id).length > 0 ||
    document.host === player.id ||
    (invitation !== undefined && isInvited(document, invitation));
  const isFree = (seat: number) => seat === invited || (mayTakeOpen && document.seats[seat]?.kind === "open");
  const candidates = requested !== undefined ? [requested] : invited >= 0 ? [invited] : [...document.seats.keys()];
  const seat = candidates.find(isFree);
  if (seat === undefined) throw refuse("no-free-seat", "choose-another");
  return withSeat(document, seat, personSeat(player.id, name, commitment));
}

/** Takes seats that are reserved for a player, under the names that they had in the earlier match. */
function accept(
  document: TableDocument,
  player: string,
  seats: readonly number[],
  commitment: string | undefined,
): TableDocument {
  return seats.reduce((changed, index) => {
    const seat = document.seats[index];
    const name = seat?.kind === "invited" ? seat.name : null;
    return withSeat(changed, index, personSeat(player, name ?? "", commitment));
  }, document);
}

/** Frees the seats that are reserved for a player. */
export function decline(document: TableDocument, player: string): TableDocument {
  requireGathering(document);
  const reserved = reservedFor(document, player);
  if (reserved.length === 0) throw refuse("not-invited", "give-up");
  return reserved.reduce((changed, seat) => withSeat(changed, seat, { kind: "open" }), document);
}

/** Frees a seat before the match. If the host leaves, another person becomes host; without any, the table closes. */
export function leave(document: TableDocument, player: string, seat: number): TableDocument {
  requireGathering(document);
  const left = withSeat(document, seat, { kind: "open" });
  const [next] = personsAt(left);
  if (!next) return { ...left, status: "closed" };
  const hostStays = seatsOf(left, player).length > 0 || document.host !== player;
  return hostStays ? left : { ...left, host: next.player };
}

/** Swaps two seats. The host may swap any; other players only their own seats, with each other or with an open one. */
export function swap(document: TableDocument, player: string, first: number, second: number): TableDocument {
  requireGathering(document);
  const [one, two] = [document.seats[first], document.seats[second]];
  if (!one || !two) throw refuse("no-such-seat", "correct", { seat: one ? second : first });
  if (document.host !== player) {
    requireSeat(document, player, first);
    if (two.kind !== "open") requireSeat(document, player, second);
  }
  return withSeat(withSeat(document, first, two), second, one);
}
