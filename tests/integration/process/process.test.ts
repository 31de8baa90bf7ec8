import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { holderOf } from "../../../bin/data-folder.mjs";
import { createRoom } from "../../../schema/game/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { newMember, TEST_PASSWORD } from "../../support/account/people.ts";
import { openGameRoom } from "../../support/game/player.ts";
import { dataFolder, readyStatus, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());
const main = "server/main.ts";

describe("the server as a process", () => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const)(
    "npm start serves the site, and a %s to npm ends every process it started",
    async (signal) => {
      const npm = await startProcess({ dataDir: folder.path, command: ["npm", "start"] });
      await untilReady(npm);
      const homePage = await (await fetch(npm.url)).text();
      expect(homePage).toMatch(/<h1[^>]*>Teenagers, mentors and Bible games: together tonight\./);
      expect(homePage).toContain('rel="modulepreload"');
      expect(await (await fetch(`${npm.url}/games`)).text()).toContain('id="community"');
      const pidFile = join(folder.path, "postgres/postmaster.pid");
      const database = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
      const started = [database, ...descendants(npm.child.pid ?? 0)];
      expect(started).toContain(holderOf(folder.path)?.processId);
      await npm.end(signal);
      await until(() => started.every((processId) => !runningProcesses().has(processId)));
      expect(existsSync(pidFile)).toBe(false);
      expect(await readyStatus(npm.url)).toBe(0);
    },
  );

  test("a second start on the same data folder names the running server and exits; the first continues", async () => {
    const first = await startProcess({ dataDir: folder.path, program: main });
    await untilReady(first);
    const second = await startProcess({ dataDir: folder.path, program: main });
    await until(() => second.child.exitCode !== null);
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toContain(`process id ${first.child.pid}`);
    expect(second.output()).toContain(first.url);
    expect(await readyStatus(first.url)).toBe(200);
    expect(await first.end("SIGTERM")).toBe(0);
  });

  test("an invalid setting stops the start with a message that names it", async () => {
    const server = await startProcess({ dataDir: folder.path, program: main, environment: { PORT: "many" } });
    await until(() => server.child.exitCode !== null);
    expect(server.child.exitCode).toBe(1);
    expect(server.output()).toMatch(/The setting PORT .+\./);
    expect(server.output()).not.toContain("    at ");
  });

  test("the log consists of JSON lines without emails, passwords or cookies", async () => {
    const server = await startProcess({ dataDir: folder.path, environment: { LOG_LEVEL: "debug" } });
    await untilReady(server);
    const [host] = await openGameRoom(server.url, 2);
    await fetch(`${server.url}/api/account/sign-in`, {
      method: "POST",
      body: "{",
      headers: { Origin: server.url, "Content-Type": "application/json" },
    });
    expect(await server.end("SIGTERM")).toBe(0);
    const lines = server.output().trim().split("\n");
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty("msg");
    const secrets = [host?.person.me?.email ?? "", TEST_PASSWORD, host?.person.cookie.split("=")[1] ?? ""];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(server.output()).not.toContain(secret);
    }
  });

  test("after SIGTERM the server isn't ready, opens no rooms, closes sockets and exits with 0", async () => {
    const server = await startProcess({ dataDir: folder.path });
    await untilReady(server);
    const rooms = await Promise.all(gameTypes.map((game) => openGameRoom(server.url, 2, { game })));
    const players = rooms.flat();
    const newcomer = await newMember(server.url);
    const closed = players.map(({ room }) => new Promise<number>((resolve) => room.onLeave((code) => resolve(code))));
    const ended = server.end("SIGTERM");
    expect(await Promise.all(closed)).toEqual(players.map(() => CLOSE_CODES.draining));
    const body = { gameType: "trivia", roomName: "Too late" } as const;
    const lateStatus = await newcomer.call(createRoom, { body }).then(
      (answer) => answer.status,
      () => 0,
    );
    expect([0, 503]).toContain(lateStatus);
    expect([0, 503]).toContain(await readyStatus(server.url));
    expect(await ended).toBe(0);
  });
});

/** Every running process with its parent, without zombies. */
function runningProcesses(): Map<number, number> {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.filter(([, , state]) => !state?.startsWith("Z")).map(([id, parent]) => [Number(id), Number(parent)]),
  );
}

function descendants(processId: number): number[] {
  const children = [...runningProcesses()].filter(([, parent]) => parent === processId).map(([id]) => id);
  return [...children, ...children.flatMap(descendants)];
}
