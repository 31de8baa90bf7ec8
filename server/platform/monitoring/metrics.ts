import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "../config/config.ts";
import { RELEASE } from "../process/installation.ts";

/** What one process measures, for Prometheus. Labels have few values, and never an id or anything of a member. */
export type Metrics = Registry;

/** Opens the metrics, with those of Node and the process if anyone can read them: these cost a timer and an observer. */
export function openMetrics({ METRICS_TOKEN, METRICS_PORT }: Pick<Config, "METRICS_TOKEN" | "METRICS_PORT">): Metrics {
  const metrics = new Registry();
  if (METRICS_TOKEN !== undefined || METRICS_PORT !== undefined) collectDefaultMetrics({ register: metrics });
  showGauge(metrics, {
    name: "lampstand_info",
    help: "The release that runs",
    labelNames: ["release"],
    read: () => [{ labels: { release: RELEASE }, value: 1 }],
  });
  return metrics;
}

interface Row {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Shown {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Called for each scrape. Undefined shows nothing, because the value is not known. */
  read(): readonly Row[] | undefined | Promise<readonly Row[] | undefined>;
}

/** A value that is read when Prometheus asks. */
export function showGauge(metrics: Metrics, shown: Shown): void {
  new Gauge({ ...definition(metrics, shown), collect });

  async function collect(this: Gauge) {
    const rows = (await shown.read()) ?? [];
    this.reset();
    if (shown.labelNames === undefined) this.remove();
    for (const { labels = {}, value } of rows) this.set(labels, value);
  }
}

/** A plain number that a hot path adds to, which costs it nothing else. */
export function showCounter(metrics: Metrics, shown: Shown): void {
  new Counter({ ...definition(metrics, shown), collect });

  async function collect(this: Counter) {
    const rows = (await shown.read()) ?? [];
    this.reset();
    for (const { labels = {}, value } of rows) this.inc(labels, value);
  }
}

const definition = (metrics: Metrics, { name, help, labelNames = [] }: Shown) => ({
  name,
  help,
  labelNames,
  registers: [metrics],
});
