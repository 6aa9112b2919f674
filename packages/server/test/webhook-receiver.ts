import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server on loopback that collects the messages of webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly messages: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
  close(): void;
}

/** It answers by path: `/gone` 410, `/moved` a redirect to `/target`, `/slow` never, all others 204. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: { path: string; body: Record<string, unknown> }[] = [];
  const receiver = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      const path = request.url ?? "";
      messages.push({ path, body: JSON.parse(text) });
      if (path.startsWith("/slow")) return;
      if (path.startsWith("/moved")) response.writeHead(302, { location: "/target" }).end();
      else if (path.startsWith("/huge")) response.writeHead(200).end("x".repeat(10_000_000));
      else response.writeHead(path.startsWith("/gone") ? 410 : 204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(receiver.address() as AddressInfo).port}`,
    messages,
    close() {
      receiver.closeAllConnections();
      receiver.close();
    },
  };
}
