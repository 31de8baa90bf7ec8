import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { claimFolder, livingHolder } from "../../../../server/platform/folder-holder.ts";

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
    const { claimFolder } = await import(${JSON.stringify(new URL("../../../../server/platform/folder-holder.ts", import.meta.url).href)});
    await claimFolder(${JSON.stringify(folder)}, ${JSON.stringify(url)});
    console.log("holds");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

const change = (part: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...part }));

describe("a data folder", () => {
  test("belongs to the server that took it until that server gives it back", async () => {
    expect(livingHolder(folder)).toBeUndefined();
    const giveBack = await claimFolder(folder, url);
    expect(livingHolder(folder)).toMatchObject({ processId: process.pid, url });
    await expect(claimFolder(folder, url)).rejects.toThrow("is in use by");
    giveBack();
    expect(existsSync(file)).toBe(false);
    (await claimFolder(folder, url))();
  });

  test("of a living server is refused, and its process and address are named", async () => {
    const other = await otherHolder();
    await expect(claimFolder(folder, "http://localhost:1")).rejects.toThrow(
      `${folder} is in use by the Lampstand server with process id ${other.pid}, which serves ${url}. Stop that one,`,
    );
  });

  test("of a killed server is free at once", async () => {
    const other = await otherHolder();
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(livingHolder(folder)).toBeUndefined();
    await claimFolder(folder, url);
    expect(livingHolder(folder)?.processId).toBe(process.pid);
  });

  test("of a dead server whose process id another process has by now is free, also where that is this one", async () => {
    await otherHolder();
    change({ startedAt: "1" });
    expect(livingHolder(folder)).toBeUndefined();
    change({ processId: process.pid });
    (await claimFolder(folder, url))();
    expect(existsSync(file)).toBe(false);
  });

  test("of a living server stays taken if the start time of its process is unknown", async () => {
    const other = await otherHolder();
    change({ startedAt: null });
    expect(livingHolder(folder)?.processId).toBe(other.pid);
  });

  test("is given back by its holder alone", async () => {
    const giveBack = await claimFolder(folder, url);
    change({ processId: 1 });
    giveBack();
    expect(existsSync(file)).toBe(true);
  });

  test("with a file that is not whole is free", async () => {
    writeFileSync(file, '{"processId":');
    (await claimFolder(folder, url))();
    expect(existsSync(file)).toBe(false);
  });
});
