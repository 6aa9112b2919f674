import { parseNotation, type Tagged } from "@rondel/engine";
import { imperunde } from "@rondel/imperunde";
import type { CommandInput } from "@rondel/protocol";
import { CommandRefused, TestPlayer } from "../packages/server/test/player.ts";

export interface ImperundeTable {
  readonly table: string;
  /** The people in the order of their seats; bots have the last seats. */
  readonly people: readonly TestPlayer[];
  /** A person without a seat who watches. */
  readonly watcher: TestPlayer;
}

/** Starts a public table of ImpeRunde with people and bots. */
export async function startImperundeTable(
  url: string,
  { people, bots }: { readonly people: number; readonly bots: number },
  clock: CommandInput<"table/make">["clock"] = { kind: "none" },
): Promise<ImperundeTable> {
  const all = await Promise.all(
    Array.from({ length: people + 1 }, async () => (await TestPlayer.signIn(url)).connect()),
  );
  const [host, ...others] = all as [TestPlayer, ...TestPlayer[]];
  const watcher = others.pop() as TestPlayer;
  const { id: table } = await host.ask("table/make", {
    game: "imperunde",
    options: {},
    seats: [
      { kind: "me" },
      ...others.map(() => ({ kind: "open" }) as const),
      ...Array.from({ length: bots }, () => ({ kind: "bot", level: "skilled", temperament: "conqueror" }) as const),
    ],
    visibility: "public",
    clock,
  });
  for (const other of others) await other.ask("table/join", { table });
  await host.ask("table/start", { table });
  for (const player of all) await player.follow(table);
  return { table, people: [host, ...others], watcher };
}

/** Plays an action in notation. If others act at the same time, it is sent again after their action. */
export async function play({ table, people }: ImperundeTable, seat: number, notation: string): Promise<void> {
  const read = parseNotation(imperunde.actionSchemas, notation);
  if ("problem" in read) throw new Error(`${notation}: ${JSON.stringify(read.problem)}`);
  const player = people[seat] as TestPlayer;
  for (;;) {
    const { number } = player.stream(table, seat);
    const isDone = await player.act(table, seat, read.value as Tagged).then(
      async (done) => {
        await player.until(() => player.stream(table, seat).number >= done.number);
        return true;
      },
      (error: unknown) => {
        if (error instanceof CommandRefused && error.refusal.advice === "refresh") return false;
        throw error;
      },
    );
    if (isDone) return;
    await player.until(() => player.stream(table, seat).number > number);
  }
}

/** Makes people ready again and again until something holds, because a bot that says something opens the talks again. */
export async function endTalksUntil(game: ImperundeTable, isOver: () => boolean): Promise<void> {
  const isAsked = (player: TestPlayer, seat: number) =>
    player.stream(game.table, seat).position.actions.some(({ kind }) => kind === "ready");
  while (!isOver()) {
    for (const [seat, player] of game.people.entries()) if (isAsked(player, seat)) await play(game, seat, "ready");
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
