import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fastifyWebsocket from "@fastify/websocket";
import { MAX_MATCH_FILE_LENGTH, type Refusal } from "@rondel/protocol";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { addressKey } from "../gateway/address.ts";
import type { Dispatcher } from "../gateway/dispatch.ts";
import { securityHeaders } from "../gateway/headers.ts";
import { authenticate, cookiesAfterSignIn, isSameOrigin, keptTokensOf, tokenOf } from "../gateway/sign-in.ts";
import { makeGuest } from "../identity/guests.ts";
import { hashOf } from "../identity/secrets.ts";
import type { OperatorKey } from "../operator/access.ts";
import { Refused, refuse, tooFast } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { ServerSettings } from "../settings.ts";
import { acceptSocket } from "../socket/socket.ts";
import { mailRoutes } from "./mail.ts";
import { monitoringRoutes } from "./monitoring.ts";
import { openApi } from "./openapi.ts";
import { operatorRoutes } from "./operator.ts";
import { recoveryRoutes } from "./recovery-mail.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
/** How long a client may take to send the headers, and the whole request. */
const HEADERS_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;
/** A match file inside JSON, where some characters are escaped, and the other fields of the input. */
const MAX_FILE_BYTES = 2 * MAX_MATCH_FILE_LENGTH;

export interface HttpSettings {
  readonly services: Services;
  readonly dispatcher: Dispatcher;
  /** The configured address, if there is one. Then only pages from there are accepted. */
  readonly configuredUrl: string | undefined;
  readonly trustProxy: string;
  readonly staticFolder: string | undefined;
  readonly operatorKeys: readonly OperatorKey[];
  readonly timeouts: ServerSettings["timeouts"];
  /** Where sockets are accepted. */
  readonly socketPaths: readonly string[];
}

export async function openHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { services, staticFolder } = settings;
  const secure = settings.configuredUrl?.startsWith("https:") ?? false;
  const { headersTimeout = HEADERS_MILLISECONDS, requestTimeout = REQUEST_MILLISECONDS } = settings.timeouts ?? {};
  const app = fastify({
    bodyLimit: MAX_MESSAGE_BYTES,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    requestTimeout,
    // Requests whose headers never end are closed too.
    http: { headersTimeout, connectionsCheckingInterval: Math.min(5000, headersTimeout) },
  });
  // Only JSON is accepted, which a form of another site cannot send.
  app.removeContentTypeParser("text/plain");
  const headers = securityHeaders(secure);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  answerErrors(app, settings);
  await app.register(fastifyWebsocket, { options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false } });
  for (const path of settings.socketPaths) {
    app.get(path, { websocket: true, preValidation: requireSameOrigin(settings) }, (socket, request) =>
      acceptSocket({ ...settings, secure }, socket, request),
    );
  }
  apiRoutes(app, settings, secure);
  monitoringRoutes(app, services);
  mailRoutes(app, services, secure);
  recoveryRoutes(app, services, secure);
  app.get("/privacy", (_request, reply) => reply.redirect("/#/privacy"));
  app.get("/.well-known/rondel-key", (_request, reply) =>
    reply.type("text/plain").send(`${services.signingKey.publicKey}\n`),
  );
  app.get("/api/openapi.json", async () => openApi(services.publicUrl));
  if (staticFolder !== undefined && existsSync(staticFolder)) {
    await app.register(fastifyStatic, {
      root: resolve(staticFolder),
      setHeaders: (reply, path) => reply.header("cache-control", cacheFor(path)),
    });
  }
  operatorRoutes(app, settings, requireSameOrigin(settings));
  return app;
}

function answerErrors(app: FastifyInstance, { services, dispatcher }: HttpSettings): void {
  app.setErrorHandler((error: { readonly statusCode?: number; readonly code?: string }, request, reply) => {
    if (error instanceof Refused) return sendRefusal(reply, error.refusal);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const wait = dispatcher.malformed.take(addressKey(request.ip));
      // The rest of a flood on this connection is not read.
      if (wait > 0) return sendRefusal(reply.header("connection", "close"), tooFast(wait).refusal);
      return reply.code(status).send({ refused: refuse("malformed-message", "correct").refusal });
    }
    services.log.error({ error }, "a request failed");
    return reply.code(status).send({ refused: refuse("internal-error", "wait").refusal });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ refused: refuse("not-found", "give-up").refusal }),
  );
}

/** The names of built files contain a hash of their content, so they never change. All other files are revalidated. */
function cacheFor(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

function requireSameOrigin({ configuredUrl }: HttpSettings) {
  return async (request: { readonly headers: Parameters<typeof isSameOrigin>[0] }): Promise<void> => {
    if (!isSameOrigin(request.headers, configuredUrl)) throw refuse("other-origin", "give-up");
  };
}

/** Refuses requests without the content type of JSON, even without a body. */
async function requireJson(request: FastifyRequest): Promise<void> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "")) throw refuse("not-json", "correct");
}

function apiRoutes(app: FastifyInstance, settings: HttpSettings, secure: boolean): void {
  const { services, dispatcher } = settings;
  const preValidation = [requireJson, requireSameOrigin(settings)];
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { headers } = request;
    const setToken = (token: string) => reply.header("set-cookie", cookiesAfterSignIn(headers, token, secure));
    const address = addressKey(request.ip);
    let signedIn = await authenticate(services, tokenOf(headers, secure));
    if (!signedIn) {
      if (!GUEST_COMMANDS.has(name)) throw refuse("not-entered", "enter");
      const wait = dispatcher.newGuests.take(address);
      if (wait > 0) throw tooFast(wait);
      const guest = await makeGuest(services);
      setToken(guest.token);
      signedIn = { player: guest.player, tokenHash: hashOf(guest.token) };
    }
    const caller = { ...signedIn, setToken, keptTokens: keptTokensOf(headers, secure) };
    const outcome = await dispatcher.dispatch(caller, address, "http", name, request.body);
    if ("refused" in outcome) return sendRefusal(reply, outcome.refused);
    if ("answerText" in outcome) return reply.type("application/json").send(outcome.answerText);
    return reply.send(outcome.answer);
  };
  app.post<{ readonly Params: { readonly "*": string } }>("/api/*", { preValidation }, (request, reply) =>
    answer(request.params["*"], request, reply),
  );
  // The only command with a long input: a whole match.
  app.post("/api/table/import", { preValidation, bodyLimit: MAX_FILE_BYTES }, (request, reply) =>
    answer("table/import", request, reply),
  );
}

/** Commands that create a guest for a caller without a token. All others need a sign-in first. */
const GUEST_COMMANDS: ReadonlySet<string> = new Set([
  "me/enter",
  "me/follow",
  "passkey/challenge",
  "passkey/enter",
  "recovery/enter",
]);

const STATUS: Readonly<Record<Refusal["advice"], number>> = {
  correct: 400,
  enter: 401,
  "give-up": 403,
  refresh: 409,
  "choose-another": 422,
  wait: 429,
};

function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const status = { "internal-error": 500, "store-unavailable": 503, "server-is-stopping": 503, "not-json": 415 }[
    refused.code
  ];
  if (refused.waitMilliseconds !== undefined) {
    reply.header("retry-after", Math.ceil(refused.waitMilliseconds / 1000));
  }
  return reply.code(status ?? STATUS[refused.advice]).send({ refused });
}
