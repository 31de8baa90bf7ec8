import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, readyStatus, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { startTestRedis, type TestRedis } from "../../support/server/test-redis.ts";
import { until } from "../../support/until.ts";

describe("a server process that cannot run beside the others", () => {
  const folder = dataFolder();
  let redis: TestRedis;
  let databaseUrl: string;
  beforeAll(async () => {
    redis = await startTestRedis();
    databaseUrl = await emptyDatabaseUrl();
  });
  afterAll(async () => {
    await folder.remove();
    await redis.stop();
  });

  async function start(environment: Record<string, string>): Promise<ServerProcess> {
    const TEST_LEASE = JSON.stringify({ renewalMs: 100, graceMs: 3_600_000 });
    const server = await startProcess({
      dataDir: folder.path,
      environment: { DATABASE_URL: databaseUrl, TEST_LEASE, ...environment },
    });
    onTestFinished(() => void server.end("SIGKILL"));
    return server;
  }

  async function refusal(environment: Record<string, string>): Promise<string> {
    const server = await start(environment);
    await until(() => server.child.exitCode !== null);
    expect(server.child.exitCode).toBe(1);
    return server.output();
  }

  async function tables(): Promise<number> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query("select from pg_tables where schemaname = 'public'")).rows.length;
    } finally {
      await client.end();
    }
  }

  test("PROCESS-2 a wrong password of Redis is told, is not shown, and nothing is done", async () => {
    const { port } = new URL(redis.url);
    const output = await refusal({ REDIS_URL: `redis://:not-the-secret@127.0.0.1:${port}`, PROCESS_NAME: "a" });
    expect(output).toContain(`Redis at 127.0.0.1:${port} refuses the user or the password in REDIS_URL.`);
    expect(output).not.toContain("not-the-secret");
    expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${port}`, PROCESS_NAME: "a" })).toContain("refuses the user");
    expect(await tables()).toBe(0);
  });

  test("PROCESS-2 a Redis that cannot be reached is told, and nothing is done", async () => {
    const port = await testPort();
    const output = await refusal({ REDIS_URL: `redis://:secret@127.0.0.1:${port}`, PROCESS_NAME: "a" });
    expect(output).toContain(`Redis at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`);
    expect(await tables()).toBe(0);
  });

  test("PROCESS-3 PROCESS-5 two start at once on an empty database, and one with a name in use is refused", async () => {
    const shared = { REDIS_URL: redis.url };
    const both = await Promise.all(["a", "b"].map((name) => start({ ...shared, PROCESS_NAME: name })));
    await Promise.all(both.map(untilReady));
    const output = await refusal({ ...shared, PROCESS_NAME: "b" });
    expect(output).toContain(
      `Two servers with one name: PROCESS_NAME=b belongs to the Lampstand server with process id ${both[1]?.child.pid}`,
    );
    expect(await refusal({})).toContain("This database is in use by");
    const next = await start({ ...shared, PROCESS_NAME: "b", ROLLING_UPDATE: "on" });
    await until(() => next.output().includes("another server uses this database"));
    expect(await readyStatus(next.url)).toBe(0);
    expect(await both[1]?.end("SIGTERM")).toBe(0);
    await untilReady(next);
    expect(await readyStatus(both[0]?.url ?? "")).toBe(200);
  });

  test("PROCESS-4 a server with a name is refused beside one without, and told how both could run", async () => {
    databaseUrl = await emptyDatabaseUrl();
    await untilReady(await start({}));
    const output = await refusal({ REDIS_URL: redis.url, PROCESS_NAME: "a" });
    expect(output).toContain("give it REDIS_URL and a PROCESS_NAME too");
  });
});
