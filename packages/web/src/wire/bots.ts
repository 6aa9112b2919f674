import { request } from "./request.ts";

/** The first level of a server is the one it would choose itself; without an answer one that every server has. */
export async function usualBot(): Promise<string> {
  const list = await request("games/list", {});
  return ("answer" in list && list.answer.bots[0]) || "random";
}
