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

describe("holderOf", () => {
  test("holderOf returns the running process that the file names", () => {
    write(process.pid);
    expect(holderOf(folder)).toEqual({ processId: process.pid, url });
  });

  test("holderOf returns nothing if the file is missing or incomplete", () => {
    expect(holderOf(folder)).toBeUndefined();
    writeFileSync(file(), '{"processId":1');
    expect(holderOf(folder)).toBeUndefined();
  });

  test("holderOf returns nothing once the process has ended", () => {
    write(spawnSync(process.execPath, ["--version"]).pid);
    expect(holderOf(folder)).toBeUndefined();
  });

  test("holderOf returns nothing if a later process has the id of the dead server", () => {
    write(process.pid);
    const beforeThisProcess = new Date(Date.now() - process.uptime() * 1000 - 60_000);
    utimesSync(file(), beforeThisProcess, beforeThisProcess);
    expect(holderOf(folder)).toBeUndefined();
  });
});

describe("npm start on a folder that is in use", () => {
  /** Runs npm start in a project without packages, where the first step after the check is to install them. */
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

  test("npm start on a folder in use names the server that uses it, and installs nothing", async () => {
    write(process.pid);
    const { code, output } = await startCommand({});
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `${folder} is in use by the Lampstand server with process id ${process.pid}, which serves ${url}. Stop that one, or set DATA_DIR to another folder.`,
    );
  });

  test("npm start goes on if that server has ended or the database is elsewhere", async () => {
    const DATABASE_URL = "postgresql://somebody@127.0.0.1:1/nowhere";
    write(process.pid);
    expect((await startCommand({ DATABASE_URL })).output).toContain("Installing packages");
    write(spawnSync(process.execPath, ["--version"]).pid);
    expect((await startCommand({})).output).toContain("Installing packages");
  });
});
