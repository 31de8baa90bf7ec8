import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { guardProcess } from "../../../../../bin/guard.mjs";
import { claimFolder, livingHolder } from "../../../../../server/platform/process/folder-holder.ts";

const url = "http://localhost:2567";
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-holder-"));
  file = join(folder, "holder.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the folder and lives until it is killed. */
async function otherHolder(): Promise<ChildProcess> {
  const program = `
    const { claimFolder } = await import(${JSON.stringify(new URL("../../../../../server/platform/process/folder-holder.ts", import.meta.url).href)});
    await claimFolder(${JSON.stringify(folder)}, ${JSON.stringify(url)});
    console.log("holds");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  guardProcess(child);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

const change = (part: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...part }));

describe("a data folder", () => {
  test("a data folder belongs to the server that claimed it until that server releases it", async () => {
    expect(livingHolder(folder)).toBeUndefined();
    const release = await claimFolder(folder, url);
    expect(livingHolder(folder)).toMatchObject({ processId: process.pid, url });
    await expect(claimFolder(folder, url)).rejects.toThrow("is in use by");
    release();
    expect(existsSync(file)).toBe(false);
    (await claimFolder(folder, url))();
  });

  test("claiming the data folder of a running server fails and names its process and address", async () => {
    const other = await otherHolder();
    await expect(claimFolder(folder, "http://localhost:1")).rejects.toThrow(
      `${folder} is in use by the Lampstand server with process id ${other.pid}, which serves ${url}. Stop that one,`,
    );
  });

  test("the data folder of a killed server is free at once", async () => {
    const other = await otherHolder();
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(livingHolder(folder)).toBeUndefined();
    await claimFolder(folder, url);
    expect(livingHolder(folder)?.processId).toBe(process.pid);
  });

  test("the data folder of a dead server is free even if another process now has its id", async () => {
    await otherHolder();
    change({ startedAt: "1" });
    expect(livingHolder(folder)).toBeUndefined();
    change({ processId: process.pid });
    (await claimFolder(folder, url))();
    expect(existsSync(file)).toBe(false);
  });

  test("the data folder of a running server stays claimed if the process's start time is unknown", async () => {
    const other = await otherHolder();
    change({ startedAt: null });
    expect(livingHolder(folder)?.processId).toBe(other.pid);
  });

  test("only its holder can release a data folder", async () => {
    const release = await claimFolder(folder, url);
    change({ processId: 1 });
    release();
    expect(existsSync(file)).toBe(true);
  });

  test("a data folder with an incomplete holder file is free", async () => {
    writeFileSync(file, '{"processId":');
    (await claimFolder(folder, url))();
    expect(existsSync(file)).toBe(false);
  });
});
