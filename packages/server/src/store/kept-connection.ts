import type pg from "pg";

/** A connection that is kept for one kind of query, which spares taking one out of the pool for each of them. */
interface KeptConnection {
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Gives the connection back to the pool. */
  close(): void;
}

/** `isBroken` says whether a connection is of no use any more after an error. Then the next query opens another one. */
export function keepConnection(pool: pg.Pool, isBroken: (error: unknown) => boolean): KeptConnection {
  let kept: pg.PoolClient | undefined;
  const giveBack = (client: pg.PoolClient, isUsable: boolean): void => {
    if (kept !== client) return;
    kept = undefined;
    client.release(!isUsable);
  };
  const open = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    client.on("error", () => giveBack(client, false));
    kept = client;
    return client;
  };
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      const client = kept ?? (await open());
      try {
        return await client.query<Row>(query);
      } catch (error) {
        if (isBroken(error)) giveBack(client, false);
        throw error;
      }
    },
    close() {
      if (kept) giveBack(kept, true);
    },
  };
}
