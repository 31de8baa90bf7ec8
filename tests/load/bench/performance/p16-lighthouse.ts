import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "../../measure.ts";
import { MissingProgram } from "../../server/missing-program.ts";
import { query } from "../../server/own-database.ts";
import { browserWithBuild } from "../support/browser.ts";
import { benchLine } from "../support/line.ts";
import { atLeast, atMost, type Metric } from "../support/metric.ts";
import { storeTodaysDevotion } from "../support/todays-devotion.ts";

/** Fetched by npx for this benchmark only: with its own dependencies it is larger than everything else that is installed. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const sizes = {
  full: { visits: 5, paths: (eventId: string) => ["/", "/programs", `/event/${eventId}`, "/devotions", "/resources"] },
  smallest: { visits: 1, paths: () => ["/"] },
};
const ATTEMPTS = 3;
const VISIT_LIMIT_MS = 180_000;
const REPORT_LIMIT_BYTES = 64 * 1024 * 1024;
const FETCH_LIMIT_MS = 120_000;
const npx = ["--yes", "--prefer-offline", "--fetch-retries=0", LIGHTHOUSE];
const run = promisify(execFile);

/** The parts of Lighthouse's report that are read here. Scores are between 0 and 1. */
interface Report {
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number }>;
  audits: Record<"largest-contentful-paint" | "total-blocking-time", { numericValue: number }>;
}

export const lighthouse = benchLine({
  id: "P16",
  title: `Lighthouse on a simulated phone, median of ${sizes.full.visits} visits`,
  sizes,
  async measure(bench, { visits, paths }) {
    const browserPath = await browserWithBuild();
    await fetchLighthouse();
    const benchServer = await bench.lampstand(2);
    try {
      const eventId = await fill(benchServer.databaseUrl);
      const metrics: Metric[] = [];
      for (const path of paths(eventId)) {
        const reports: Report[] = [];
        while (reports.length < visits) {
          bench.say(`${path}, visit ${reports.length + 1}`);
          reports.push(await visit(benchServer.server.url + path, browserPath));
        }
        metrics.push(...metricsOf(path.replace(eventId, "{id}"), reports));
      }
      return metrics;
    } finally {
      await benchServer.close();
    }
  },
});

async function fetchLighthouse(): Promise<void> {
  await run("npx", [...npx, "--version"], { timeout: FETCH_LIMIT_MS }).catch(({ message }: Error) => {
    throw new MissingProgram("Lighthouse", `npx cannot fetch ${LIGHTHOUSE}\n${message}`);
  });
}

/** Lighthouse itself asks for another visit when it could not record one, which happens on a busy machine. */
async function visit(url: string, browserPath: string, attempts = ATTEMPTS): Promise<Report> {
  try {
    return await visitOnce(url, browserPath);
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(url, browserPath, attempts - 1);
  }
}

async function visitOnce(url: string, browserPath: string): Promise<Report> {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  const { stdout } = await run("npx", [...npx, url, ...flags], {
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: REPORT_LIMIT_BYTES,
    timeout: VISIT_LIMIT_MS,
  });
  return JSON.parse(stdout) as Report;
}

function metricsOf(path: string, reports: readonly Report[]): Metric[] {
  const audit = (name: keyof Report["audits"]) => median(reports.map(({ audits }) => audits[name].numericValue));
  const score = (name: keyof Report["categories"]) =>
    100 * median(reports.map(({ categories }) => categories[name].score));
  return [
    { what: `${path} largest paint`, measured: audit("largest-contentful-paint") / 1000, unit: "s", goal: atMost(1.8) },
    { what: `${path} blocking time`, measured: audit("total-blocking-time"), unit: "ms", goal: atMost(200) },
    { what: `${path} performance`, measured: score("performance"), unit: "", goal: atLeast(95) },
    { what: `${path} accessibility`, measured: score("accessibility"), unit: "", goal: atLeast(100) },
    { what: `${path} best practices`, measured: score("best-practices"), unit: "", goal: atLeast(100) },
    { what: `${path} search engines`, measured: score("seo"), unit: "", goal: atLeast(100) },
  ];
}

/** Stores eight events to come and a devotion for today. Returns the id of the first event. */
async function fill(databaseUrl: string): Promise<string> {
  await query(
    databaseUrl,
    `insert into events (title, description, location, event_date, max_attendees)
     select 'Evening ' || n, repeat('We read, sing and eat together. ', 8), 'Grace Hall, Yaba', now() + n * interval '1 day', 40
     from generate_series(1, 8) n`,
  );
  await storeTodaysDevotion(databaseUrl);
  const [row] = await query<{ id: string }>(databaseUrl, "select id from events order by event_date limit 1");
  return row?.id ?? "";
}
