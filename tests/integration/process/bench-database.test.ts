import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { processRuns } from "../../../bin/process.mjs";
import { until } from "../../support/until.ts";

const bench = `
  import { readFileSync } from "node:fs";
  import { startOwnDatabase } from "./tests/load/server/own-database.ts";
  const { folder } = await startOwnDatabase();
  console.log(folder, Number.parseInt(readFileSync(folder + "/postgres/postmaster.pid", "utf8")));
`;

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a bench that %s ends leaves no PostgreSQL and no folder behind",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", bench]);
    const [folder = "", processId] = await new Promise<string[]>((resolve) =>
      child.stdout.once("data", (line) => resolve(String(line).trim().split(" "))),
    );
    expect(processRuns(Number(processId))).toBe(true);
    child.kill(signal);
    await until(() => !processRuns(Number(processId)) && !existsSync(folder), 60_000);
  },
);
