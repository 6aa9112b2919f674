import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { TableDocument } from "../tables/document.ts";

/** The people whose chat a player does not see. */
export async function hiddenFrom({ store }: Services, player: string): Promise<ReadonlySet<string>> {
  return new Set((await store.relations.of(player)).map((other) => other.player));
}

/** Refuses a player whom the host of a table has blocked or removed from it. */
export async function requireWelcome({ store }: Services, document: TableDocument, player: string): Promise<void> {
  if (document.barred?.includes(player)) throw refuse("barred-from-table", "give-up");
  if (await store.relations.hasBlocked(document.host, player)) throw refuse("barred-from-table", "give-up");
}
