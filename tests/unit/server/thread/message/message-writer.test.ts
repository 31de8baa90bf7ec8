import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SentMessage } from "../../../../../rooms/support/thread/ports.ts";
import type { Statement, Transaction } from "../../../../../server/platform/database/database.ts";
import { messageWriter } from "../../../../../server/thread/message/message-writer.ts";
import { until } from "../../../../support/until.ts";

interface Given {
  readonly at: number;
  readonly id: string;
  readonly thread_id: string;
  readonly request_id: string;
  readonly may_write: boolean;
}

/**
 * A writer on a database that stores what it is given. The test locks threads, as a change of permissions does;
 * messages of `doubtful` are refused, and a message of `bad` fails the whole transaction.
 */
function openWriter({ doubtful = "nobody", bad = "none", fault = "22021" } = {}) {
  const stored = new Map<string, string[]>();
  const held = new Set<string>();
  /** The number of messages in each transaction. */
  const batches: number[] = [];
  let tries = 0;

  function store(given: readonly Given[]): object[] {
    batches.push(given.length);
    if (given.some((each) => each.request_id === bad)) throw Object.assign(new Error("bad value"), { code: fault });
    return given
      .filter((each) => each.may_write)
      .map(({ at, id, thread_id, request_id }) => {
        const thread = stored.get(thread_id) ?? [];
        stored.set(thread_id, [...thread, request_id]);
        return {
          at,
          id,
          seq: String(thread.length + 1),
          created_at: 0,
          sender_name: "Ada",
          sender_roles: [],
          is_new: true,
        };
      });
  }

  async function run({ name }: Statement, [value]: readonly unknown[]): Promise<object[]> {
    if (name === "store-messages") return store(JSON.parse(value as string));
    tries += 1;
    return (value as string[]).filter((threadId) => !held.has(threadId)).map((id) => ({ id }));
  }

  const tx = { em: undefined, run } as unknown as Transaction;
  const kind = {
    mayEnter: async () => true,
    permissionsOf: async (_: unknown, asked: readonly { memberId: string }[]) =>
      asked.map(({ memberId }) => ({ refusal: memberId === doubtful ? ("channel/not-found" as const) : undefined })),
    refusalToAttach: async () => undefined,
    broadcastRefusals: [],
    broadcast: async () => {},
  };
  const notifications = {
    notifyMessages: async () => {},
    notifyMentions: async () => {},
    notifyFlags: async () => {},
    notifyReaction: async () => {},
    readUpTo: async () => {},
  };
  const contact = { check: async () => new Map(), checkEdit: async () => undefined, flag: async () => [] };
  const attachments = { lock: async () => new Set<never>(), claim: async () => {} };
  const services = { notifications, contact, attachments };
  const write = messageWriter({ transaction: (work) => work(tx) }, kind, services);
  const send = (requestId: string, threadId = "choir", more: Partial<SentMessage> = {}) =>
    write({ sent: { threadId, memberId: "ada", requestId, content: requestId, ...more }, refusal: undefined });
  return {
    send,
    batches,
    stored,
    tries: () => tries,
    hold(...threadIds: string[]): () => void {
      for (const threadId of threadIds) held.add(threadId);
      return () => {
        for (const threadId of threadIds) held.delete(threadId);
      };
    },
  };
}

test("THREAD-2 THREAD-3 each message is stored once, in order of arrival, and is broadcast once", async () => {
  const names = fc.array(fc.constantFrom("one", "two", "three", "four"), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(names, async (requestIds) => {
      const { send, stored } = openWriter();
      const results = await Promise.all(requestIds.map((requestId) => send(requestId)));
      const order = [...new Set(requestIds)];
      expect(stored.get("choir")).toEqual(order);
      for (const [at, requestId] of requestIds.entries()) {
        const hasChanged = requestIds.indexOf(requestId) === at;
        expect(results[at]).toMatchObject({ hasChanged, message: { requestId, seq: order.indexOf(requestId) + 1 } });
      }
    }),
  );
});

test("messages that arrive together in several threads are stored in one transaction", async () => {
  const { send, batches } = openWriter();
  await Promise.all([send("one"), send("two"), send("three", "band")]);
  expect(batches).toEqual([3]);
});

