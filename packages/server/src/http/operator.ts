import { isOperatorCommand, type OperatorCommandName, operatorCommands } from "@rondel/protocol/operator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { malformed } from "../gateway/dispatch.ts";
import { operatorAccess } from "../operator/access.ts";
import { operatorHandlers } from "../operator/commands.ts";
import { refuse } from "../refuse.ts";
import type { HttpSettings } from "./server.ts";

type Handler = (who: string, input: unknown) => Promise<unknown>;

/** The page and the commands of operators. */
export function operatorRoutes(
  app: FastifyInstance,
  { services, operatorKeys, configuredUrl }: HttpSettings,
  preValidation: (request: FastifyRequest) => Promise<void>,
): void {
  const access = operatorAccess(operatorKeys, configuredUrl, services.time.monotonic);
  const handlers = operatorHandlers(services);
  app.get("/operator", async (request, reply): Promise<FastifyReply> => {
    if (!access.mayOpenPage(request) || !("sendFile" in reply)) {
      reply.callNotFound();
      return reply;
    }
    return reply.header("x-robots-tag", "noindex").sendFile("operator.html");
  });
  app.post<{ readonly Params: { readonly name: string } }>(
    "/api/operator/:name",
    { preValidation },
    async (request, reply) => {
      const who = access.identify(request);
      const { name } = request.params;
      if (!isOperatorCommand(name)) throw refuse("unknown-command", "correct", { name });
      const handler = handlers[name] as Handler;
      return reply.send(await handler(who, parseInput(name, request.body)));
    },
  );
}

function parseInput(name: OperatorCommandName, body: unknown): unknown {
  const parsed = v.safeParse(operatorCommands[name].input, body ?? {});
  if (!parsed.success) throw malformed(parsed.issues);
  return parsed.output;
}
