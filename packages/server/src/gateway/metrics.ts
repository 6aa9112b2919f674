import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;

/** What an operator can watch. Numbers only: no player, no table. */
export function openMetrics(count: { readonly connections: () => number; readonly tables: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: "rondel_connections",
    help: "Open sockets",
    registers,
    collect() {
      this.set(count.connections());
    },
  });
  new Gauge({
    name: "rondel_tables_in_memory",
    help: "Tables in the memory of this process",
    registers,
    collect() {
      this.set(count.tables());
    },
  });
  return {
    registry,
    entries: tally(registry, "rondel_entries_total", "Entries of logs", ["author"]),
    steps: tally(registry, "rondel_steps_total", "Entries told to followers"),
    tableChanges: tally(registry, "rondel_table_changes_total", "Changed tables"),
    commands: tally(registry, "rondel_commands_total", "Commands by how they ended", ["command", "end"]),
    seconds: new Histogram({
      name: "rondel_act_seconds",
      help: "From an action to its acknowledgement",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}

/** Counts at the cost of an addition; the registry is told when somebody asks. */
function tally(registry: Registry, name: string, help: string, labelNames: readonly string[] = []) {
  const sums = new Map<string, number>();
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const [key, sum] of sums) {
        const values = key.split(" ");
        this.inc(Object.fromEntries(labelNames.map((label, index) => [label, values[index] ?? ""])), sum);
      }
    },
  });
  return {
    /** One more with these values of the labels, none of which holds a space. */
    count(...values: readonly string[]): void {
      const key = values.join(" ");
      sums.set(key, (sums.get(key) ?? 0) + 1);
    },
  };
}
