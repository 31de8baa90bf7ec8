import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { channelOf, joinChannelRoom, newChannel, newLead, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string) => newChatMember(server.url, name, ADULT);
const execute = (text: string, values: readonly unknown[] = []) => server.database.fork().execute(text, [...values]);

/** Cuts the connection that receives database notifications. It reconnects after a second. */
const cutListener = () =>
  execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );

describe("THREAD-6 the sweep that closes sockets without access", () => {
  test("THREAD-6 the sweep closes a lead's socket after the role was lost while the server wasn't listening", async () => {
    const grace = await newLead(server.url, server.database, "Mama Grace");
    const ada = await chatMember("Ada");
    const channelId = await newChannel(ada, "Quiz team", true);
    const [hers, watching] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(grace, channelId)];
    expect(await cutListener()).toHaveLength(1);
    await withoutRole(server.database, grace);
    expect(await watching.closed).toBe(CLOSE_CODES.unavailable);
    const femi = await newLead(server.url, server.database, "Uncle Femi");
    expect(await hers.say("Anybody?")).toBe("channel/now-supervised");
    await withoutRole(server.database, femi);
  });

  test("THREAD-6 the sweep closes sockets after a removal or a closing whose reply was lost", async () => {
    const [ada, tunde, bisi] = await Promise.all([chatMember("Ada"), chatMember("Tunde"), chatMember("Bisi")]);
    const [choir, band] = [
      await channelOf(server.database, { owner: [ada], member: [tunde] }),
      await channelOf(server.database, { owner: [bisi] }),
    ];
    const [hers, his, last] = [
      await joinChannelRoom(ada, choir),
      await joinChannelRoom(tunde, choir),
      await joinChannelRoom(bisi, band),
    ];
    await execute("delete from thread_members where thread_id = ? and user_id = ?", [choir, tunde.memberId]);
    await execute("update community_channels set closed_at = now() where thread_id = ?", [band]);
    expect(await Promise.all([his.closed, last.closed])).toEqual([CLOSE_CODES.unavailable, CLOSE_CODES.unavailable]);
    expect(await hers.say("still here")).toBe("stored");
  });

  test("THREAD-6 SAFE-5 the sweep closes both sockets after a block whose reply was lost", async () => {
    const [ada, tunde, bisi] = await Promise.all([chatMember("Ada"), chatMember("Tunde"), chatMember("Bisi")]);
    const talks = [
      await openConversationWith(ada, tunde.memberId),
      await openConversationWith(ada, bisi.memberId),
    ] as const;
    const [hers, his] = [await joinConversation(ada, talks[0]), await joinConversation(tunde, talks[0])];
    const others = [await joinConversation(ada, talks[1]), await joinConversation(bisi, talks[1])];
    await execute("insert into blocks (blocker_id, blocked_id) values (?, ?)", [tunde.memberId, ada.memberId]);
    expect(await Promise.all([hers.closed, his.closed])).toEqual([CLOSE_CODES.unavailable, CLOSE_CODES.unavailable]);
    for (const listener of others) expect(await listener.say("still here")).toBe("stored");
  });

  test("THREAD-6 the sweep keeps the sockets of everyone with access, including a lead across a block", async () => {
    const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
    const grace = await newLead(server.url, server.database, "Mama Grace");
    const channelId = await channelOf(server.database, { owner: [grace], member: [tunde] }, { isPrivate: true });
    const withLead = await openConversationWith(ada, grace.memberId);
    await ada.must(block, { params: { memberId: grace.memberId } });
    const listeners = [
      await joinChannelRoom(grace, channelId),
      await joinConversation(ada, await openConversationWith(ada, tunde.memberId)),
    ];
    listeners.push(await joinConversation(ada, withLead), await joinConversation(grace, withLead));
    const bisi = await chatMember("Bisi");
    const choir = await channelOf(server.database, { owner: [bisi], member: [ada] });
    const leaving = await joinChannelRoom(ada, choir);
    await execute("delete from thread_members where thread_id = ? and user_id = ?", [choir, ada.memberId]);
    await leaving.closed;
    for (const listener of listeners) expect(await listener.say("still here")).toBe("stored");
  });
});
