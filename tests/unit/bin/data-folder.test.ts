import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holderOf } from "../../../bin/data-folder.mjs";

const url = "http://localhost:2567";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-holder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "holder.json");
const write = (processId: number) => writeFileSync(file(), JSON.stringify({ processId, url }));

describe("the data folder's holder", () => {
  test("is the live process that the file names", () => {
    write(process.pid);
    expect(holderOf(folder)).toEqual({ processId: process.pid, url });
  });

  test("is nobody where there is no file, or a file cut short", () => {
    expect(holderOf(folder)).toBeUndefined();
    writeFileSync(file(), '{"processId":1');
    expect(holderOf(folder)).toBeUndefined();
  });

  test("is nobody once its process has ended", () => {
    write(spawnSync(process.execPath, ["--version"]).pid);
    expect(holderOf(folder)).toBeUndefined();
  });

  test("is nobody where a later process got the dead server's id", () => {
    write(process.pid);
    const beforeThisProcess = new Date(Date.now() - process.uptime() * 1000 - 60_000);
    utimesSync(file(), beforeThisProcess, beforeThisProcess);
    expect(holderOf(folder)).toBeUndefined();
  });
});

describe("npm start on a folder that is in use", () => {
  /** A copy of the commands in a project without packages: the first step after the check would be to install them. */
  async function startCommand(environment: Record<string, string>) {
    const project = join(folder, "project");
    cpSync("bin", join(project, "bin"), { recursive: true });
    writeFileSync(join(project, "package-lock.json"), "{}");
    const child = spawn(process.execPath, ["bin/start.mjs"], {
      cwd: project,
      env: { PATH: "", DATA_DIR: folder, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
    const code = await new Promise((resolve) => child.once("close", resolve));
    return { code, output };
  }

  test("names the server that uses it, and neither installs nor builds anything", async () => {
    write(process.pid);
    const { code, output } = await startCommand({});
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `${folder} is in use by the Lampstand server with process id ${process.pid}, which serves ${url}. Stop that one, or set DATA_DIR to another folder.`,
    );
  });

  test("goes on where that server has ended, and where the database is somewhere else", async () => {
    const DATABASE_URL = "postgresql://somebody@127.0.0.1:1/nowhere";
    write(process.pid);
    expect((await startCommand({ DATABASE_URL })).output).toContain("Installing packages");
    write(spawnSync(process.execPath, ["--version"]).pid);
    expect((await startCommand({})).output).toContain("Installing packages");
  });
});
