import { spawn } from "node:child_process";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import type { LeaseTimes } from "../../../server/platform/process/lease-times.ts";
import { leaseHolder } from "../../../server/platform/process/only-server.ts";
import { openServerLease, type ServerLease } from "../../../server/platform/process/server-lease.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";

let url: string;
let database: Database;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  database = await openDatabase({ url, poolSize: 2, log: openLog({ LOG_LEVEL: "error" }) });
});
afterAll(() => database.close());
beforeEach(() => database.fork().execute("delete from servers"));

const shortTimes: LeaseTimes = { renewalMs: 20, graceMs: 1_000 };
const log = { warn: vi.fn() };
const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);
const lastRenewalOf = async (serverId: number) =>
  (await rows("select beat_at::text as renewal from servers where id = ?", serverId))[0]?.renewal;
const insertStaleLease = (serverId: number) =>
  rows("insert into servers (id, beat_at) values (?, now() - interval '1 hour')", serverId);

async function open(serverId: number, options: Partial<Parameters<typeof openServerLease>[0]> = {}) {
  const lease = await openServerLease({ url, serverId, isExclusive: false, times: shortTimes, log, ...options });
  let isReleased = false;
  const release = async () => {
    if (!isReleased) await lease.release();
    isReleased = true;
  };
  onTestFinished(release);
  return { ...lease, release };
}
/** A process that lives until it is killed. */
function idleProcess() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

const endedAmong = async (lease: ServerLease, ...ids: number[]) => [...(await lease.endedAmong(ids))].toSorted();

describe("the lease of a server", () => {
  test("a server renews its lease until it is released, and then the row is deleted", async () => {
    const lease = await open(1);
    const first = await lastRenewalOf(1);
    await until(async () => (await lastRenewalOf(1)) !== first);
    const second = await lastRenewalOf(1);
    await until(async () => (await lastRenewalOf(1)) !== second);
    await lease.release();
    expect(await lastRenewalOf(1)).toBeUndefined();
  });

  test("a server counts as ended if it has no lease or has not renewed it recently", async () => {
    const lease = await open(1);
    await open(2);
    await insertStaleLease(3);
    await until(async () => (await endedAmong(lease, 3)).length === 1);
    expect(await endedAmong(lease, 1, 2, 3, 4)).toEqual([3, 4]);
    expect(await endedAmong(lease)).toEqual([]);
  });

  test("a server counts as ended only after the grace period, and as running once it renews again", async () => {
    const lease = await open(1);
    await rows("insert into servers (id) values (2)");
    expect(await endedAmong(lease, 2)).toEqual([]);
    await until(async () => (await endedAmong(lease, 2)).length === 1);
    const back = await open(2);
    expect(await endedAmong(lease, 2)).toEqual([]);
    await back.release();
    expect(await endedAmong(lease, 2)).toEqual([2]);
  });

  test("a server that has just started reports no server as ended until the grace period has passed", async () => {
    await insertStaleLease(2);
    const startedAt = Date.now();
    const lease = await open(1);
    expect(await endedAmong(lease, 2, 3)).toEqual([]);
    await until(async () => (await endedAmong(lease, 2, 3)).length === 2);
    expect(Date.now() - startedAt).toBeGreaterThan(shortTimes.graceMs);
  });

  test("others count a server as ended only after it has stopped trusting its own lease", async () => {
    const lease = await open(1, { times: { renewalMs: 500, graceMs: 1_000 } });
    await insertStaleLease(2);
    await until(async () => (await endedAmong(lease, 2)).length === 1);
    // Longer ago than the grace period, and still not than the grace period and one renewal when the answer is there.
    let ended = [2];
    await until(async () => {
      await rows("update servers set beat_at = now() - interval '1200 milliseconds' where id = 2");
      ended = await endedAmong(lease, 2);
      const sooner = await rows("select from servers where id = 2 and beat_at > now() - interval '1500 milliseconds'");
      return sooner.length > 0;
    });
    expect(ended).toEqual([]);
    await until(async () => (await endedAmong(lease, 2)).length === 1);
  });

  test("no server counts as ended until PostgreSQL has been up for the grace period", async () => {
    // Longer than this PostgreSQL has been running.
    const longGrace = { ...shortTimes, graceMs: 365 * 24 * 60 * 60 * 1000 };
    const lease = await open(1, { times: longGrace });
    await rows("insert into servers (id, beat_at) values (2, now() - interval '2 years')");
    expect(await endedAmong(lease, 2)).toEqual([]);
  });

  test("a server that did not start beside others counts those that have ended at its start, immediately", async () => {
    await insertStaleLease(2);
    const lease = await open(1, { mode: "refuse" });
    await rows("insert into servers (id) values (4)");
    expect(await endedAmong(lease, 1, 2, 3, 4)).toEqual([2, 3]);
  });

  test("a server of this machine counts as ended as soon as its process has, however long its lease is valid", async () => {
    const { child, ended } = idleProcess();
    const { processSpace, processId, processStartedAt } = leaseHolder("", null, child.pid);
    const insert = (id: number, space: string | null) =>
      rows(
        "insert into servers (id, process_space, process_id, process_started_at) values (?, ?, ?, ?)",
        ...[id, space, processId, processStartedAt],
      );
    await insert(2, processSpace);
    await insert(3, "another machine");
    const lease = await open(1, { times: { renewalMs: 20, graceMs: 60_000 } });
    expect(await endedAmong(lease, 2, 3)).toEqual([]);
    child.kill("SIGKILL");
    await ended;
    expect(await endedAmong(lease, 2, 3)).toEqual([2]);
  });

  test("a server knows whether another one lives", async () => {
    const lease = await open(1);
    await insertStaleLease(2);
    expect(await lease.hasOthers()).toBe(false);
    const other = await open(3);
    expect(await lease.hasOthers()).toBe(true);
    await other.release();
    expect(await lease.hasOthers()).toBe(false);
  });

  test("PROCESS-27 a server knows whether it is alone", async () => {
    const isAlone = async (serverId: number, options: Parameters<typeof open>[1]) => {
      const lease = await open(serverId, options);
      await lease.release();
      return lease.isAlone;
    };
    expect(await isAlone(1, { mode: "refuse" })).toBe(true);
    expect(await isAlone(2, { isExclusive: true })).toBe(true);
    expect(await isAlone(3, { mode: "allow" })).toBe(false);
    expect(await isAlone(4, { mode: "wait", name: "a" })).toBe(false);
  });

  test("the only server of a database counts all others as ended immediately, but never itself", async () => {
    const lease = await open(1, { isExclusive: true, times: { renewalMs: 20, graceMs: 60_000 } });
    await rows("insert into servers (id) values (2)");
    expect(await endedAmong(lease, 1, 2, 3)).toEqual([2, 3]);
  });

  test("opening a lease rejects if the database cannot be reached", async () => {
    await expect(open(1, { url: "postgresql://nobody@127.0.0.1:1/none" })).rejects.toThrow();
  });
});

