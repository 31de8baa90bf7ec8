import { Client } from "pg";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, readyStatus, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const HOUR_MS = 3_600_000;
const folder = dataFolder();
afterAll(() => folder.remove());

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await freshDatabaseUrl();
});

async function start(environment: Record<string, string> = {}, graceMs = HOUR_MS): Promise<ServerProcess> {
  const TEST_LEASE = JSON.stringify({ renewalMs: 100, graceMs });
  const server = await startProcess({
    dataDir: folder.path,
    environment: { DATABASE_URL: databaseUrl, TEST_LEASE, ...environment },
  });
  onTestFinished(() => void server.end("SIGKILL"));
  return server;
}

const hasEnded = ({ child }: ServerProcess) => child.exitCode !== null;

async function execute(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The lease of a server on another machine, whose process nobody here can look at. */
const leaseElsewhere = () =>
  execute(`insert into servers (id, host, url, process_space, process_id)
    values (7, 'lamp-1', 'https://lamp.example', 'another machine', 42)`);
const renewElsewhere = () => execute("update servers set beat_at = now() where id = 7");

test("a second server on a database is refused, and is told which one uses it", async () => {
  const first = await start({ PUBLIC_URL: "https://lamp.example" });
  await untilReady(first);
  const second = await start();
  await until(() => hasEnded(second));
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`process id ${first.child.pid} on .+, which serves https://lamp\\.example\\. Stop that one first`),
  );
  expect(await readyStatus(first.url)).toBe(200);
});

test("of two servers that start at once on a new database, one serves and one is refused", async () => {
  const servers = await Promise.all([start(), start()]);
  await until(() => servers.some(hasEnded));
  const serving = servers.find((server) => !hasEnded(server)) as ServerProcess;
  await untilReady(serving);
  expect(servers.filter(hasEnded)).toHaveLength(1);
  expect(servers.find(hasEnded)?.output()).toContain(`process id ${serving.child.pid}`);
});

test("ROLLING_UPDATE=on: the next server waits until the one before has drained or it is stopped itself", async () => {
  const before = await start();
  await untilReady(before);
  const stopped = await start({ ROLLING_UPDATE: "on" });
  await until(() => stopped.output().includes(`process id ${before.child.pid}`));
  await stopped.end("SIGTERM");
  const next = await start({ ROLLING_UPDATE: "on" });
  await until(() => next.output().includes(`process id ${before.child.pid}`));
  expect(await readyStatus(next.url)).toBe(0);
  expect(await before.end("SIGTERM")).toBe(0);
  await untilReady(next);
  expect(await next.end("SIGTERM")).toBe(0);
});

test("a server that was killed on this machine holds up no start, however long its lease is valid", async () => {
  const killed = await start();
  await untilReady(killed);
  await killed.end("SIGKILL");
  await untilReady(await start());
});

test("a server on another machine that was killed holds up a start until its lease expires", async () => {
  await leaseElsewhere();
  const next = await start({ ROLLING_UPDATE: "on" }, 1_000);
  await until(async () => {
    await renewElsewhere();
    return next.output().includes("lamp-1");
  });
  await untilReady(next);
});

test("a server on another machine that renews its lease refuses the next one", async () => {
  await leaseElsewhere();
  const next = await start();
  await until(async () => {
    await renewElsewhere();
    return hasEnded(next);
  });
  expect(next.output()).toContain("process id 42 on lamp-1, which serves https://lamp.example.");
});
