import type { CommandInput, CommandName, CommandOutput } from "@rondel/protocol";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the page has signed in by itself. A second guest would not have the seats. */
export async function signedIn(page: Page): Promise<void> {
  await expect.poll(async () => (await page.context().cookies()).length, { timeout: 20_000 }).toBeGreaterThan(0);
}

/** Sends a command as the player of an open page. */
export async function send<Name extends CommandName>(
  page: Page,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandOutput<Name>> {
  const response = await page.request.post(`/api/${name}`, { data: input });
  if (!response.ok()) throw new Error(`${name} was refused: ${await response.text()}`);
  return response.json();
}

/** Starts a match of Ferry between people at the device of an open page, and returns its table. */
export async function startFerry(
  page: Page,
  names: readonly string[],
  input: Partial<CommandInput<"table/make">> = {},
): Promise<string> {
  await signedIn(page);
  const { id } = await send(page, "table/make", {
    game: "ferry",
    options: {},
    seats: names.map((name) => ({ kind: "me", name })),
    visibility: "public",
    clock: { kind: "none" },
    start: true,
    ...input,
  });
  return id;
}

/** Asks for the whole position, because no stream is that long. */
const BEYOND = 100_000;

/** Plays a match of Ferry to its end, over HTTP. */
export async function finishFerry(page: Page, table: string, seats: number): Promise<void> {
  for (;;) {
    let isOver = false;
    for (let seat = 0; seat < seats && !isOver; seat++) {
      const stream = await send(page, "play/since", { table, viewer: seat, from: BEYOND });
      if (!("position" in stream)) throw new Error("the server has sent steps");
      const { number, position } = stream;
      isOver = position.outcome !== null;
      const [action] = position.actions;
      if (action) await send(page, "play/act", { table, seat, number, action });
    }
    if (isOver) return;
  }
}