describe("PROCESS-21 a server that did not renew its lease", () => {
  const times: LeaseTimes = { renewalMs: 20, graceMs: 60_000 };
  const isReplaced = (lease: ServerLease) => Promise.race([lease.replaced.then(() => true), Promise.resolve(false)]);
  const renewedAgain = async (serverId: number) => {
    const before = await lastRenewalOf(serverId);
    await until(async () => (await lastRenewalOf(serverId)) !== before);
  };

  test.each([
    ["with its name", "a", "a"],
    ["without a name", "a", null],
    ["of any name, if it has none itself", null, "b"],
  ])("learns that one %s has taken its place, and renews it no more", async (_, own, other) => {
    const lease = await open(1, { mode: "refuse", name: own, times });
    await rows("insert into servers (id, name) values (2, ?)", other);
    await lease.replaced;
    expect(log.warn).toHaveBeenCalledWith({ other: expect.any(String) }, expect.stringContaining("took the place"));
    await rows("delete from servers where id = 1");
    await open(3, { mode: "allow", name: "c" });
    await renewedAgain(3);
    expect(await lastRenewalOf(1)).toBeUndefined();
  });

  test("goes on beside one of another name, one whose lease has expired, and one that was killed", async () => {
    const { child, ended } = idleProcess();
    const { processSpace, processId, processStartedAt } = leaseHolder("", null, child.pid);
    child.kill("SIGKILL");
    await ended;
    const lease = await open(1, { mode: "refuse", name: "a" });
    await rows("insert into servers (id, name) values (2, 'b')");
    await rows("insert into servers (id, name, beat_at) values (3, 'a', now() - interval '1 hour')");
    const killed = [processSpace, processId, processStartedAt];
    const values = "values (4, 'a', ?, ?, ?)";
    await rows(`insert into servers (id, name, process_space, process_id, process_started_at) ${values}`, ...killed);
    await renewedAgain(1);
    await renewedAgain(1);
    expect(await isReplaced(lease)).toBe(false);
  });
});

test("PROCESS-24 a join asks on the server's pool which servers have ended, not on the lease's connection", async () => {
  const run = vi.spyOn(database, "run");
  const lease = await open(1, { database });
  expect(await endedAmong(lease, 2)).toEqual([]);
  expect(run).toHaveBeenCalledOnce();
  run.mockRestore();
});

describe("a server that was cut off from the database", () => {
  let proxy: TcpProxy;
  beforeAll(async () => {
    proxy = await openTcpProxy(Number(new URL(url).port));
  });
  afterAll(() => proxy.close());

  test("it reports no server as ended until it has renewed its lease for the grace period", async () => {
    const proxied = new URL(url);
    proxied.port = new URL(proxy.url).port;
    const lease = await open(1, { url: proxied.href });
    await insertStaleLease(2);
    await until(async () => (await endedAmong(lease, 2)).length === 1);
    proxy.cut("drop");
    const cutAt = performance.now();
    await until(() => log.warn.mock.calls.length > 0);
    await until(() => performance.now() - cutAt > shortTimes.graceMs + 200);
    proxy.mend();
    const before = await lastRenewalOf(1);
    await until(async () => (await lastRenewalOf(1)) !== before);
    expect(await endedAmong(lease, 2)).toEqual([]);
    await until(async () => (await endedAmong(lease, 2)).length === 1);
  });
});