test("THREAD-3 messages of a locked thread wait in order and don't delay other threads", async () => {
  const { send, stored, hold, tries } = openWriter();
  const release = hold("choir");
  const all = [send("first"), send("second")];
  expect(await send("meanwhile", "band")).toMatchObject({ hasChanged: true });
  all.push(send("third"), send("fourth"));
  const before = tries();
  await until(() => tries() > before + 1);
  expect(stored.get("choir")).toBeUndefined();
  release();
  await Promise.all(all);
  expect(stored.get("choir")).toEqual(["first", "second", "third", "fourth"]);
});

test("more messages of locked threads than fit into a batch don't delay others", async () => {
  const { send, stored, hold } = openWriter();
  const release = hold("choir", "ushers");
  const waiting = Array.from({ length: 500 }, (_, at) => send(`message ${at}`, at % 2 ? "choir" : "ushers"));
  for (const name of ["one", "two", "three"]) expect(await send(name, "band")).toMatchObject({ hasChanged: true });
  release();
  await Promise.all(waiting);
  expect(stored.get("choir")).toEqual(Array.from({ length: 250 }, (_, at) => `message ${2 * at + 1}`));
});

test("THREAD-7 a message that may not be written is refused, and others in its batch are stored", async () => {
  const { send, stored } = openWriter({ doubtful: "tunde" });
  const results = await Promise.all([send("hers"), send("his", "choir", { memberId: "tunde" })]);
  expect(results).toMatchObject([{ hasChanged: true }, { refused: "channel/not-found" }]);
  expect(stored.get("choir")).toEqual(["hers"]);
});

test.each(["22021", "23503", "40P01", "55P03"])(
  "a message that makes its transaction fail with %s fails alone, and the others keep their order",
  async (fault) => {
    const { send, stored } = openWriter({ bad: "bad", fault });
    const results = await Promise.allSettled(["one", "bad", "two"].map((each) => send(each)));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(stored.get("choir")).toEqual(["one", "two"]);
  },
);

test.each(["57014", "53300", "57P01"])(
  "after error %s, which every message would meet, no message is tried alone",
  async (fault) => {
    const { send, batches } = openWriter({ bad: "bad", fault });
    await Promise.allSettled(["one", "bad", "two"].map((each) => send(each)));
    expect(batches).toEqual([3]);
  },
);

describe("a thread that stays locked", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a message to a thread that stays locked fails after four seconds, and later messages succeed", async () => {
    const { send, stored, hold } = openWriter();
    const release = hold("choir");
    let outcome = "waiting";
    send("late").catch((error: Error) => {
      outcome = error.message;
    });
    await vi.advanceTimersByTimeAsync(3_950);
    expect(outcome).toBe("waiting");
    await vi.advanceTimersByTimeAsync(100);
    expect(outcome).toBe("the message was not stored within 4000 ms");
    release();
    const next = send("next");
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toMatchObject({ hasChanged: true });
    expect(stored.get("choir")).toEqual(["next"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("at most two thousand messages wait for a locked thread, and the next one fails at once", async () => {
    const { send, stored, hold } = openWriter();
    const release = hold("choir");
    const all = Array.from({ length: 2_000 }, (_, at) => send(`message ${at}`));
    await expect(send("one too many")).rejects.toThrow("2000 messages are waiting already");
    release();
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(all);
    expect(stored.get("choir")).toHaveLength(2_000);
  });
});

test("messages of a busy thread are stored together, and the first of a quiet thread at once", async () => {
  vi.useFakeTimers();
  try {
    const { send, batches } = openWriter();
    const first = send("one");
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toMatchObject({ hasChanged: true });
    const next = [send("two")];
    await vi.advanceTimersByTimeAsync(20);
    next.push(send("three"));
    await vi.advanceTimersByTimeAsync(20);
    expect(batches).toEqual([1]);
    await vi.advanceTimersByTimeAsync(20);
    await Promise.all(next);
    expect(batches).toEqual([1, 2]);
  } finally {
    vi.useRealTimers();
  }
});
