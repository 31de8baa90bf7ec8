import { Client } from "pg";
import { adminReads, paramsFor, rowsIn, type Variant, variantsOf } from "../../../support/request/admin-reads.ts";
import { fillCommunity } from "../../community/fill-community.ts";
import { percentile } from "../../measure.ts";
import { type OwnDatabase, query } from "../../server/own-database.ts";
import type { Lampstand } from "../../server/servers.ts";
import { benchLine } from "../support/line.ts";
import { atMost, type Metric } from "../support/metric.ts";

const sizes = {
  full: {
    community: { members: 10_000, messages: 100_000, events: 2000, activities: 200_000, seed: 1 },
    requests: 30,
    /** A file is not a screen: it may take longer, and nobody downloads it thirty times. */
    fileRequests: 5,
    /** Of so many endpoints the statements are counted, each in a second. */
    counted: Number.POSITIVE_INFINITY,
  },
  smallest: {
    community: { members: 50, messages: 100, events: 10, activities: 100, seed: 1 },
    requests: 1,
    fileRequests: 1,
    counted: 1,
  },
};
type Size = typeof sizes.full;
const { members, activities } = sizes.full.community;
const GOAL_MS = 300;

interface Probe extends Variant {
  readonly url: string;
  readonly isFile: boolean;
  /** The first page as it opens. */
  readonly isFirst: boolean;
}

export const admin = benchLine({
  id: "P17",
  title: `what admins read, with ${members} members and ${activities} activities`,
  sizes,
  async measure(bench, size) {
    const own = await bench.database();
    // With the leads of its community, every channel of the others would need one.
    const server = await bench.lampstand(1, { needsOwnServer: true });
    try {
      bench.say("filling the community");
      await fill(server, size);
      const probes = await probesOf(server);
      // Each one once, so that a wrong request fails now and not after minutes.
      for (const { url } of probes) await ask(server, url);
      const metrics: Metric[] = [];
      let left = size.counted;
      for (const probe of probes) {
        bench.say(probe.name);
        const times = await measure(server, probe, size);
        // The others of an endpoint send the same statements.
        const isCounted = probe.isFirst && left-- > 0;
        metrics.push(...metricsOf(probe, times), ...(isCounted ? [await statementsOf(server, probe, own)] : []));
      }
      return [...metrics, worstOf(metrics)];
    } finally {
      await server.close();
    }
  },
});

/** Fills the community and makes the bench's member its admin, who has just entered their password. */
async function fill({ databaseUrl, guests: [guest] }: Lampstand, { community }: Size): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillCommunity(client, community);
    await client.query("insert into user_roles (user_id, role) values ($1, 'admin')", [guest?.memberId]);
    await client.query("update sessions set password_confirmed_at = now() where user_id = $1", [guest?.memberId]);
  } finally {
    await client.end();
  }
}

/** Every way to ask every endpoint, and for a list its last page too. */
async function probesOf(server: Lampstand): Promise<Probe[]> {
  const probes: Probe[] = [];
  for (const [name, endpoint] of adminReads) {
    const params = await paramsFor(endpoint, (sql) => query<{ id: string }>(server.databaseUrl, sql));
    const path = endpoint.path.replace(/:(\w+)/g, (_, each) => params[each] ?? "");
    const isFile = "kind" in endpoint && endpoint.kind === "file";
    const probe = (variant: Variant): Probe => ({
      isFile,
      isFirst: variant.name === "",
      query: variant.query,
      name: variant.name === "" ? name : `${name} ${variant.name}`,
      url: `${server.server.url}${path}?${new URLSearchParams(variant.query)}`,
    });
    const [first, ...others] = variantsOf(endpoint).map(probe);
    if (!first) continue;
    probes.push(first);
    if (isFile) continue;
    const last = lastPageOf(await ask(server, first.url));
    if (last !== null) probes.push(probe({ name: `page=${last}`, query: { ...first.query, page: String(last) } }));
    probes.push(...others);
  }
  return probes;
}

/** The number of the last page, from the first one. Null if the reply has no total or is the only page. */
function lastPageOf({ reply }: { reply: unknown }): number | null {
  const total = (reply as { total?: unknown } | null)?.total;
  const rows = rowsIn(reply);
  return typeof total === "number" && total > rows && rows > 0 ? Math.ceil(total / rows) : null;
}

/** Milliseconds of each request. */
async function measure(server: Lampstand, { url, isFile }: Probe, size: Size): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < (isFile ? size.fileRequests : size.requests); request += 1) {
    times.push((await ask(server, url)).ms);
  }
  return times;
}

function metricsOf({ name, isFile }: Probe, times: readonly number[]): Metric[] {
  return [
    { what: `${name}, p95`, measured: percentile(times, 0.95), unit: "ms", ...(!isFile && { goal: atMost(GOAL_MS) }) },
    { what: "  p50", measured: percentile(times, 0.5), unit: "ms" },
  ];
}

async function statementsOf(server: Lampstand, { url }: Probe, database: OwnDatabase): Promise<Metric> {
  const once = async () => void (await ask(server, url));
  // The smaller of two counts, because a job may send its own in the meantime.
  const measured = Math.min(await database.statementsDuring(once), await database.statementsDuring(once));
  return { what: "  statements", measured, unit: "" };
}

/** The slowest of the screens. */
function worstOf(metrics: readonly Metric[]): Metric {
  const screens = metrics.flatMap(({ measured, goal }) => (goal ? [measured] : []));
  return { what: "the slowest of these screens", measured: Math.max(...screens), unit: "ms", goal: atMost(GOAL_MS) };
}

async function ask({ guests: [guest] }: Lampstand, url: string): Promise<{ ms: number; reply: unknown }> {
  const began = performance.now();
  const response = await fetch(url, { headers: { Cookie: guest?.cookie ?? "" } });
  const body = await response.arrayBuffer();
  const ms = performance.now() - began;
  const text = new TextDecoder().decode(body);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return { ms, reply: response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : null };
}
