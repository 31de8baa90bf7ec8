import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeChannel, leaveChannel, listChannels, removeChannelMember } from "../../../schema/channel/api.ts";
import { listConversations } from "../../../schema/chat/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { listForwardTargets } from "../../../schema/thread/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { store } from "../../support/chat/channel-pin.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { forward, forwardCode, messagesFor, newestFor, unreadable } from "../../support/chat/forward.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let bisi: ChatMember;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  const adult = (name: string) => newChatMember(server.url, name, ADULT);
  [ada, tunde, bisi] = [await adult("Ada Obi"), await adult("Tunde Ojo"), await adult("Bisi Ade")];
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const channel = (members: readonly ChatMember[], name: string) =>
  channelOf(server.database, { owner: [ada], member: members, safeguarding_lead: [grace] }, { name });

/** Ada’s choir with her message, and another channel of hers. Tunde and Bisi are in both unless said otherwise. */
async function twoChannels({
  choir = [tunde, bisi],
  drama = [tunde, bisi],
}: Partial<Record<string, ChatMember[]>> = {}) {
  const [choirId, dramaId] = [await channel(choir, "Choir"), await channel(drama, "Drama")];
  await store(server.database, ada, choirId, "Practice is at six");
  return { choirId, dramaId, socket: await joinChannelRoom(tunde, dramaId) };
}

const original = (choirId: string) => ({
  threadId: choirId,
  channelName: "Choir",
  seq: 1,
  senderId: ada.memberId,
  senderName: "Ada Obi",
  text: "Practice is at six",
  isDeleted: false,
});

describe("forwarding", () => {
  test("THREAD-81, THREAD-82 a message is forwarded to another channel of all its readers", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const hers = await joinChannelRoom(bisi, dramaId);
    const { message } = await forward(socket, choirId, 1);
    const shown = { content: "", forwarded: original(choirId) };
    expect(message).toMatchObject(shown);
    await until(() => hers.messages().length === 1);
    expect(hers.messages()[0]).toMatchObject(shown);
    expect(JSON.stringify(hers.received)).not.toContain("originalReaders");
    expect(await newestFor(bisi, dramaId)).toMatchObject(shown);
  });

  test("THREAD-86 a forward may have a text of its own, which its sender may edit", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const { message } = await forward(socket, choirId, 1, "Please be there");
    expect(message).toMatchObject({ content: "Please be there", forwarded: original(choirId) });
    const edited = await socket.ask("edit", { seq: 1, content: "Come early" });
    expect(edited.message).toMatchObject({ content: "Come early", isEdited: true, forwarded: original(choirId) });
    expect(await newestFor(bisi, dramaId)).toMatchObject({ content: "Come early", forwarded: original(choirId) });
    expect((await socket.ask("edit", { seq: 1, content: " " })).code).toBe("thread/blank");
  });

  test("THREAD-81 a message is forwarded to a conversation with another member of the channel", async () => {
    const { choirId } = await twoChannels();
    const conversationId = await openConversationWith(tunde, bisi.memberId);
    const socket = await joinConversation(tunde, conversationId);
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
    expect((await newestFor(bisi, conversationId))?.forwarded).toEqual(original(choirId));
  });

  test("THREAD-2 a forward that is sent again under its id is stored once", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const id = crypto.randomUUID();
    const send = () => socket.ask("send", { content: "", forward: { threadId: choirId, seq: 1 } }, id);
    const [first, second] = [await send(), await send()];
    expect(second.message).toEqual(first.message);
    expect(await messagesFor(bisi, dramaId)).toHaveLength(1);
  });

  test("THREAD-82 a forward of a forward refers to the original", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    await forward(socket, choirId, 1, "Please be there");
    const third = await channel([tunde, bisi], "Ushers");
    const { message } = await forward(await joinChannelRoom(bisi, third), dramaId, 1);
    expect(message).toMatchObject({ content: "", forwarded: original(choirId) });
  });

  test("THREAD-86 without a text and an original, a message is still refused", async () => {
    const { socket } = await twoChannels();
    expect((await socket.ask("send", { content: "" })).code).toBe("thread/blank");
  });
});
