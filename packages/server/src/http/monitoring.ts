import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Whether the process lives, whether it can serve, and metrics for requests from the same machine. */
export function monitoringRoutes(app: FastifyInstance, services: Services): void {
  app.get("/healthz", async () => ({ well: true }));
  app.get("/readyz", async (_request, reply) => {
    const problem = await findProblem(services);
    return problem === undefined ? { ready: true } : reply.code(503).send({ ready: false, problem });
  });
  app.get("/metrics", async (request, reply) => {
    if (!LOOPBACK.has(request.ip)) return reply.callNotFound();
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

async function findProblem({ store, time, log }: Services): Promise<string | undefined> {
  const { build, read } = store.database;
  try {
    await read(build.selectFrom("migrations").select("id").limit(1));
  } catch (error) {
    log.warn({ error: String(error) }, "the store cannot be read");
    return "store-unreadable";
  }
  return time.isStored() ? undefined : "store-unwritable";
}
