import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { type Notification, readNotifications } from "../../../schema/notification/api.ts";
import { reactionEmojis } from "../../../schema/thread/reaction.ts";
import { notificationBroadcaster } from "../../../server/notification/notification-broadcaster.ts";
import { joinConversation, listen } from "../../support/chat/chat-member.ts";
import { notificationThreads, shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { pair, say } = notificationThreads(() => server);

describe("notifications of a conversation", () => {
  test("NOTICE-1 NOTICE-2 NOTICE-3 NOTICE-7 NOTICE-8 a notification reaches its member; reading clears it", async () => {
    const { ada, tunde, threadId } = await pair();
    const connection = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
    const latest = () =>
      connection.messagesOf("notifications").at(-1) as { unread: number; newest: Notification | null } | undefined;
    const [hers, his] = [await joinConversation(ada, threadId), await joinConversation(tunde, threadId)];
    expect(await his.say("When do we meet?")).toBe("stored");
    expect(await hers.say("Good evening")).toBe("stored");
    await until(() => latest()?.newest?.text === "Good evening");
    expect(latest()).toMatchObject({ unread: 1, newest: { kind: "message", place: { threadId, seq: 2 } } });
    hers.send("send", { id: "an-answer", content: "At six", replyTo: 1 });
    await until(() => latest()?.newest?.kind === "reply");
    hers.send("react", { id: "a-reaction", seq: 1, emoji: reactionEmojis[0], isOn: true });
    await until(() => latest()?.newest?.kind === "reaction");
    expect(latest()?.unread).toBe(3);
    his.send("read", { seq: 2 });
    await until(() => latest()?.unread === 1);
    his.send("read", { seq: 3 });
    await until(() => latest()?.unread === 0);
    expect(latest()?.newest).toBeNull();
    expect((await shownTo(ada)).map(({ kind, isRead }) => [kind, isRead])).toEqual([["message", false]]);
  });
});

describe("the notification broadcaster", () => {
  let quietly: Pick<Parameters<typeof notificationBroadcaster>[0], "database" | "log">;
  beforeAll(() => {
    quietly = { database: server.database, log: server.log };
  });

  test("NOTICE-8 many notifications send one count and the newest; reading them sends only the count", async () => {
    const { ada, tunde, threadId } = await pair();
    const connection = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
    await until(() => connection.room.state !== undefined);
    const sent: unknown[] = [];
    const rooms = {
      connectedHere: async (ids: readonly string[]) => ids,
      send: async (...each: unknown[]) => void sent.push(each),
    };
    const broadcast = notificationBroadcaster({ ...quietly, rooms: () => rooms });
    for (let at = 1; at <= 5; at += 1) {
      const { notified: members } = await say(ada, threadId, `message ${at}`);
      broadcast(members, "new");
      broadcast(members, "read");
    }
    await until(() => sent.length > 0);
    expect(sent.at(-1)).toMatchObject([
      tunde.memberId,
      { type: "notifications", payload: { unread: 1, newest: { kind: "message" } } },
    ]);
    await tunde.must(readNotifications, { body: {} });
    const latest = () => connection.messagesOf("notifications").at(-1);
    await until(() => latest()?.unread === 0);
    expect(latest()).toEqual({ unread: 0, newest: null });
  });

  test("NOTICE-8 one reading serves all connected members of a batch, and a failure is only logged", async () => {
    const { ada, tunde } = await pair();
    const sent: string[] = [];
    let reads = 0;
    const broadcast = notificationBroadcaster({
      ...quietly,
      database: {
        fork() {
          reads += 1;
          return server.database.fork();
        },
      },
      rooms: () => ({
        connectedHere: async (ids) => ids.filter((id) => id !== ada.memberId),
        send: async (id) => void sent.push(id),
      }),
    });
    broadcast([ada.memberId, tunde.memberId], "new");
    broadcast([tunde.memberId], "read");
    await until(() => sent.length > 0);
    expect([sent, reads]).toEqual([[tunde.memberId], 1]);
    const warnings: unknown[] = [];
    const broken = notificationBroadcaster({
      ...quietly,
      rooms: () => {
        throw new Error("no lines");
      },
      log: { warn: (each: unknown) => void warnings.push(each) } as never,
    });
    broken([ada.memberId], "new");
    await until(() => warnings.length === 1);
  });
});
