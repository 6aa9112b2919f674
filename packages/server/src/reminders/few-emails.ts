import { tooFast } from "../refuse.ts";
import type { Services } from "../services.ts";

/** Refuses another email to an address that may belong to somebody else, after several in a short time. */
export function requireFewEmails({ unsolicitedEmails }: Services, address: string): void {
  const wait = unsolicitedEmails.take(address.toLowerCase());
  if (wait > 0) throw tooFast(wait);
}
