import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly nameIsGiven: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** The token of a device (its cookie), or of a personal link. */
type TokenKind = Schema["entrances"]["kind"];

const SEEN_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** Players with their sign-in tokens and passkeys. */
export function playerStore(database: Database, now: () => number) {
  return { ...tokenStore(database, now), ...passkeyStore(database, now) };
}

function tokenStore({ build, read, write }: Database, now: () => number) {
  const tokenRow = (hash: string, player: string, kind: TokenKind) =>
    build
      .insertInto("entrances")
      .values({ hash, player, kind, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .compile();
  return {
    async add({ id, name, nameIsGiven }: Player, hash: string): Promise<void> {
      const at = now();
      await write({
        first: build
          .insertInto("players")
          .values({ id, name, name_given: nameIsGiven ? 1 : 0, created_at: at, seen_at: at })
          .compile(),
        next: [tokenRow(hash, id, "device")],
      });
    },
    async byToken(hash: string, kind: TokenKind): Promise<Player | undefined> {
      const [row] = await read(
        build
          .selectFrom("entrances")
          .innerJoin("players", "players.id", "entrances.player")
          .select(["players.id", "players.name", "players.name_given"])
          .where("entrances.hash", "=", hash)
          .where("entrances.kind", "=", kind),
      );
      return row && asPlayer(row);
    },
    async byId(id: string): Promise<Player | undefined> {
      const [row] = await read(build.selectFrom("players").selectAll().where("id", "=", id));
      return row && asPlayer(row);
    },
    /** Stores that the player was here, at most once an hour. */
    async markSeen(id: string, now: number): Promise<void> {
      const query = build.updateTable("players").set({ seen_at: now }).where("id", "=", id);
      await write({ first: query.where("seen_at", "<", now - SEEN_EVERY_MILLISECONDS).compile() });
    },
    async rename(id: string, name: string): Promise<void> {
      await write({
        first: build.updateTable("players").set({ name, name_given: 0 }).where("id", "=", id).compile(),
        notify: { kind: "player", id },
      });
    },
    async addToken(hash: string, player: string, kind: TokenKind): Promise<void> {
      await write({ first: tokenRow(hash, player, kind) });
    },
    async linkSince(player: string): Promise<number | null> {
      const [row] = await read(
        build.selectFrom("entrances").select("created_at").where("player", "=", player).where("kind", "=", "link"),
      );
      return row?.created_at ?? null;
    },
    async removeLinks(player: string): Promise<void> {
      await write({
        first: build.deleteFrom("entrances").where("player", "=", player).where("kind", "=", "link").compile(),
      });
    },
    async removeOtherTokens(player: string, hash: string): Promise<void> {
      await write({
        first: build.deleteFrom("entrances").where("player", "=", player).where("hash", "!=", hash).compile(),
        notify: { kind: "player", id: player },
      });
    },
  };
}

function asPlayer(row: Pick<Schema["players"], "id" | "name" | "name_given">): Player {
  return { id: row.id, name: row.name, nameIsGiven: row.name_given === 1 };
}

function passkeyStore({ build, read, write }: Database, now: () => number) {
  return {
    async passkeysOf(player: string): Promise<Passkey[]> {
      const rows = await read(build.selectFrom("passkeys").selectAll().where("player", "=", player));
      return rows.map(asPasskey);
    },
    async passkey(id: string): Promise<Passkey | undefined> {
      const [row] = await read(build.selectFrom("passkeys").selectAll().where("id", "=", id));
      return row && asPasskey(row);
    },
    addPasskey({ id, player, publicKey, counter, transports }: Passkey): Promise<boolean> {
      const row = { id, player, public_key: publicKey, counter, transports: JSON.stringify(transports) };
      return write({
        first: build
          .insertInto("passkeys")
          .values({ ...row, created_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      });
    },
    async usePasskey(id: string, counter: number): Promise<void> {
      await write({ first: build.updateTable("passkeys").set({ counter }).where("id", "=", id).compile() });
    },
    async addChallenge(id: string, challenge: string, player: string | null, expiresAt: number): Promise<void> {
      await write({
        first: build.insertInto("challenges").values({ id, challenge, player, expires_at: expiresAt }).compile(),
        next: [build.deleteFrom("challenges").where("expires_at", "<", now()).compile()],
      });
    },
    /** Returns and removes a challenge, so that it can be answered only once. */
    async takeChallenge(
      id: string,
    ): Promise<{ readonly challenge: string; readonly player: string | null } | undefined> {
      const [row] = await read(
        build.selectFrom("challenges").selectAll().where("id", "=", id).where("expires_at", ">", now()),
      );
      const taken = await write({ first: build.deleteFrom("challenges").where("id", "=", id).compile() });
      return taken ? row : undefined;
    },
  };
}

function asPasskey(row: Omit<Schema["passkeys"], "created_at">): Passkey {
  const { id, player, counter } = row;
  return { id, player, counter, publicKey: row.public_key, transports: JSON.parse(row.transports) as string[] };
}
