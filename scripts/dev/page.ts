import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import prefresh from "@prefresh/vite";
import { createLogger, createServer } from "vite";

const packages = join(import.meta.dirname, "..", "..", "packages");
/** Paths that the server answers; Vite answers all others. */
const SERVER_PATHS = ["/api", "/socket", "/mail", "/healthz", "/readyz", "/metrics"];
/** Packages whose code runs in the server. */
const SERVER_PACKAGES = ["cli", "server", "protocol", "bots", "imperial", "imperunde", "engine"];

interface Settings {
  readonly port: number;
  readonly serverUrl: string;
  /** Called when a file changes that the server loads. */
  readonly onServerChange: (path: string) => void;
  /** Resolves when the server can answer a request. */
  readonly serverReady: () => Promise<void>;
}

export interface DevelopmentPage {
  readonly url: string;
  /** Sets the content security policy of every answer. */
  usePolicy(policy: string): void;
  /** Loads the page again in every browser. */
  reload(): void;
  stop(): Promise<void>;
}

/**
 * Starts the page with hot reload on loopback. Requests for the server go through the same address. Hot reload leaves out
 * the files that the server also loads: the page and the server must change together.
 */
export async function startPage({ port, serverUrl, onServerChange, serverReady }: Settings): Promise<DevelopmentPage> {
  const http = createHttpServer();
  await new Promise<void>((listening, failed) => {
    http.once("error", failed);
    http.listen(port, "127.0.0.1", listening);
  });
  const target = { target: serverUrl, ws: true };
  const vite = await createServer({
    root: join(packages, "web"),
    plugins: [
      await prefresh(),
      { name: "server-changes", hotUpdate: ({ file }) => (isServerSource(file) ? [] : undefined) },
    ],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    customLogger: quietLogger(),
    server: {
      middlewareMode: { server: http },
      ws: { server: http },
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, target])),
    },
  });
  vite.watcher.add(SERVER_PACKAGES.map((name) => join(packages, name, "src")));
  for (const event of ["change", "add", "unlink"] as const) {
    vite.watcher.on(event, (path) => isServerSource(path) && onServerChange(path));
  }
  let policy: string | undefined;
  http.on("request", async (request, response) => {
    if (SERVER_PATHS.some((path) => request.url?.startsWith(path))) await serverReady();
    else if (policy !== undefined) response.setHeader("content-security-policy", policy);
    if (request.url === "/operator") request.url = "/operator.html";
    vite.middlewares(request, response);
  });
  const address = http.address();
  return {
    // Cookies ignore the port: under "localhost" the developer does not replace the player of `npm start` at 127.0.0.1.
    url: `http://localhost:${typeof address === "object" ? address?.port : port}`,
    usePolicy(given) {
      policy = given;
    },
    reload: () => vite.ws.send({ type: "full-reload" }),
    async stop() {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

function isServerSource(path: string): boolean {
  const inServer = SERVER_PACKAGES.some((name) => path.startsWith(join(packages, name, "src")));
  return inServer && /\.(ts|json)$/.test(path) && !path.endsWith(".test.ts");
}

/** Reports errors of the page. The proxy fails whenever the server restarts; the page then connects again. */
function quietLogger() {
  const logger = createLogger("error", { allowClearScreen: false });
  return {
    ...logger,
    error(message: string, options?: Parameters<typeof logger.error>[1]) {
      if (!/proxy.* error/.test(message)) logger.error(message, options);
    },
  };
}
