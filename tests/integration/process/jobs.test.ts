import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { guardProcess } from "../../../bin/guard.mjs";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { JobFailure, job, scheduled } from "../../../server/platform/job.ts";
import { type JobRunner, openJobs } from "../../../server/platform/jobs.ts";
import { openLog } from "../../../server/platform/log.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { openVisits, visitQueue } from "../../support/server/job-process.ts";
import { until } from "../../support/until.ts";

const silent = openLog({ LOG_LEVEL: "silent" });
const queue = { name: "test/add", data: z.strictObject({ amount: z.int() }), longestDelaySeconds: 1 };

describe("the job queue", () => {
  let database: Database;
  let jobs: JobRunner;
  const done: number[] = [];
  let failures = 0;
  beforeAll(async () => {
    const url = await freshDatabaseUrl();
    database = await openDatabase({ url, poolSize: 2, log: silent });
    jobs = await openJobs({ url, timeZone: () => "Africa/Lagos", log: silent, pollSeconds: 1 });
    const add = job(queue, async ({ amount }) => {
      if (amount === 13 && ++failures < 3) throw new Error("not yet");
      if (amount === 15) throw new JobFailure("refused for good", { isFinal: true });
      // Not an error, as some libraries do it.
      if (amount === 14) throw { message: "no answer from ada@example.org" };
      done.push(amount);
    });
    await jobs.start([add]);
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  test("a job runs if its transaction commits, and is discarded if it is rolled back", async () => {
    const inRecords = (amount: number, fails: boolean) =>
      database.fork().transactional(async (em) => {
        await jobs.enqueue(queue, { amount }, { tx: em });
        if (fails) throw new Error("rolled back");
      });
    const inStatements = (amount: number, fails: boolean) =>
      database.transaction(async (tx) => {
        await jobs.enqueue(queue, { amount }, { tx });
        if (fails) throw new Error("rolled back");
      });
    await expect(inRecords(1, true)).rejects.toThrow("rolled back");
    await expect(inStatements(2, true)).rejects.toThrow("rolled back");
    await inRecords(3, false);
    await inStatements(4, false);
    await until(() => done.includes(3) && done.includes(4));
    expect(done).not.toContain(1);
    expect(done).not.toContain(2);
  });

  test("a failing job is retried until it succeeds", async () => {
    await jobs.enqueue(queue, { amount: 13 });
    await until(() => done.includes(13));
    expect(failures).toBe(3);
  });

  test("MONITORING-10 a failed job keeps the text of what was thrown", async () => {
    await jobs.enqueue(queue, { amount: 14 });
    const outputs = () =>
      database
        .fork()
        .execute<{ message: string }[]>(
          "select output->>'message' as message from pgboss.job where data->>'amount' = '14' and output is not null",
        );
    await until(async () => (await outputs()).length === 1);
    expect(await outputs()).toEqual([{ message: "no answer from [address]" }]);
  });

  test("MONITORING-14 a job that fails for good is not tried again, and keeps why", async () => {
    await jobs.enqueue(queue, { amount: 15 });
    const found = () =>
      database
        .fork()
        .execute<object[]>(
          "select state::text, retry_count as retries, output->>'message' as message from pgboss.job where data->>'amount' = '15' and output is not null",
        );
    await until(async () => (await found()).length === 1);
    expect(await found()).toEqual([{ state: "failed", retries: 0, message: "refused for good" }]);
  });

  test("a finished job is deleted soon after ten minutes", async () => {
    const rows = (where: string) =>
      database.fork().execute<object[]>(`select id from pgboss.job where name = '${queue.name}' and ${where}`);
    await jobs.enqueue(queue, { amount: 5 });
    await until(async () => (await rows("state = 'completed' and data->>'amount' = '5'")).length === 1);
    await database
      .fork()
      .execute("update pgboss.job set completed_on = now() - interval '10 minutes' where data->>'amount' = '5'");
    await until(async () => (await rows("data->>'amount' = '5'")).length === 0);
  });

  test("enqueueing refuses data that does not match the queue, and an invalid transaction", async () => {
    await expect(jobs.enqueue(queue, { amount: 1.5 })).rejects.toThrow();
    await expect(jobs.enqueue(queue, { amount: 1 }, { tx: database.fork() })).rejects.toThrow(
      "there is no transaction",
    );
  });
});

test("a slow job delays neither the completion of other jobs nor the rest of the queue", async () => {
  const url = await freshDatabaseUrl();
  const database = await openDatabase({ url, poolSize: 2, log: silent });
  const jobs = await openJobs({ url, timeZone: () => "UTC", log: silent });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await jobs.start([job(queue, async ({ amount }) => (amount === 0 ? await released : undefined))]);
  try {
    await database.fork().transactional(async (tx) => {
      for (let amount = 0; amount < 12; amount += 1) await jobs.enqueue(queue, { amount }, { tx });
    });
    const completed = `select id from pgboss.job where name = '${queue.name}' and state = 'completed'`;
    await until(async () => (await database.fork().execute<object[]>(completed)).length === 11);
  } finally {
    release();
    await jobs.stop();
    await database.close();
  }
});

test("a job that a later version renames, removes or no longer runs by the clock is unscheduled", async () => {
  const url = await freshDatabaseUrl();
  const start = async (...names: readonly [name: string, cron?: string][]) => {
    const jobs = await openJobs({ url, timeZone: () => "UTC", log: silent });
    await jobs.start(names.map(([name, cron]) => job(scheduled(name), async () => {}, cron ? { cron } : {})));
    await jobs.stop();
  };
  await start(["test/kept", "0 1 * * *"], ["test/removed", "0 2 * * *"], ["test/by-hand", "0 3 * * *"]);
  await start(["test/kept", "0 4 * * *"], ["test/by-hand"]);
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select name, cron from pgboss.schedule");
  await client.end();
  expect(rows).toEqual([{ name: "test/kept", cron: "0 4 * * *" }]);
});

describe("two processes that share the queue", () => {
  let url: string;
  let client: Client;
  let other: ChildProcess;
  let own: Awaited<ReturnType<typeof openVisits>>;
  beforeAll(async () => {
    url = await freshDatabaseUrl();
    client = new Client({ connectionString: url });
    await client.connect();
    await client.query("create table visits (what text, who text)");
    other = spawn(process.execPath, ["tests/support/server/job-process.ts"], {
      env: { PATH: process.env.PATH, VISITS_URL: url },
      stdio: ["ignore", "pipe", "inherit"],
    });
    guardProcess(other);
    await once(other.stdout as NodeJS.ReadableStream, "data");
  });
  afterAll(async () => {
    other.kill("SIGKILL");
    await own?.close();
    await client.end();
  });

  const visits = async (what: string): Promise<string[]> =>
    (await client.query<{ who: string }>("select who from visits where what = $1", [what])).rows.map(({ who }) => who);

  test("a job whose process was killed is run again by the other process", async () => {
    const sender = await openJobs({ url, timeZone: () => "UTC", log: silent });
    await sender.enqueue(visitQueue, { hangsIn: "other" });
    await until(async () => (await visits("enqueued")).includes("other"));
    other.kill("SIGKILL");
    own = await openVisits(url, "own");
    await until(async () => (await visits("enqueued")).includes("own"));
    expect(await visits("enqueued")).toEqual(["other", "own"]);
    await sender.stop();
  });

  test("a scheduled job runs once for all processes", async () => {
    await until(async () => (await visits("scheduled")).length > 0);
    const second = await openVisits(url, "second");
    // Each check of the schedule stores its time.
    const lastCheck = async () =>
      (await client.query<{ at: string }>("select cron_on::text as at from pgboss.version")).rows[0]?.at;
    for (let check = 0; check < 3; check += 1) {
      const before = await lastCheck();
      await until(async () => (await lastCheck()) !== before);
    }
    await second.close();
    // A run is created a moment after its minute was claimed, which may be in the next minute, so the claims are counted.
    const { rows: claimed } = await client.query(
      "select distinct singleton_on from pgboss.job where name = '__pgboss__send-it' and singleton_key like 'test/clock%'",
    );
    const { rows: runs } = await client.query("select from pgboss.job where name = 'test/clock'");
    expect(claimed.length).toBeGreaterThan(0);
    expect(runs.length).toBeLessThanOrEqual(claimed.length);
    expect((await visits("scheduled")).length).toBeLessThanOrEqual(runs.length);
  });
});
