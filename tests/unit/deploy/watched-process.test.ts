import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { WatchedProcess } from "../../../deploy/cluster/watched-process.ts";

test("a process that cannot be started is told at once, with the reason", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-watched-"));
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
    rmSync(folder, { recursive: true });
  });
  process.execPath = join(folder, "no-program");
  const watched = new WatchedProcess({
    name: "a",
    port: 9,
    program: "server/main.ts",
    environment: {},
    logFile: join(folder, "log"),
    report: () => {},
  });
  await expect(watched.start()).rejects.toThrow(/^The process a did not start:\n.*no-program.* ENOENT$/);
});
