import { rmSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import { block } from "../../../schema/safety/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { fetchFile, seen, sendPhoto, settledAdult, uploadPhoto } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { setPace } from "../../support/chat/channel-pace.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [ada, tunde] = [await settledAdult(server.url, "Ada Obi"), await settledAdult(server.url, "Tunde Ojo")];
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

/** A channel of Ada and Tunde, and their sockets. */
async function choir() {
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde], safeguarding_lead: [grace] });
  const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(tunde, channelId)];
  return { channelId, hers, his };
}

const pageOf = async (person: ChatMember, channelId: string): Promise<readonly Message[]> =>
  (await person.must(readChannelMessages, { params: { channelId } })).messages;

/** What a browser gets that has a copy. `fetch` would say that it wants no copy. */
const statusWith = ({ cookie }: ChatMember, path: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${server.url}${path}`, { headers: { Cookie: cookie, "If-None-Match": etag } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });

const sendAs = (socket: Listener, attachment: string, more = {}) =>
  socket.ask("send", { content: "", attachment, ...more });

describe("sending", () => {
  test("THREAD-49 a photo is sent without a text, and all get it in the frame, the receipt and the page", async () => {
    const { channelId, hers, his } = await choir();
    const { body } = await uploadPhoto(ada, channelId);
    const { message } = await sendAs(hers, body.id);
    expect(message).toMatchObject({ content: "", attachment: body });
    await until(() => his.messages().length === 1);
    expect(his.messages()[0]?.attachment).toEqual(body);
    expect((await pageOf(tunde, channelId))[0]?.attachment).toEqual(body);
    expect(await seen(tunde, body.id)).toBe(200);
  });

  test("THREAD-49 an empty text without a photo is refused, also if white space is all of it, and in a poll", async () => {
    const { channelId, hers } = await choir();
    expect([await hers.say(""), await hers.say(" \n ")]).toEqual(["thread/blank", "thread/blank"]);
    const { body } = await uploadPhoto(ada, channelId);
    const poll = { choices: ["Yes", "No"] };
    expect((await sendAs(hers, body.id, { poll })).code).toBe("thread/blank");
  });

  test("THREAD-49 a caption has the rules of a text, and can be edited away; the text of another message cannot", async () => {
    const { channelId, hers } = await choir();
    const { body } = await uploadPhoto(ada, channelId);
    expect((await sendAs(hers, body.id, { content: "a\u202eb" })).code).toBe("thread/not-plain-text");
    expect((await sendAs(hers, body.id, { content: "Our choir" })).message?.content).toBe("Our choir");
    expect((await hers.ask("edit", { seq: 1, content: "Our big choir" })).message).toMatchObject({ attachment: body });
    expect((await hers.ask("edit", { seq: 1, content: " " })).message).toMatchObject({ content: "", attachment: body });
    await hers.say("Hello");
    expect((await hers.ask("edit", { seq: 2, content: " " })).code).toBe("thread/blank");
  });

  test("THREAD-48 a message that is sent again under its id is found, with its photo", async () => {
    const { channelId, hers } = await choir();
    const { body } = await uploadPhoto(ada, channelId);
    const id = crypto.randomUUID();
    const send = () => hers.ask("send", { content: "", attachment: body.id }, id);
    const [first, again] = [await send(), await send()];
    expect(again.message).toEqual(first.message);
    expect(await pageOf(ada, channelId)).toHaveLength(1);
  });

  test("THREAD-48 of many messages at once with one photo, one is stored", async () => {
    const { channelId, hers } = await choir();
    const second = await joinChannelRoom(ada, channelId);
    const { body } = await uploadPhoto(ada, channelId);
    const sent = await Promise.all([hers, second, hers, second].map((socket) => sendAs(socket, body.id)));
    expect(sent.filter(({ message }) => message)).toHaveLength(1);
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([undefined, "attachment/not-found"]));
    expect(await pageOf(ada, channelId)).toHaveLength(1);
  });

  test("THREAD-48 nobody sends a photo of another member, of another thread, that was never saved or of yesterday", async () => {
    const [one, other] = [await choir(), await choir()];
    const { body } = await uploadPhoto(ada, one.channelId);
    expect((await sendAs(one.his, body.id)).code).toBe("attachment/not-found");
    expect((await sendAs(other.hers, body.id)).code).toBe("attachment/not-found");
    expect((await sendAs(one.hers, crypto.randomUUID())).code).toBe("attachment/not-found");
    await run("update attachments set stored_at = null where id = ?", [body.id]);
    expect((await sendAs(one.hers, body.id)).code).toBe("attachment/not-found");
    await run("update attachments set stored_at = now(), created_at = now() - interval '25 hours' where id = ?", [
      body.id,
    ]);
    expect((await sendAs(one.hers, body.id)).code).toBe("attachment/not-found");
    expect((await uploadPhoto(ada, one.channelId, { id: body.id })).error).toBeUndefined();
    expect((await sendAs(one.hers, body.id)).message?.attachment?.id).toBe(body.id);
  });

  test("THREAD-48 a message that slow mode refuses does not use up its photo", async () => {
    const { channelId, his } = await choir();
    await setPace(ada, channelId, { slowSeconds: 60 });
    await his.say("Hello");
    const { body } = await uploadPhoto(tunde, channelId);
    expect((await sendAs(his, body.id)).code).toBe("channel/slow-mode");
    await setPace(ada, channelId, { slowSeconds: 0 });
    expect((await sendAs(his, body.id)).message?.attachment?.id).toBe(body.id);
  });

  test("THREAD-43 the rule is asked again when the message is sent", async () => {
    const chi = await newChatMember(server.url, "Chi", MINOR);
    const conversationId = await openConversationWith(ada, chi.memberId);
    const socket = await joinConversation(ada, conversationId);
    const { body } = await uploadPhoto(ada, conversationId);
    await run("delete from age_confirmations where user_id = ?", [ada.memberId]);
    expect((await sendAs(socket, body.id)).code).toBe("attachment/not-here");
    await run("insert into age_confirmations (user_id) values (?)", [ada.memberId]);
    expect((await sendAs(socket, body.id)).message?.attachment?.id).toBe(body.id);
  });

  test("THREAD-52 a message without a photo needs no further statement", async () => {
    const { hers } = await choir();
    const sent = await statementsDuring(server.database, async () => void (await hers.say("Hello")));
    expect(sent.filter((text) => /store_messages/.test(text))).toHaveLength(1);
    // What the lists show of the message is read with it.
    expect(sent.filter((text) => /^\s*(update attachments|select .* join attachments)/s.test(text))).toEqual([]);
  });
});

describe("who gets the file", () => {
  test("THREAD-50 before it is sent only its uploader gets a photo, and never a stranger", async () => {
    const { channelId, hers } = await choir();
    const { body } = await uploadPhoto(ada, channelId);
    expect([await seen(ada, body.id), await seen(tunde, body.id)]).toEqual([200, "attachment/not-found"]);
    await sendAs(hers, body.id);
    const stranger = await newChatMember(server.url, "Stranger", ADULT);
    expect([await seen(tunde, body.id), await seen(stranger, body.id)]).toEqual([200, "attachment/not-found"]);
    expect(await seen(ada, crypto.randomUUID())).toBe("attachment/not-found");
  });

  test("THREAD-50 who leaves a channel, or is across a block there, does not get its photos", async () => {
    const { channelId, hers } = await choir();
    const kemi = await newChatMember(server.url, "Kemi Ayo", ADULT);
    await run("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [
      channelId,
      kemi.memberId,
    ]);
    const { id } = await sendPhoto(ada, channelId, hers);
    expect([await seen(tunde, id), await seen(kemi, id)]).toEqual([200, 200]);
    await kemi.must(block, { params: { memberId: ada.memberId } });
    await run("delete from thread_members where thread_id = ? and user_id = ?", [channelId, tunde.memberId]);
    expect([await seen(tunde, id), await seen(kemi, id)]).toEqual(["attachment/not-found", "attachment/not-found"]);
  });

  test("THREAD-50 who came later gets no photo from before, and nobody but its sender one of a closed channel", async () => {
    const { channelId, hers } = await choir();
    const { id } = await sendPhoto(ada, channelId, hers);
    await run("update thread_members set from_seq = 1 where thread_id = ? and user_id = ?", [
      channelId,
      tunde.memberId,
    ]);
    expect(await seen(tunde, id)).toBe("attachment/not-found");
    await run("update thread_members set from_seq = 0 where thread_id = ?", [channelId]);
    await run("update community_channels set closed_at = now() where thread_id = ?", [channelId]);
    expect([await seen(tunde, id), await seen(ada, id)]).toEqual(["attachment/not-found", 200]);
  });

  test("THREAD-51 a browser asks before it shows a photo again, and is told at once that it is gone", async () => {
    const { channelId, hers } = await choir();
    const { id } = await sendPhoto(ada, channelId, hers);
    const { headers } = await fetchFile(tunde, id);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename=attachment-/);
    const etag = headers.get("etag") ?? "";
    const again = (person: ChatMember) => statusWith(person, `/api/attachments/${id}`, etag);
    expect(await again(tunde)).toBe(304);
    const stranger = await newChatMember(server.url, "Stranger", ADULT);
    expect(await again(stranger)).toBe(404);
    await hers.ask("delete", { seq: 1 });
    expect(await again(tunde)).toBe(404);
  });

  test("THREAD-50 a photo whose file was lost is not found, and no browser keeps that reply", async () => {
    const { channelId, hers } = await choir();
    const { id } = await sendPhoto(ada, channelId, hers);
    rmSync(join(server.dataDir, "files", "attachment", `${id}.webp`));
    const { error, headers } = await fetchFile(tunde, id);
    expect([error?.code, headers.get("cache-control"), headers.get("etag")]).toEqual([
      "attachment/not-found",
      "no-store",
      null,
    ]);
  });
});
