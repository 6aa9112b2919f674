import type { Handlers } from "../gateway/caller.ts";
import { collectData } from "./collect.ts";
import { deleteAccount } from "./delete-account.ts";

export const myDataCommands: Handlers<"me/data" | "me/delete"> = {
  "me/data": async (services, { player }) => ({
    format: "rondel my-data 1",
    data: await collectData(services, player.id),
  }),
  async "me/delete"(services, { player }) {
    await deleteAccount(services, player.id);
    return {};
  },
};
