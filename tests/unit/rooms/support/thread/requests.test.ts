import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Rooms } from "../../../../../rooms/index.ts";
import type { ThreadPorts } from "../../../../../rooms/support/thread/ports.ts";
import { reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { openFakeThreads } from "../../../../support/chat/fake-thread.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const [thumb] = reactionEmojis;
let rooms: Rooms;
afterEach(async () => {
  await rooms.drain();
  vi.useRealTimers();
});

/** Opens rooms whose first call of a port takes a second. Later calls return at once. */
function openSlowly(ports: Pick<ThreadPorts, "editMessage" | "saveReaction">) {
  let calls = 0;
  const slowly = async <T>(call: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 1000));
    return call();
  };
  const opened = openFakeThreads({
    editMessage: (edit) => slowly(() => ports.editMessage(edit)),
    saveReaction: (reaction) => slowly(() => ports.saveReaction(reaction)),
  });
  ({ rooms } = opened);
  return opened;
}

const unused = () => Promise.reject(new Error("not used in this test"));
const idOf = (at: number) => `request-${at}`;

describe("requests of one socket in a thread", () => {
  test("THREAD-18 GAME-47 ten quick edits are stored in order, although the first one is slow", async () => {
    const stored: string[] = [];
    const { joinConversation } = openSlowly({
      saveReaction: unused,
      editMessage: async ({ content }) => {
        stored.push(content);
        return { message: messageAt(1, { content, version: stored.length }), hasChanged: true };
      },
    });
    const ada = await joinConversation("ada");
    for (let at = 0; at < 10; at += 1) ada.ask("edit", { id: idOf(at), seq: 1, content: `text ${at}` });
    await vi.advanceTimersByTimeAsync(1100);
    expect(stored).toEqual(Array.from({ length: 10 }, (_, at) => `text ${at}`));
    expect(ada.messagesOf("receipt").map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => idOf(at)));
  });

  test("THREAD-18 a reaction that is added, removed and added again is stored in that order", async () => {
    const stored: boolean[] = [];
    const { joinConversation } = openSlowly({
      editMessage: unused,
      saveReaction: async ({ isOn }) => {
        stored.push(isOn);
        return { message: messageAt(1), change: undefined };
      },
    });
    const ada = await joinConversation("ada");
    for (const isOn of [true, false, true]) ada.ask("react", { id: idOf(Number(isOn)), seq: 1, emoji: thumb, isOn });
    await vi.advanceTimersByTimeAsync(1100);
    expect(stored).toEqual([true, false, true]);
  });
});

/** The members announced as typing from now on. */
function watchTyping() {
  const broadcast = vi.spyOn(matchMaker.getLocalRoomById("choir"), "broadcast");
  return () =>
    broadcast.mock.calls.flatMap(([type, payload]) =>
      String(type) === "typing" ? [(payload as { memberId: string }).memberId] : [],
    );
}

describe("typing signals", () => {
  test("THREAD-17 a member's typing is broadcast once in two seconds, whatever their number of screens", async () => {
    const { joinConversation } = openSlowly({ editMessage: unused, saveReaction: unused });
    const [phone, laptop, other] = [
      await joinConversation("ada"),
      await joinConversation("ada"),
      await joinConversation("tunde"),
    ];
    const writing = watchTyping();
    for (let count = 0; count < 8; count += 1) for (const screen of [phone, laptop]) screen.ask("typing");
    other.ask("typing");
    expect(writing()).toEqual(["ada", "tunde"]);
    await vi.advanceTimersByTimeAsync(1999);
    laptop.ask("typing");
    expect(writing()).toEqual(["ada", "tunde"]);
    await vi.advanceTimersByTimeAsync(1);
    laptop.ask("typing");
    expect(writing()).toEqual(["ada", "tunde", "ada"]);
    expect([...phone.refusals, ...laptop.refusals]).toEqual([]);
  });

  test("THREAD-17 GAME-49 a typing signal does not wait for a slow request", async () => {
    const { joinConversation } = openSlowly({
      saveReaction: unused,
      editMessage: async ({ content }) => ({ message: messageAt(1, { content }), hasChanged: true }),
    });
    const ada = await joinConversation("ada");
    const writing = watchTyping();
    ada.ask("edit", { id: idOf(1), seq: 1, content: "slow" });
    ada.ask("typing");
    expect(writing()).toEqual(["ada"]);
    expect(ada.messagesOf("receipt")).toEqual([]);
  });
});
