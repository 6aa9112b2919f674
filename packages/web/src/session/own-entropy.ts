import { entropyCommitment } from "@rondel/engine";
import type { TableView } from "@rondel/protocol";
import { request } from "../api/request.ts";
import { deviceStorage } from "../device/device-storage.ts";
import { randomId } from "./random-id.ts";

const keyOf = (table: string) => `rondel.entropy.${table}`;

/** The entropy that this device adds to the draws of a table; undefined if it has added none. */
export function ownEntropy(table: string): string | undefined {
  return deviceStorage().getItem(keyOf(table)) ?? undefined;
}

/** The commitment to this device's entropy, which is created on the first call and stays secret until the start. */
export function ownCommitment(table: string): string {
  const entropy = ownEntropy(table) ?? randomId();
  deviceStorage().setItem(keyOf(table), entropy);
  return entropyCommitment(entropy);
}

/**
 * Commits the player’s seats at a table to the entropy of this device, and reveals it after the start. A refusal needs no answer: the
 * match then starts without it.
 */
export async function contribute({ id: table, seats, revealing }: TableView): Promise<void> {
  for (const [seat, { kind, yours, commitment, entropy }] of seats.entries()) {
    if (kind !== "person" || !yours) continue;
    if (!revealing && commitment === null) {
      await request("table/commit", { table, seat, commitment: ownCommitment(table) });
    }
    const own = ownEntropy(table);
    if (revealing && entropy === null && own !== undefined && entropyCommitment(own) === commitment) {
      await request("table/reveal", { table, seat, entropy: own });
    }
  }
}
