import { pino } from "pino";
import { defaultLimits } from "../src/gateway/limits.ts";
import { startServer } from "../src/index.ts";
import { PATIENT_LEASE, releaseTwo, servedFerry } from "./table.ts";

/** A server process that tests can kill. Prints its address, then serves. */
const {
  DATA_FOLDER,
  TEST_DATABASE_URL,
  TEST_RELAY_ADDRESS,
  TEST_SOCKET_PATH,
  TEST_RELEASE,
  TEST_LOG = "silent",
} = process.env;
const plenty = { burst: 100_000, perSecond: 100_000 };
const server = await startServer({
  games: TEST_RELEASE === "2" ? releaseTwo : [servedFerry],
  store: TEST_DATABASE_URL === undefined ? { folder: DATA_FOLDER ?? "" } : { databaseUrl: TEST_DATABASE_URL },
  port: 0,
  processes: {
    leaseMilliseconds: PATIENT_LEASE,
    ...(TEST_RELAY_ADDRESS === undefined ? {} : { address: TEST_RELAY_ADDRESS }),
    ...(TEST_SOCKET_PATH === undefined ? {} : { socketPath: TEST_SOCKET_PATH }),
  },
  log: pino({ level: TEST_LOG }, pino.destination(2)),
  limits: { ...defaultLimits, perPlayer: plenty, perAddress: plenty, newGuests: plenty },
});
process.once("SIGTERM", () => server.stop().then(() => process.exit(0)));
console.log(server.url);
