import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openProcesses, type Processes } from "../../../server/platform/process/processes.ts";
import { openRedis } from "../../../server/platform/process/redis-link.ts";
import type { RoomDirectory } from "../../../server/platform/process/room-directory.ts";
import { openTcpProxy } from "../../support/server/tcp-proxy.ts";
import { startTestRedis, type TestRedis } from "../../support/server/test-redis.ts";
import { until } from "../../support/until.ts";

const log = { warn: vi.fn(), info: vi.fn() };
const told = { name: "told", message: z.strictObject({ what: z.string() }) };

let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis?.stop());

/** The messages of a process, and how often it was told that it may have missed some. */
async function open(
  name: string,
  url = redis.url,
): Promise<Processes & { readonly returned: ReturnType<typeof vi.fn> }> {
  const returned = vi.fn();
  const link = await openRedis(url, log);
  const directory = {} as RoomDirectory;
  const processes = await openProcesses({
    name,
    siteUrl: "https://lamp.example",
    redis: link,
    directory,
    returned,
    log,
  });
  processes.listen();
  onTestFinished(async () => {
    processes.close();
    await link.close();
  });
  return { ...processes, returned };
}

/** What this process hears of the others. */
function heardBy(processes: Processes): string[] {
  const heard: string[] = [];
  processes.hear(told, ({ what }) => void heard.push(what));
  return heard;
}
const hears = (topic: string) => async () => (await redis.command("PUBSUB", "NUMSUB", topic)) as unknown[];
const untilHeard = (topic: string, by: number) => until(async () => (await hears(topic)())[1] === by);

test("PROCESS-13 what only one process could not send, the others make up for when it can again", async () => {
  const through = await openTcpProxy(Number(new URL(redis.url).port));
  onTestFinished(() => through.close());
  const url = new URL(redis.url);
  url.port = new URL(through.url).port;
  const [cut, whole] = [await open("a", url.href), await open("b")];
  const heard = heardBy(whole);
  await untilHeard("tell:told", 1);
  await untilHeard("tell:missed", 2);
  cut.tell(told, { what: "before" });
  await until(() => heard.length === 1);
  through.cut("drop");
  await until(() => !cut.isReachable());
  cut.tell(told, { what: "meanwhile" });
  expect(whole.returned).not.toHaveBeenCalled();
  through.mend();
  await until(() => whole.returned.mock.calls.length === 1);
  expect(heard).toEqual(["before"]);
});

test("PROCESS-26 a process hears the others once everyone who hears them is there, and not before", async () => {
  const link = await openRedis(redis.url, log);
  const common = {
    siteUrl: "https://lamp.example",
    redis: link,
    directory: {} as RoomDirectory,
    returned: vi.fn(),
    log,
  };
  const starting = await openProcesses({ ...common, name: "c" });
  onTestFinished(async () => {
    starting.close();
    await link.close();
  });
  const other = await open("d");
  const heard = heardBy(starting);
  other.tell(told, { what: "too early" });
  await other.check(5_000);
  starting.listen();
  await untilHeard("tell:told", 1);
  other.tell(told, { what: "in time" });
  await until(() => heard.length > 0);
  expect(heard).toEqual(["in time"]);
});

describe("PROCESS-22 a call to a room in another process", () => {
  /** The answer to a call, as Colyseus asks for it: 0 and the result, or 1 and the reason of its failure. */
  async function call(caller: Processes, roomId: string): Promise<unknown> {
    const requestId = crypto.randomUUID();
    const answer = Promise.withResolvers<unknown>();
    await caller.presence.subscribe(`ipc:${requestId}`, answer.resolve);
    await caller.presence.publish(`$${roomId}`, ["admit", requestId, []]);
    return await answer.promise;
  }

  test("fails at once if no process has the room", async () => {
    expect(await call(await open("a"), "nowhere")).toEqual([1, "no process has this room"]);
  });

  test("fails at once while Redis is away", async () => {
    const caller = await open("a");
    await redis.restart(async () => {
      await until(() => !caller.isReachable());
      expect(await call(caller, "choir")).toEqual([1, "no process has this room"]);
    });
    await until(() => caller.isReachable());
  });

  test("is answered by the process that has it", async () => {
    const [caller, holder] = [await open("a"), await open("b")];
    const answer = ([, requestId]: [string, string]) =>
      void holder.presence.publish(`ipc:${requestId}`, [0, "come in"]);
    await holder.presence.subscribe("$choir", answer);
    expect(await call(caller, "choir")).toEqual([0, "come in"]);
  });
});
