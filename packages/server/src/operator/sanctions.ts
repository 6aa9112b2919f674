import type { CommandName } from "@rondel/protocol";
import { refuse } from "../refuse.ts";
import type { Store } from "../store/index.ts";
import type { Sanction } from "../store/sanctions.ts";

type Ends = Readonly<Partial<Record<Sanction["kind"], number>>>;

/** What players may not do. Held in memory, because every command asks. */
export interface Sanctions {
  /** Refuses a command of a suspended player, and a chat message of a muted one. */
  requireAllowed(player: string, command: CommandName): void;
  /** The ends of the sanctions that apply now. */
  of(player: string): Ends;
  /** Reads the sanctions again after a change. */
  reload(): Promise<void>;
}

const CHAT: ReadonlySet<CommandName> = new Set<CommandName>(["talk/say", "talk/offer", "collection/comment"]);
/** Commands that a suspended player may still send. */
const ALWAYS: ReadonlySet<CommandName> = new Set<CommandName>(["me/enter", "me/data", "me/delete", "games/list"]);

export async function openSanctions(store: Store): Promise<Sanctions> {
  let active = new Map<string, Ends>();
  const of = (player: string): Ends => {
    const ends = active.get(player);
    if (!ends) return NONE;
    const now = store.time.now();
    return Object.fromEntries(Object.entries(ends).filter(([, until]) => until > now));
  };
  const reload = async (): Promise<void> => {
    const found = new Map<string, Ends>();
    for (const { player, kind, until } of await store.sanctions.active(store.time.now())) {
      found.set(player, { ...found.get(player), [kind]: until });
    }
    active = found;
  };
  await reload();
  return {
    of,
    reload,
    requireAllowed(player, command) {
      if (active.size === 0 || ALWAYS.has(command)) return;
      const { mute, suspend } = of(player);
      if (suspend !== undefined) throw refuse("suspended", "give-up", { until: suspend });
      if (mute !== undefined && CHAT.has(command)) throw refuse("muted", "give-up", { until: mute });
    },
  };
}

const NONE: Ends = {};
