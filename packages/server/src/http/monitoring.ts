import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** A health check, and metrics for requests from the same machine. */
export function monitoringRoutes(app: FastifyInstance, services: Services): void {
  const { build, read } = services.store.database;
  app.get("/healthz", async (_request, reply) => {
    try {
      await read(build.selectFrom("migrations").select("id").limit(1));
      return { well: true };
    } catch (error) {
      services.log.warn({ error: String(error) }, "the health check failed");
      return reply.code(503).send({ well: false });
    }
  });
  app.get("/metrics", async (request, reply) => {
    if (!LOOPBACK.has(request.ip)) return reply.callNotFound();
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}
