import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guardFolder } from "../../../bin/guard.mjs";
import type { Timings } from "../../../rooms/index.ts";
import { type App, openApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { quickHashing } from "../account/quick-hashing.ts";
import { freshDatabaseUrl } from "./database.ts";
import { testPort } from "./test-port.ts";

/** Pauses short enough for tests and long enough for a client to notice each phase. */
export const quickTimings: Partial<Timings> = { startingMs: 50, revealMs: 50, breakMs: 30 };

export interface TestServer extends App {
  readonly port: number;
  readonly dataDir: string;
}

const databases = new Map<string, TestServer["database"]>();

/** The database of the running test server at this address. */
export function databaseAt(url: string): TestServer["database"] {
  const database = databases.get(url);
  if (!database) throw new Error(`no test server runs at ${url}`);
  return database;
}

/** Names the database of servers that run in processes of their own, by their address. Returns the function that ends that. */
export function registerDatabase(url: string, database: TestServer["database"]): () => void {
  databases.set(url, database);
  return () => void databases.delete(url);
}

/** Starts the real server on loopback with a fresh database. `stop` ends it and removes its folder. */
export async function bootServer(
  environment: Record<string, string> = {},
  overrides: Parameters<typeof openApp>[1] = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "lampstand-server-"));
  const removeFolder = guardFolder(dataDir);
  const port = Number(environment.PORT) || (await testPort());
  const config = readConfig({
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: environment.DATABASE_URL ?? (await freshDatabaseUrl()),
    LOG_LEVEL: "fatal",
    ...environment,
  });
  const app = await openApp(config, {
    passwordHashing: quickHashing,
    // Otherwise rooms that a test stores without a server would be taken up at any moment.
    takeOverMs: 60 * 60_000,
    ...overrides,
    timings: { ...quickTimings, ...overrides.timings },
  });
  // Scheduled jobs would run at any moment of a test. Tests run those that they are about.
  await app.database.fork().execute("delete from pgboss.schedule");
  const url = `http://localhost:${port}`;
  const forget = registerDatabase(url, app.database);
  return {
    ...app,
    url,
    port,
    dataDir,
    stop: async () => {
      forget();
      await app.stop();
      await removeFolder();
    },
  };
}
