import { enter } from "./me.ts";
import { request } from "./request.ts";

/** What this server can do; nothing while it cannot be reached. */
async function serverOffer() {
  if (await enter()) return undefined;
  const list = await request("games/list", {});
  return "answer" in list ? list.answer : undefined;
}

/** The ids of the games of the server; nothing while it cannot be reached. */
export async function serverGames(): Promise<readonly string[] | undefined> {
  return (await serverOffer())?.games.map(({ id }) => id);
}

/** The levels of the server, the one it would choose itself first. */
export async function serverBots(): Promise<readonly string[]> {
  return (await serverOffer())?.bots ?? [];
}

/** The level that the server would choose itself; without an answer one that every server has. */
export async function usualBot(): Promise<string> {
  const [usual = "random"] = await serverBots();
  return usual;
}
