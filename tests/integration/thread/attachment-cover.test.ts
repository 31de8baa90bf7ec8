import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import { NEW_ACCOUNT_DAYS } from "../../../schema/limits.ts";
import { listFlaggedMessages, readFlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { uncoverAttachment } from "../../../schema/thread/attachment-api.ts";
import { reactionEmojis } from "../../../schema/thread/reaction.ts";
import { newHolder } from "../../support/account/admins.ts";
import type { Person } from "../../support/account/people.ts";
import { fetchFile, seen, sendPhoto, settle, uploadPhoto } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { ADULT, type Listener, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let tunde: ChatMember;
let grace: ChatMember;
let ruth: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  tunde = await newChatMember(server.url, "Tunde Ojo", ADULT);
  grace = await newLead(server.url, server.database, "Mama Grace");
  ruth = await newLead(server.url, server.database, "Mama Ruth");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const uncover = (person: Person, attachmentId: string) => person.call(uncoverAttachment, { params: { attachmentId } });
const uncoverCode = async (person: Person, attachmentId: string) => (await uncover(person, attachmentId)).error?.code;

/** A channel of a new member, with the lead Grace, and its sockets. */
async function channelWith(sender: ChatMember) {
  const channelId = await channelOf(server.database, { owner: [tunde], member: [sender], safeguarding_lead: [grace] });
  const [hers, his] = [await joinChannelRoom(sender, channelId), await joinChannelRoom(tunde, channelId)];
  return { channelId, hers, his };
}

const newcomer = () => newChatMember(server.url, "Nneka New", ADULT);

/** The photo that a newcomer has just sent, covered. */
async function coveredPhoto(content = "") {
  const sender = await newcomer();
  const { channelId, hers, his } = await channelWith(sender);
  const { id, message } = await sendPhoto(sender, channelId, hers, content);
  return { sender, channelId, hers, his, id, message };
}

const isCovered = ({ message }: Awaited<ReturnType<typeof sendPhoto>>) => message?.attachment?.isCovered === true;

const flagsIn = (channelId: string) =>
  run<{ kind: string; reviewed: boolean; message_id: string }>(
    `select kind, reviewed_at is not null as reviewed, message_id from message_flags flag
     join messages message on message.id = flag.message_id where message.thread_id = ? order by message.seq`,
    [channelId],
  );

const auditOf = async (kind: string, { memberId }: ChatMember) =>
  (await run<{ id: string }>("select id from audit_log where kind = ? and actor_id = ?", [kind, memberId])).length;

describe("whose photos wait", () => {
  const sendIn = async (sender: ChatMember) => {
    const { channelId, hers } = await channelWith(sender);
    return isCovered(await sendPhoto(sender, channelId, hers));
  };

  test("SAFE-108 a new account’s wait, and so do those of members of unknown age, but not those of settled ones", async () => {
    const [unknown, adult, minor] = await Promise.all([
      newChatMember(server.url, "Uzo"),
      newChatMember(server.url, "Ada Obi", ADULT),
      newChatMember(server.url, "Chi Obi", MINOR),
    ]);
    for (const each of [unknown, adult, minor]) await settle(each);
    expect([await sendIn(unknown), await sendIn(adult), await sendIn(minor)]).toEqual([true, false, false]);
    expect(await sendIn(await newcomer())).toBe(true);
  });

  test("SAFE-108 an account is new for 14 days", async () => {
    const ageOf = async (days: number) => {
      const sender = await newcomer();
      await run("update users set created_at = now() - make_interval(days => ?) where id = ?", [days, sender.memberId]);
      return await sendIn(sender);
    };
    expect([await ageOf(NEW_ACCOUNT_DAYS - 1), await ageOf(NEW_ACCOUNT_DAYS + 1)]).toEqual([true, false]);
  });

  test("SAFE-108 a leader’s never wait", async () => {
    const lead = await newLead(server.url, server.database, "Mama New");
    const channelId = await channelOf(server.database, { owner: [lead], member: [tunde], safeguarding_lead: [grace] });
    expect(isCovered(await sendPhoto(lead, channelId, await joinChannelRoom(lead, channelId)))).toBe(false);
  });

  test("SAFE-108 after three were uncovered the next one is seen at once, and the earlier ones stay as they are", async () => {
    const sender = await newcomer();
    const { channelId, hers } = await channelWith(sender);
    const sent = [];
    for (let count = 0; count < 4; count += 1) sent.push(await sendPhoto(sender, channelId, hers));
    expect(sent.map(isCovered)).toEqual([true, true, true, true]);
    for (const { id } of sent.slice(0, 2)) await uncover(grace, id);
    expect(isCovered(await sendPhoto(sender, channelId, hers))).toBe(true);
    await uncover(grace, sent[2]?.id ?? "");
    expect(isCovered(await sendPhoto(sender, channelId, hers))).toBe(false);
    expect(await seen(tunde, sent[3]?.id ?? "")).toBe("attachment/covered");
  });
});

describe("what others get of a covered photo", () => {
  test("SAFE-109 members get the tiny preview without the file; its sender and the lead see it", async () => {
    const { sender, channelId, his, id, message } = await coveredPhoto("Our choir");
    expect(message?.attachment).toMatchObject({ id, isCovered: true, preview: expect.stringMatching(/.{20}/) });
    await until(() => his.messages().length === 1);
    const page = await tunde.must(readChannelMessages, { params: { channelId } });
    for (const each of [his.messages()[0], page.messages[0]]) {
      expect(each).toMatchObject({
        content: "Our choir",
        attachment: {
          isCovered: true,
          preview: message?.attachment && "preview" in message.attachment && message.attachment.preview,
        },
      });
    }
    expect([await seen(tunde, id), await seen(sender, id)]).toEqual(["attachment/covered", 200]);
    expect([await seen(grace, id), await seen(ruth, id)]).toEqual([200, "attachment/not-found"]);
  });

  test("SAFE-109 a lead who has joined the channel sees it, and so does an admin in a lead’s place, but no other admin", async () => {
    const { channelId, id } = await coveredPhoto();
    const admin = await newHolder(server, "admin", "Pastor Sam");
    const join = (person: { memberId: string }, role: string) =>
      run("insert into thread_members (thread_id, user_id, role) values (?, ?, ?)", [channelId, person.memberId, role]);
    expect(await seen(admin, id)).toBe("attachment/not-found");
    await join(admin, "member");
    expect([await seen(admin, id), await uncoverCode(admin, id)]).toEqual([
      "attachment/covered",
      "attachment/not-found",
    ]);
    await join(ruth, "member");
    expect(await seen(ruth, id)).toBe(200);
    await run("update thread_members set role = 'safeguarding_lead' where thread_id = ? and user_id = ?", [
      channelId,
      admin.memberId,
    ]);
    expect(await seen(admin, id)).toBe(200);
    expect(await uncoverCode(admin, id)).toBeUndefined();
  });

  test("SAFE-112 a look at a covered photo is recorded once an hour, and its uncovering too", async () => {
    const { id } = await coveredPhoto();
    const before = await auditOf("covered-attachment", grace);
    await fetchFile(grace, id);
    await fetchFile(grace, id);
    expect((await auditOf("covered-attachment", grace)) - before).toBe(1);
    const uncovered = await auditOf("attachment-uncovered", grace);
    await uncover(grace, id);
    await uncover(grace, id);
    expect((await auditOf("attachment-uncovered", grace)) - uncovered).toBe(1);
  });
});

describe("uncovering", () => {
  const attachmentsAt = (socket: Listener) => socket.messages().map(({ attachment }) => attachment);

  test("SAFE-111 a lead uncovers a photo, everyone’s open screen shows it at once, and a repetition changes nothing", async () => {
    const { hers, his, id } = await coveredPhoto();
    const leads = his;
    expect(await uncoverCode(grace, id)).toBeUndefined();
    for (const socket of [hers, leads]) await until(() => socket.messages()[0]?.version === 1);
    expect(attachmentsAt(his)[0]).not.toHaveProperty("isCovered");
    expect(attachmentsAt(his)[0]).toMatchObject({ id, preview: expect.stringMatching(/.{20}/) });
    expect(await seen(tunde, id)).toBe(200);
    expect(await uncoverCode(grace, id)).toBeUndefined();
    expect((await his.ask("react", { seq: 1, emoji: reactionEmojis[0], isOn: true })).message?.version).toBe(2);
  });

  test("SAFE-111 members, the sender, leads of other threads and strangers cannot uncover, and find nothing", async () => {
    const { sender, id } = await coveredPhoto();
    for (const person of [tunde, sender, ruth, await newcomer()]) {
      expect(await uncoverCode(person, id)).toBe("attachment/not-found");
    }
    expect(await uncoverCode(grace, crypto.randomUUID())).toBe("attachment/not-found");
    expect(await seen(tunde, id)).toBe("attachment/covered");
  });

  test("SAFE-111 a sender who becomes a lead cannot uncover their own photo", async () => {
    const { sender, channelId, id } = await coveredPhoto();
    await run("insert into user_roles (user_id, role) values (?, 'safeguarding_lead')", [sender.memberId]);
    await run("update thread_members set role = 'member' where thread_id = ?", [channelId]);
    expect(await uncoverCode(sender, id)).toBe("attachment/not-found");
  });

  test("SAFE-111 an unsent photo cannot be uncovered", async () => {
    const { sender, channelId } = await coveredPhoto();
    const { body } = await uploadPhoto(sender, channelId);
    expect(await uncoverCode(grace, body.id)).toBe("attachment/not-found");
  });

  test("SAFE-111 of a deletion and an uncovering at once, the photo is gone in the end", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { hers, his, id } = await coveredPhoto();
      const [code] = await Promise.all([uncoverCode(grace, id), hers.ask("delete", { seq: 1 })]);
      expect([undefined, "attachment/not-found"]).toContain(code);
      expect([await seen(grace, id), await uncoverCode(grace, id)]).toEqual([
        "attachment/not-found",
        "attachment/not-found",
      ]);
      await until(() => his.messages()[0]?.isDeleted === true);
      expect(his.messages()[0]).not.toHaveProperty("attachment");
    }
  });
});

