import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

/** A load balancer that sends connections to one server, unless their first request is for the path of another. */
export interface LoadBalancer {
  readonly url: string;
  close(): void;
}

/** `paths` are the beginnings of paths with the servers that get their connections. */
export async function startLoadBalancer(usual: string, paths: Readonly<Record<string, string>>): Promise<LoadBalancer> {
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    client.once("data", (head) => {
      const [, path = ""] = head.toString("latin1").split(" ");
      const special = Object.keys(paths).find((start) => path.startsWith(start));
      const { port } = new URL(special === undefined ? usual : (paths[special] ?? ""));
      const upstream = connect(Number(port), "127.0.0.1");
      upstream.on("error", () => client.destroy());
      upstream.on("close", () => client.destroy());
      client.on("close", () => upstream.destroy());
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
