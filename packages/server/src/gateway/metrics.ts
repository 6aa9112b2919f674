import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** How often the delay of the event loop is measured. Each time wakes an idle process. */
const LOOP_DELAY_MILLISECONDS = 100;

export type Metrics = ReturnType<typeof openMetrics>;

/** Prometheus metrics. They contain no names or ids of players and tables. */
export function openMetrics(count: { readonly connections: () => number; readonly tables: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_DELAY_MILLISECONDS });
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
    help: "Tables in memory",
    registers,
    collect() {
      this.set(count.tables());
    },
  });
  return {
    registry,
    entries: tally(registry, "rondel_entries_total", "Log entries by author", ["author"]),
    steps: tally(registry, "rondel_steps_total", "Log entries sent to subscribers"),
    tableChanges: tally(registry, "rondel_table_changes_total", "Changes of table descriptions"),
    reviews: tally(registry, "rondel_reviews_total", "Reviews of finished matches by outcome", ["end"]),
    commands: tally(registry, "rondel_commands_total", "Commands by outcome", ["command", "end"]),
    seconds: new Histogram({
      name: "rondel_act_seconds",
      help: "Time from an action to its acknowledgement",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}

/** A counter that costs one addition per count. The registry reads the sums only when it is scraped. */
function tally(registry: Registry, name: string, help: string, labelNames: readonly string[] = []) {
  /** By the value of the first label, then of the second; the value of an absent label is empty. */
  const sums = new Map<string, Map<string, number>>();
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const [first, bySecond] of sums) {
        for (const [second, sum] of bySecond) {
          const values = [first, second];
          this.inc(Object.fromEntries(labelNames.map((label, index) => [label, values[index] ?? ""])), sum);
        }
      }
    },
  });
  return {
    /** Adds one for these label values. */
    count(first = "", second = ""): void {
      const bySecond = sums.get(first);
      if (bySecond) bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
      else sums.set(first, new Map([[second, 1]]));
    },
  };
}
