import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SentMessage } from "../../../../rooms/support/thread/ports.ts";
import type { Statement, Transaction } from "../../../../server/platform/database.ts";
import { messageDesk } from "../../../../server/thread/message-desk.ts";
import { until } from "../../../support/until.ts";

interface Given {
  readonly at: number;
  readonly id: string;
  readonly thread_id: string;
  readonly request_id: string;
  readonly sender_id: string;
  readonly may_write: boolean;
}

/**
 * A desk on a database that stores what it is given; the test holds threads, as who takes a right away does. Where it
 * stores plain messages in one step, it leaves those of `doubtful` members to be judged.
 */
function openDesk({ storesPlain = false, doubtful = "nobody" } = {}) {
  const stored = new Map<string, string[]>();
  const held = new Map<string, Promise<void>>();
  /** The thread of each transaction that waits, and how many wait at the same time. */
  const patient: string[] = [];
  let waiting = 0;
  let mostWaiting = 0;

  async function lock(name: string, threadIds: readonly string[]): Promise<readonly string[]> {
    if (name === "lock-free-threads") return threadIds.filter((threadId) => !held.has(threadId));
    patient.push(threadIds.join());
    waiting += 1;
    mostWaiting = Math.max(mostWaiting, waiting);
    await Promise.all(threadIds.map((threadId) => held.get(threadId)));
    waiting -= 1;
    return threadIds;
  }

  function store(given: readonly Given[]): object[] {
    return given
      .filter((each) => each.may_write)
      .map(({ at, id, thread_id, request_id }) => {
        const thread = stored.get(thread_id) ?? [];
        stored.set(thread_id, [...thread, request_id]);
        return { at, id, seq: String(thread.length + 1), created_at: 0, sender_name: "Ada", is_new: true };
      });
  }

  async function run({ name }: Statement, [value]: readonly unknown[]): Promise<object[]> {
    if (name === "store by store_messages") return store(JSON.parse(value as string));
    return (await lock(name, value as string[])).map((id) => ({ id }));
  }

  /** How many messages each statement was to store in one step. */
  const plainAtOnce: number[] = [];
  async function runAlone(_: Statement, [value]: readonly unknown[]): Promise<never[]> {
    const given: readonly Given[] = JSON.parse(value as string);
    plainAtOnce.push(given.length);
    return store(given.filter((each) => !held.has(each.thread_id) && each.sender_id !== doubtful)) as never[];
  }

  const tx = { em: undefined, run } as unknown as Transaction;
  const kind = {
    mayEnter: async () => true,
    objectionsTo: async (_: unknown, asked: readonly { memberId: string }[]) =>
      asked.map(({ memberId }) => (memberId === doubtful ? ("channel/not-found" as const) : undefined)),
    ...(storesPlain ? { storesPlainBy: "store_plain" } : {}),
    newsworthy: [],
    tell: async () => {},
  };
  const notes = {
    noteMessages: async () => [],
    noteMentions: async () => [],
    noteReaction: async () => [],
    noteReading: async () => false,
    tell() {},
  };
  const keep = messageDesk({ run: runAlone, transaction: (work) => work(tx) }, kind, notes);
  const send = (requestId: string, threadId = "choir", more: Partial<SentMessage> = {}) =>
    keep({ sent: { threadId, memberId: "ada", requestId, content: requestId, ...more }, objection: undefined });
  return {
    send,
    plainAtOnce,
    stored,
    patient,
    mostWaiting: () => mostWaiting,
    hold(threadId: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(threadId, promise);
      return () => {
        held.delete(threadId);
        resolve();
      };
    },
  };
}

describe.each([
  ["that judges each message first", { storesPlain: false }],
  ["that stores plain ones in one step", { storesPlain: true }],
])("a desk %s", (_, options) => {
  test("THREAD-2 THREAD-3 stores each once, in the order in which they came first, and tells of each once", async () => {
    const names = fc.array(fc.constantFrom("one", "two", "three", "four"), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(names, async (requestIds) => {
        const { send, stored } = openDesk(options);
        const kept = await Promise.all(requestIds.map((requestId) => send(requestId)));
        const order = [...new Set(requestIds)];
        expect(stored.get("choir")).toEqual(order);
        for (const [at, requestId] of requestIds.entries()) {
          const isNews = requestIds.indexOf(requestId) === at;
          expect(kept[at]).toMatchObject({ isNews, message: { requestId, seq: order.indexOf(requestId) + 1 } });
        }
      }),
    );
  });

  test("THREAD-3 lets what is sent to a held thread wait for it together and in order, and what comes later behind it", async () => {
    const { send, stored, patient, hold } = openDesk(options);
    const release = hold("choir");
    const all = [send("first one"), send("second one")];
    expect(await send("meanwhile", "band")).toMatchObject({ isNews: true });
    await until(() => patient.length === 1);
    all.push(send("third one"), send("fourth one"));
    release();
    await Promise.all(all);
    expect(stored.get("choir")).toEqual(["first one", "second one", "third one", "fourth one"]);
    expect(patient).toEqual(["choir", "choir"]);
    await send("free again");
    expect(patient).toHaveLength(2);
  });

  test("waits for a few threads at the same time, however many are held", async () => {
    const { send, stored, patient, mostWaiting, hold } = openDesk(options);
    const threads = Array.from({ length: 12 }, (_, at) => `thread ${at}`);
    const releases = threads.map(hold);
    const all = threads.flatMap((threadId) => [send("one", threadId), send("two", threadId)]);
    await until(() => patient.length === 3);
    for (const release of releases) release();
    await Promise.all(all);
    expect(mostWaiting()).toBe(3);
    expect(threads.map((threadId) => stored.get(threadId))).toEqual(threads.map(() => ["one", "two"]));
  });
});

describe("a desk that stores plain messages in one step", () => {
  test("asks for no more where they are all stored", async () => {
    const { send, stored, plainAtOnce, patient } = openDesk({ storesPlain: true });
    await Promise.all([send("one"), send("two"), send("three", "band")]);
    expect(stored.get("choir")).toEqual(["one", "two"]);
    expect(plainAtOnce).toEqual([3]);
    expect(patient).toEqual([]);
  });

  test("THREAD-7 judges what that leaves", async () => {
    const { send, stored } = openDesk({ storesPlain: true, doubtful: "tunde" });
    const kept = await Promise.all([send("hers"), send("his", "choir", { memberId: "tunde" })]);
    expect(kept).toMatchObject([{ isNews: true }, { refused: "channel/not-found" }]);
    expect(stored.get("choir")).toEqual(["hers"]);
  });

  test("THREAD-3 does nothing in one step where a reply or a mention is among them, so that all stay in their order", async () => {
    for (const more of [{ replyTo: 1 }, { mentions: ["tunde"] }]) {
      const { send, stored, plainAtOnce } = openDesk({ storesPlain: true });
      await Promise.all([send("to somebody", "choir", more), send("plain")]);
      expect(stored.get("choir")).toEqual(["to somebody", "plain"]);
      expect(plainAtOnce).toEqual([]);
    }
  });
});
