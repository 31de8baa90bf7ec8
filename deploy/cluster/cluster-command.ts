// `npm run cluster`: a proxy, Redis, PostgreSQL and two server processes on this machine, as an operator would run them.
import { ProgramMissingError } from "../../bin/debian-program.mjs";
import { nginxProgram } from "../../bin/nginx.mjs";
import { redisProgram } from "../../bin/redis.mjs";
import { readConfig } from "../../server/platform/config/config.ts";
import { openLog } from "../../server/platform/log.ts";
import { acquireDatabase } from "../../server/platform/process/data-folder.ts";
import { logUncaught, stopOnSignals } from "../../server/platform/process/process.ts";
import { StartupError } from "../../server/platform/process/startup-error.ts";
import { startCluster } from "./cluster.ts";

const processNames = ["a", "b"];
/** How much longer than one of its processes the whole may take to stop. */
const AFTER_PROCESSES_SECONDS = 10;
/** Each process gets its own; the address of the proxy is that of the site. */
const { PROCESS_NAME: _, REDIS_URL: __, ...environment } = process.env;
const opened = new AsyncDisposableStack();
const stopping = new AbortController();

try {
  const config = readConfig(environment);
  const log = openLog(config);
  logUncaught(log);
  let starting: Promise<void> | undefined;
  // Registered first, so that a signal during the start stops everything that has been opened so far.
  const stop = async () => {
    stopping.abort();
    await starting?.catch(() => {});
    await opened.disposeAsync();
    console.log("Everything has ended.");
  };
  stopOnSignals({ log, stop }, config.drainSeconds + AFTER_PROCESSES_SECONDS);
  starting = start(config, log);
  await starting;
} catch (error) {
  // The start was cancelled on purpose, and `stopOnSignals` ends the process.
  if (!stopping.signal.aborted) {
    await opened.disposeAsync();
    const isKnown = error instanceof StartupError || error instanceof ProgramMissingError;
    console.error(isKnown ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

async function start(config: ReturnType<typeof readConfig>, log: ReturnType<typeof openLog>): Promise<void> {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const report = (text: string) => console.log(text);
  // Before anything runs, because they may have to be installed.
  redisProgram();
  nginxProgram();
  const database = await acquireDatabase(config, publicUrl, log, stopping.signal);
  opened.defer(() => database.release());
  const cluster = await startCluster({
    dataDir: config.dataDir,
    databaseUrl: database.url,
    host: config.host,
    port: config.PORT,
    publicUrl,
    processNames,
    // The built-in database has a role that owns the tables, and one that serves.
    environment: { ...environment, MIGRATION_DATABASE_URL: database.ownerUrl },
    signal: stopping.signal,
    report,
  });
  opened.defer(() => cluster.stop());
  const [first] = cluster.processes;
  // What a single server prints, with the address of the proxy. Its log lines are JSON.
  console.log(
    first?.output
      .split("\n")
      .filter((line) => !line.startsWith("{"))
      .join("\n"),
  );
  const processes = cluster.processes.map(({ name, url }) => `${name} (${url})`).join(" and ");
  console.log(`nginx shares the work among the processes ${processes}. All logs are in ${cluster.folder}.\n`);
}