describe("the queue of flagged messages", () => {
  test("SAFE-110 a covered photo is flagged, leads are notified, and it counts as reviewed once it is uncovered", async () => {
    const { channelId, id } = await coveredPhoto();
    const [flag] = await flagsIn(channelId);
    expect(flag).toMatchObject({ kind: "photo", reviewed: false });
    const notified = await run("select 1 from notifications where user_id = ? and kind = 'message_flag'", [
      ruth.memberId,
    ]);
    expect(notified.length).toBeGreaterThan(0);
    const { flagged } = await ruth.must(listFlaggedMessages, {});
    expect(flagged.map(({ messageId }) => messageId)).toContain(flag?.message_id);
    await uncover(grace, id);
    expect(await flagsIn(channelId)).toMatchObject([{ kind: "photo", reviewed: true }]);
    const file = await ruth.must(readFlaggedMessage, { params: { messageId: flag?.message_id ?? "" } });
    expect(file).toMatchObject({ kind: "photo", reviewer: { displayName: "Mama Grace" } });
    expect(file.messages[0]).toMatchObject({ text: "", attachmentKind: "photo" });
  });

  test("SAFE-110 a covered photo with contact data in its caption is flagged for the data, which still needs a look", async () => {
    const sender = await newcomer();
    const minor = await newChatMember(server.url, "Chi Obi", MINOR);
    const channelId = await channelOf(server.database, {
      owner: [tunde],
      member: [sender, minor],
      safeguarding_lead: [grace],
    });
    const socket = await joinChannelRoom(sender, channelId);
    const { body } = await uploadPhoto(sender, channelId);
    const content = "Call 0803 123 4567";
    expect((await socket.ask("send", { content, attachment: body.id })).code).toBe("thread/contact-phone");
    await socket.ask("send", { content, attachment: body.id, confirmsContact: true });
    expect(await flagsIn(channelId)).toMatchObject([{ kind: "phone", reviewed: false }]);
    await uncover(grace, body.id);
    expect(await flagsIn(channelId)).toMatchObject([{ kind: "phone", reviewed: false }]);
  });
});
