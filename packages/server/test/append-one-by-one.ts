import { asSeat } from "@rondel/engine";
import { openStore } from "../src/store/index.ts";

/** A process that appends entries one by one, each after the previous one is acknowledged. Its syncs are traced from outside. */
const [folder = "", entries = "0"] = process.argv.slice(2);
const store = await openStore({ folder });
let acknowledged = 0;
for (let number = 1; number <= Number(entries); number++) {
  const entry = { kind: "action", seat: asSeat(0), action: { kind: "pass" }, draws: [] } as const;
  const logged = { number, entry, seen: [number, number], author: "hand", at: number } as const;
  if (await store.matches.append("t-watched", logged, { waiting: 0, dueAt: null })) acknowledged++;
}
console.log(`${acknowledged} acknowledged`);
// Killed, because closing the store would sync once more.
process.kill(process.pid, "SIGKILL");
