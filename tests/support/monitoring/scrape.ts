export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly text: string;
  readonly samples: readonly Sample[];
  /** The names of all metrics, also of those that have no value now. */
  readonly names: ReadonlySet<string>;
  /** The sum of the samples with this name and these labels. Undefined if there is none. */
  valueOf(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

export const METRICS_TOKEN = "a-token-for-prometheus";

/** Reads the metrics of a server, as Prometheus does. */
export async function scrape(url: string, token = METRICS_TOKEN): Promise<Scrape> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url}/metrics answered ${response.status}`);
  return readMetrics(await response.text());
}

/** Prometheus's text format, as far as we use it. */
export function readMetrics(text: string): Scrape {
  const lines = text.split("\n");
  const samples = lines.flatMap((line) => sampleIn(line) ?? []);
  return {
    text,
    samples,
    names: new Set(lines.flatMap(namesIn)),
    valueOf(name, labels = {}) {
      const wanted = Object.entries(labels);
      const found = samples.filter(
        (each) => each.name === name && wanted.every(([label, value]) => each.labels[label] === value),
      );
      return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

function sampleIn(line: string): Sample | undefined {
  const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value) };
}

function namesIn(line: string): string[] {
  const [, name, type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
  if (name === undefined) return [];
  return type === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name];
}
