import { randomBytes } from "node:crypto";
import { ProgramMissingError } from "../../../bin/debian-program.mjs";
import { type Cluster, startCluster } from "../../../deploy/cluster/cluster.ts";
import type { Timings } from "../../../rooms/index.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { dataFolder } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { MissingProgram } from "../server/missing-program.ts";

/** A cluster with its own PostgreSQL, for bots. */
export interface NightCluster {
  /** The address of the proxy. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly cluster: Cluster;
  /** Ends PostgreSQL and starts it at the same address. `whileAway` runs in between. */
  restartDatabase(whileAway: () => Promise<void>): Promise<void>;
  /** What the processes have printed since their last start. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts everything on free ports and in a temporary folder. Throws {@link MissingProgram} if Redis or nginx cannot be had. */
export async function startNightCluster(options: {
  timings?: Partial<Timings>;
  processNames?: readonly string[];
  /** Without Redis and names, as a server that is alone. Only for one process. */
  isAlone?: boolean;
  environment?: Record<string, string>;
}): Promise<NightCluster> {
  const folder = dataFolder();
  const opened = new AsyncDisposableStack();
  opened.defer(folder.remove);
  try {
    const database = await startEmbeddedDatabase(folder.path);
    const secret = randomBytes(32).toString("hex");
    const port = await testPort();
    const url = `http://127.0.0.1:${port}`;
    const cluster = await startCluster({
      dataDir: folder.path,
      databaseUrl: database.url,
      host: "127.0.0.1",
      port,
      publicUrl: url,
      processNames: options.processNames ?? ["a", "b"],
      ...(options.isAlone && { isAlone: true }),
      program: "tests/support/server/server-process.ts",
      environment: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        LOG_LEVEL: "warn",
        TMPDIR: folder.path,
        SECRET: secret,
        TEST_TIMINGS: JSON.stringify(options.timings ?? {}),
        ...options.environment,
      },
      report: () => {},
    });
    opened.defer(cluster.stop);
    return {
      url,
      databaseUrl: database.url,
      secret,
      cluster,
      restartDatabase: async (whileAway) => {
        await database.stop();
        await whileAway();
        await database.revive();
      },
      output: () => cluster.processes.map(({ name, output }) => `${name}: ${output}`).join("\n"),
      stop: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    if (error instanceof ProgramMissingError) throw new MissingProgram("a program of the cluster", error.message);
    throw error;
  }
}
