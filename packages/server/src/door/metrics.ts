import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;

/** What an operator can watch. Numbers only: no player, no table. */
export function openMetrics(count: { readonly connections: () => number; readonly rooms: () => number }) {
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
      this.set(count.rooms());
    },
  });
  return {
    registry,
    entries: new Counter({ name: "rondel_entries_total", help: "Entries of logs", labelNames: ["author"], registers }),
    steps: new Counter({ name: "rondel_steps_total", help: "Entries told to followers", registers }),
    tableChanges: new Counter({ name: "rondel_table_changes_total", help: "Changed tables", registers }),
    commands: new Counter({
      name: "rondel_commands_total",
      help: "Commands by how they ended",
      labelNames: ["command", "end"],
      registers,
    }),
    seconds: new Histogram({
      name: "rondel_act_seconds",
      help: "From an action to its acknowledgement",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
