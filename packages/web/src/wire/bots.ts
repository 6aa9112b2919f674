import { request } from "./request.ts";

/** The levels of the server, the one it would choose itself first. */
export async function serverBots(): Promise<readonly string[]> {
  const list = await request("games/list", {});
  return "answer" in list ? list.answer.bots : [];
}

/** The level that the server would choose itself; without an answer one that every server has. */
export async function usualBot(): Promise<string> {
  const [usual = "random"] = await serverBots();
  return usual;
}
