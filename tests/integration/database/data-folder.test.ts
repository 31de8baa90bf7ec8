import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { loadOrCreateSecret } from "../../../server/platform/config/config.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { postmaster } from "../../../server/platform/database/postgres-process.ts";
import { claimFolder } from "../../../server/platform/process/folder-holder.ts";
import { dataFolder, readyStatus, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());
const main = "server/main.ts";
const pidFile = (path: string) => join(path, "postgres/postmaster.pid");
const pidOf = (path: string) => Number(readFileSync(pidFile(path), "utf8").split("\n")[0]);

describe("a data folder", () => {
  test("files of a first start that was killed halfway are removed", async () => {
    const fresh = dataFolder();
    onTestFinished(() => fresh.remove());
    mkdirSync(join(fresh.path, "postgres.new"));
    writeFileSync(join(fresh.path, "postgres.new/PG_VERSION"), "18\n");
    await startEmbeddedDatabase(fresh.path);
    expect(readdirSync(fresh.path).sort()).toEqual(["database-password", "postgres"]);
  });

  test("a stale pid file whose id now belongs to another process does not prevent a start", async () => {
    const database = await startEmbeddedDatabase(folder.path);
    const lines = readFileSync(pidFile(folder.path), "utf8").split("\n");
    await database.stop();
    writeFileSync(pidFile(folder.path), [process.pid, ...lines.slice(1)].join("\n"));
    const again = await startEmbeddedDatabase(folder.path);
    expect(again.wasRunning).toBe(false);
    expect(pidOf(folder.path)).not.toBe(process.pid);
    await again.stop();
    // Nothing to do the second time.
    await again.stop();
  });

  test("a database in use by a running server keeps running, and a dead one restarts at its address", async () => {
    const database = await startEmbeddedDatabase(folder.path);
    const giveBack = await claimFolder(folder.path, "http://localhost:1");
    await database.stopUnlessInUse();
    expect(existsSync(pidFile(folder.path))).toBe(true);
    giveBack();
    await database.stopUnlessInUse();
    expect(existsSync(pidFile(folder.path))).toBe(false);
    await database.revive();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.end();
    await database.stop();
  });
});

// Each test waits several seconds for a server timeout, so they run at the same time, each in its own folder.
describe.concurrent("a start that waits", () => {
  test("of two simultaneous first starts, one serves and the other names it", async ({ onTestFinished }) => {
    const fresh = dataFolder();
    onTestFinished(() => fresh.remove());
    const servers = await Promise.all([1, 2].map(() => startProcess({ dataDir: fresh.path, program: main })));
    await until(() => servers.some(({ child }) => child.exitCode !== null));
    const refused = servers.find(({ child }) => child.exitCode !== null);
    const serving = servers.find((server) => server !== refused);
    if (!refused || !serving) throw new Error("there are two servers");
    expect(refused.output()).toContain(`process id ${serving.child.pid}`);
    await untilReady(serving);
    expect(await serving.end("SIGTERM")).toBe(0);
    expect(existsSync(pidFile(fresh.path))).toBe(false);
  });

  test("a start lock left by a killed process is taken over", async ({ onTestFinished }) => {
    const fresh = dataFolder();
    onTestFinished(() => fresh.remove());
    writeFileSync(join(fresh.path, "start.lock"), "1 of another life");
    await (await startEmbeddedDatabase(fresh.path)).stop();
    expect(existsSync(join(fresh.path, "start.lock"))).toBe(false);
  });

  test("the secret is created once, and an unreachable DATABASE_URL is named as the problem", async () => {
    expect(loadOrCreateSecret(folder.path, "some")).toBe(loadOrCreateSecret(folder.path, "some"));
    const DATABASE_URL = "postgresql://somebody:hidden-word@127.0.0.1:1/nowhere";
    const server = await startProcess({ dataDir: folder.path, program: main, environment: { DATABASE_URL } });
    await until(() => server.child.exitCode !== null);
    expect(server.output()).toMatch(/The database cannot be reached: .*ECONNREFUSED.*\. Check DATABASE_URL\./);
    expect(server.output()).not.toContain("hidden-word");
  });
});

describe("the built-in database stops with its server", () => {
  test.each(["SIGINT", "SIGHUP"] as const)(
    "the built-in database stops after a %s during the start",
    async (signal) => {
      const server = await startProcess({ dataDir: folder.path, program: main });
      await until(() => existsSync(join(folder.path, "start.lock")) || existsSync(pidFile(folder.path)));
      expect(await server.end(signal)).toBe(0);
      expect(existsSync(pidFile(folder.path))).toBe(false);
    },
  );

  test("the built-in database stops if the port is taken or a setting turns out to be invalid", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const server = await startProcess({ dataDir: folder.path, program: main, port });
    await until(() => server.child.exitCode !== null);
    expect(server.output()).toContain(`Port ${port} is taken.`);
    expect(existsSync(pidFile(folder.path))).toBe(false);
    const environment = { TRUSTED_PROXIES: "foo" };
    const other = await startProcess({ dataDir: folder.path, program: main, environment });
    await until(() => other.child.exitCode !== null);
    expect(other.child.exitCode).toBe(1);
    expect(existsSync(pidFile(folder.path))).toBe(false);
  });

  test("the built-in database stops when the launcher is killed", async () => {
    const launcher = await startProcess({ dataDir: folder.path, program: "bin/start.mjs" });
    await untilReady(launcher);
    await launcher.end("SIGKILL");
    await until(() => !existsSync(pidFile(folder.path)));
    expect(await readyStatus(launcher.url)).toBe(0);
  });

  test("two Ctrl-C signals at once count as one, even if the database has died before", async () => {
    const server = await startProcess({ dataDir: folder.path, program: main });
    await untilReady(server);
    process.kill(pidOf(folder.path), "SIGKILL");
    server.child.kill("SIGINT");
    expect(await server.end("SIGINT")).toBe(0);
    // A server that is shutting down starts nothing new.
    expect(postmaster(join(folder.path, "postgres"))).toBeUndefined();
  });
});
