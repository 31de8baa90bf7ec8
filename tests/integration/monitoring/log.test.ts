import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newMember } from "../../support/account/people.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
const PROXY_ID = "f3a9c2e1-7b54-4d10-9f00-aa17c1d2e3f4";
let server: ServerProcess;
let database: Client;
beforeAll(async () => {
  const DATABASE_URL = await freshDatabaseUrl();
  database = new Client({ connectionString: DATABASE_URL });
  await database.connect();
  const environment = {
    DATABASE_URL,
    LOG_LEVEL: "info",
    ACCESS_LOG: "on",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    SECURITY_CONTACT: "security@example.org",
    DISK_FREE_MIN_MB: "1000000000",
  };
  server = await startProcess({ dataDir: folder.path, environment });
  await untilReady(server);
});
afterAll(async () => {
  await database.end();
  await server.end("SIGTERM");
  await folder.remove();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}

/** The lines that the server has logged so far. */
const lines = (): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

async function lineWith(msg: string, requestId: string): Promise<Line> {
  const find = () => lines().find((line) => line.msg === msg && line.requestId === requestId);
  await until(() => find() !== undefined);
  return find() as Line;
}

/** Breaks what the public list of events reads, while `work` runs. */
async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
  await database.query("alter table events rename to broken_events");
  try {
    return await work();
  } finally {
    await database.query("alter table broken_events rename to events");
  }
}

test("MONITORING-5 a failed request names its id in body, header and log", async () => {
  const response = await whileBroken(() => fetch(`${server.url}/api/events`));
  const { code, requestId } = (await response.json()) as { code: string; requestId: string };
  expect([response.status, code]).toEqual([500, "server/unknown"]);
  expect(response.headers.get("x-request-id")).toBe(requestId);
  expect(await lineWith("a request failed", requestId)).toMatchObject({ level: 50, path: "/api/events" });
  expect(await lineWith("request", requestId)).toMatchObject({ endpoint: "GET /api/events", status: 500 });
});

test("MONITORING-5 a request that succeeds names no id", async () => {
  const response = await fetch(`${server.url}/api/events`);
  expect([response.status, response.headers.get("x-request-id")]).toEqual([200, null]);
});

test("MONITORING-5 a trusted proxy names the request", async () => {
  await fetch(`${server.url}/api/health`, { headers: { "X-Request-Id": PROXY_ID } });
  expect(await lineWith("request", PROXY_ID)).toMatchObject({ endpoint: "GET /api/health", status: 200 });
});

test("MONITORING-7 a line of the access log has these fields and nothing of who sent the request", async () => {
  const ada = await newMember(server.url, "Ada Obi");
  const headers = { Cookie: ada.cookie, "X-Request-Id": PROXY_ID.toUpperCase(), "X-Forwarded-For": "203.0.113.77" };
  await fetch(`${server.url}/api/events/0195d3a0-0000-7000-8000-000000000000?token=hidden-token`, { headers });
  const line = await lineWith("request", PROXY_ID.toUpperCase());
  expect(Object.keys(line).sort()).toEqual(
    ["bytes", "endpoint", "level", "method", "ms", "msg", "requestId", "status", "time"].sort(),
  );
  expect(line).toMatchObject({ endpoint: "GET /api/events/:eventId", method: "GET" });
  expect(line.bytes).toBeGreaterThan(0);
  const text = lines()
    .filter(({ msg }) => msg === "request")
    .map((each) => JSON.stringify(each))
    .join("\n");
  for (const hidden of ["203.0.113.77", "hidden-token", "0195d3a0", "127.0.0.1", "Ada", "@example.org"]) {
    expect(text).not.toContain(hidden);
  }
});

test("MONITORING-8 a disk with too little space is logged as an error when the server starts", () => {
  const [line, ...others] = lines().filter(({ msg }) => msg === "the disk of DATA_DIR is almost full");
  expect(line).toMatchObject({ level: 50, minFreeMegabytes: 1_000_000_000, freeBytes: expect.any(Number) });
  expect(others).toEqual([]);
});

test("a server with a full disk is ready all the same", async () => {
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});

test("MONITORING-9 security.txt names the contact of the settings", async () => {
  const response = await fetch(`${server.url}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain("Contact: mailto:security@example.org\n");
  expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
});
