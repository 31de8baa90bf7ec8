// The bench's own PostgreSQL. It is started by a process of its own, which stops it and removes its folder when the bench
// has ended, however that ended.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { endWithBench } from "./end-with-bench.ts";

/** What the bench is told once PostgreSQL runs. */
export interface DatabaseStarted {
  readonly url: string;
  readonly folder: string;
  /** The process id of PostgreSQL. */
  readonly processId: number;
}

const folder = mkdtempSync(join(tmpdir(), "lampstand-bench-"));
// The database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755);
const starting = startEmbeddedDatabase(folder);

async function stop(): Promise<void> {
  // If it failed to start, there is only the folder.
  const postgres = await starting.catch(() => undefined);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

endWithBench(stop);
process.once("message", () => void stop().finally(() => process.exit(0)));
const { url } = await starting;
const [processId] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
process.send?.({ url, folder, processId: Number(processId) } satisfies DatabaseStarted);
