import { signIn } from "./me.ts";
import { request } from "./request.ts";

/** The games and bot levels of the server; undefined while it cannot be reached. */
async function serverInfo() {
  if (await signIn()) return undefined;
  const reply = await request("games/list", {});
  return "answer" in reply ? reply.answer : undefined;
}

/** The ids of the games on the server; undefined while it cannot be reached. */
export async function serverGames(): Promise<readonly string[] | undefined> {
  return (await serverInfo())?.games.map(({ id }) => id);
}

/** The bot levels of the server, its default first. */
export async function serverBotLevels(): Promise<readonly string[]> {
  return (await serverInfo())?.bots ?? [];
}

/** The default bot level of the server, or a level that every server has. */
export async function defaultBotLevel(): Promise<string> {
  const [level = "random"] = await serverBotLevels();
  return level;
}
