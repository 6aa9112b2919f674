import type { Language } from "@rondel/protocol";
import type { Database } from "./database.ts";

interface RecoveryMail {
  readonly player: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly token: string;
  readonly language: Language;
}

/** Addresses by which players can sign in again, and the sign-in links that were sent to them. */
export function recoveryStore(database: Database, now: () => number) {
  return { ...mailStore(database, now), ...linkStore(database, now) };
}

function mailStore({ build, read, write }: Database, now: () => number) {
  const find = async (column: "player" | "token", value: string): Promise<RecoveryMail | undefined> => {
    const [row] = await read(build.selectFrom("recovery_mails").selectAll().where(column, "=", value));
    return row && { ...row, confirmed: row.confirmed === 1 };
  };
  return {
    mailOf: (player: string) => find("player", player),
    mailByToken: (token: string) => find("token", token),
    async setMail({ player, confirmed, ...mail }: RecoveryMail): Promise<void> {
      const row = { ...mail, confirmed: confirmed ? 1 : 0, asked_at: now() };
      await write({
        first: build
          .insertInto("recovery_mails")
          .values({ player, ...row })
          .onConflict((conflict) => conflict.column("player").doUpdateSet(row))
          .compile(),
      });
    },
    confirm: (token: string): Promise<boolean> =>
      write({ first: build.updateTable("recovery_mails").set({ confirmed: 1 }).where("token", "=", token).compile() }),
    async removeMail(player: string): Promise<void> {
      await write({
        first: build.deleteFrom("recovery_mails").where("player", "=", player).compile(),
        next: [build.deleteFrom("recovery_links").where("player", "=", player).compile()],
      });
    },
    /** The players who have confirmed an address, with their names. */
    playersAt: (address: string): Promise<{ readonly id: string; readonly name: string }[]> =>
      read(
        build
          .selectFrom("recovery_mails")
          .innerJoin("players", "players.id", "recovery_mails.player")
          .select(["players.id", "players.name"])
          .where("recovery_mails.address", "=", address)
          .where("recovery_mails.confirmed", "=", 1)
          .orderBy("players.created_at")
          .limit(10),
      ),
  };
}

function linkStore({ build, read, write }: Database, now: () => number) {
  return {
    /** Adds a link and ends the earlier ones of the player. */
    async addLink(hash: string, player: string, expiresAt: number): Promise<void> {
      await write({
        first: build.insertInto("recovery_links").values({ hash, player, expires_at: expiresAt }).compile(),
        next: [build.deleteFrom("recovery_links").where("player", "=", player).where("hash", "!=", hash).compile()],
      });
    },
    /** The player of a link that is still valid. */
    async playerOfLink(hash: string): Promise<string | undefined> {
      const [row] = await read(
        build.selectFrom("recovery_links").select("player").where("hash", "=", hash).where("expires_at", ">", now()),
      );
      return row?.player;
    },
    /** Ends a link; false if it was used already. */
    useLink: (hash: string): Promise<boolean> =>
      write({ first: build.deleteFrom("recovery_links").where("hash", "=", hash).compile() }),
  };
}
