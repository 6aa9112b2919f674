import type { CommandOutput } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { newWebhookId } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { AddressRefused, requireDeliverable } from "./deliver.ts";

const MAX_WEBHOOKS = 5;

export const webhookCommands: Handlers<"webhooks/read" | "webhooks/add" | "webhooks/remove" | "webhooks/test"> = {
  "webhooks/read": (services, { player }) => readWebhooks(services, player.id),

  async "webhooks/add"(services, { player }, { kind, url, language }) {
    const { webhooks } = services.store;
    if ((await webhooks.of(player.id)).length >= MAX_WEBHOOKS) {
      throw refuse("too-many-webhooks", "give-up", { most: MAX_WEBHOOKS });
    }
    await requireDeliverable(new URL(url), services.webhooks.settings).catch(refuseAddress);
    await webhooks.add({
      id: newWebhookId(),
      player: player.id,
      kind,
      url,
      language,
      created_at: services.time.now(),
    });
    return readWebhooks(services, player.id);
  },

  async "webhooks/remove"(services, { player }, { id }) {
    if (!(await services.store.webhooks.remove(player.id, id))) throw refuse("no-such-webhook", "refresh");
    return readWebhooks(services, player.id);
  },

  async "webhooks/test"(services, { player }, { id }) {
    const webhook = (await services.store.webhooks.of(player.id)).find((one) => one.id === id);
    if (!webhook) throw refuse("no-such-webhook", "refresh");
    const status = await services.webhooks.sendTo(webhook, null, "test").catch((error: unknown) => {
      if (error instanceof AddressRefused) refuseAddress(error);
      services.log.info({ player: player.id, error: String(error) }, "a test of a webhook failed");
      throw refuse("webhook-unreachable", "choose-another");
    });
    if (status < 200 || status >= 300) throw refuse("webhook-failed", "choose-another", { status });
    return {};
  },
};

async function readWebhooks(services: Services, player: string): Promise<CommandOutput<"webhooks/read">> {
  const webhooks = await services.store.webhooks.of(player);
  return {
    webhooks: webhooks.map(({ id, kind, url, language, created_at: created }) => ({
      id,
      kind,
      host: new URL(url).host,
      language,
      created,
    })),
  };
}

function refuseAddress(error: unknown): never {
  if (error instanceof AddressRefused) throw refuse("webhook-address-refused", "choose-another");
  throw error;
}
