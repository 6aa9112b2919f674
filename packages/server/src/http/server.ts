import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fastifyWebsocket from "@fastify/websocket";
import { MAX_MATCH_FILE_LENGTH, type Refusal } from "@rondel/protocol";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type Dispatcher, tooFast } from "../gateway/dispatch.ts";
import { securityHeaders } from "../gateway/headers.ts";
import { authenticate, cookieFor, isSameOrigin, secretOf } from "../gateway/sign-in.ts";
import { makeGuest } from "../identity/guests.ts";
import { hashOf } from "../identity/secrets.ts";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { acceptSocket } from "../socket/socket.ts";
import { mailRoutes } from "./mail.ts";
import { openApi } from "./openapi.ts";
import { operatorRoutes } from "./operator.ts";

/** The longest message that anybody may send. */
const MAX_BYTES = 64 * 1024;
/** The file of a match, written as JSON, and the wishes beside it. */
const MAX_FILE_BYTES = 2 * MAX_MATCH_FILE_LENGTH;

export interface HttpSettings {
  readonly services: Services;
  readonly dispatcher: Dispatcher;
  /** The configured address, if there is one: then only pages from there may speak to us. */
  readonly configuredUrl: string | undefined;
  readonly trustProxy: string;
  readonly staticFolder: string | undefined;
}

export async function openHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { services, staticFolder } = settings;
  const secure = settings.configuredUrl?.startsWith("https:") ?? false;
  const headers = securityHeaders(secure);
  const app = fastify({ bodyLimit: MAX_BYTES, trustProxy: settings.trustProxy, forceCloseConnections: true });
  // Only JSON: what a form of another site can send is not understood here.
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly code?: string }, _request, reply) => {
    if (error instanceof Refused) return sendRefusal(reply, error.refusal);
    const status = error.statusCode ?? 500;
    if (status >= 500) services.log.error({ error }, "a request failed");
    const code = status >= 500 ? "internal-error" : "malformed-message";
    return reply.code(status).send({ refused: refuse(code, status >= 500 ? "wait" : "correct").refusal });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ refused: refuse("not-found", "give-up").refusal }),
  );

  await app.register(fastifyWebsocket, { options: { maxPayload: MAX_BYTES, perMessageDeflate: false } });
  app.get("/socket", { websocket: true, preValidation: requireSameOrigin(settings) }, (socket, request) =>
    acceptSocket({ ...settings, secure }, socket, request),
  );
  apiRoutes(app, settings, secure);
  operatorRoutes(app, services);
  mailRoutes(app, services, secure);
  app.get("/api/openapi.json", async () => openApi(services.publicUrl));
  if (staticFolder !== undefined && existsSync(staticFolder)) {
    await app.register(fastifyStatic, {
      root: resolve(staticFolder),
      setHeaders: (reply, path) => reply.header("cache-control", cacheFor(path)),
    });
  }
  return app;
}

/** Built files carry the hash of their content in their name and never change; everything else is asked for again. */
function cacheFor(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

function requireSameOrigin({ configuredUrl }: HttpSettings) {
  return async (request: { readonly headers: Parameters<typeof isSameOrigin>[0] }): Promise<void> => {
    if (!isSameOrigin(request.headers, configuredUrl)) throw refuse("other-origin", "give-up");
  };
}

function apiRoutes(app: FastifyInstance, settings: HttpSettings, secure: boolean): void {
  const { services, dispatcher } = settings;
  const preValidation = requireSameOrigin(settings);
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const setToken = (secret: string) => reply.header("set-cookie", cookieFor(secret, secure));
    let known = await authenticate(services, secretOf(request.headers, secure));
    if (!known) {
      if (!GUEST_COMMANDS.has(name)) throw refuse("not-entered", "enter");
      const wait = dispatcher.newGuests.take(request.ip);
      if (wait > 0) throw tooFast(wait);
      const guest = await makeGuest(services);
      setToken(guest.secret);
      known = { player: guest.player, tokenHash: hashOf(guest.secret) };
    }
    const caller = { ...known, setToken };
    const outcome = await dispatcher.dispatch(caller, request.ip, "http", name, request.body);
    return "refused" in outcome ? sendRefusal(reply, outcome.refused) : reply.send(outcome.answer);
  };
  app.post<{ readonly Params: { readonly "*": string } }>("/api/*", { preValidation }, (request, reply) =>
    answer(request.params["*"], request, reply),
  );
  // The only message that may be long: a whole match.
  app.post("/api/table/import", { preValidation, bodyLimit: MAX_FILE_BYTES }, (request, reply) =>
    answer("table/import", request, reply),
  );
}

/** Whoever comes for the first time is made a guest; nothing else works without having entered. */
const GUEST_COMMANDS: ReadonlySet<string> = new Set(["me/enter", "me/follow", "passkey/challenge", "passkey/enter"]);

const STATUS: Readonly<Record<Refusal["advice"], number>> = {
  correct: 400,
  enter: 401,
  "give-up": 403,
  refresh: 409,
  "choose-another": 422,
  wait: 429,
};

function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const status = { "internal-error": 500, "store-unavailable": 503, "server-is-stopping": 503 }[refused.code];
  if (refused.waitMilliseconds !== undefined) {
    reply.header("retry-after", Math.ceil(refused.waitMilliseconds / 1000));
  }
  return reply.code(status ?? STATUS[refused.advice]).send({ refused });
}
