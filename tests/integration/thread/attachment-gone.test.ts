import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { closeReport, readReport, readReportedAttachment, report, takeReport } from "../../../schema/safety/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { removeAttachments } from "../../../server/thread/attachment/removal.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { fetchFile, seen, sendPhoto, settledAdult, storedFiles, uploadPhoto } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let grace: ChatMember;
let ruth: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [ada, tunde] = [await settledAdult(server.url, "Ada Obi"), await settledAdult(server.url, "Tunde Ojo")];
  grace = await newLead(server.url, server.database, "Mama Grace");
  ruth = await newLead(server.url, server.database, "Mama Ruth");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

/** A photo that was sent in a channel. */
async function sentPhoto(sender = ada) {
  const channelId = await channelOf(server.database, { owner: [tunde], member: [sender], safeguarding_lead: [grace] });
  const socket = await joinChannelRoom(sender, channelId);
  const { id } = await sendPhoto(sender, channelId, socket, "Our choir");
  return { channelId, socket, id };
}

/** Runs the job after this time. */
async function clean(hours: number): Promise<void> {
  await run("update attachments set created_at = created_at - make_interval(hours => ?)", [hours]);
  await removeAttachments(server.database, await openDiskStorage(join(server.dataDir, "files")));
}

const isStored = (id: string) => storedFiles(server).includes(`${id}.webp`);
const hasRow = async (id: string) => (await run("select id from attachments where id = ?", [id])).length > 0;
const left = async (id: string) => [isStored(id), await hasRow(id)];

describe("with its message", () => {
  test("THREAD-53 with a deleted message its photo is gone at once for everyone, and removed by the next job", async () => {
    const { socket, id } = await sentPhoto();
    await clean(1);
    expect(await left(id)).toEqual([true, true]);
    const { message } = await socket.ask("delete", { seq: 1 });
    expect(message).not.toHaveProperty("attachment");
    for (const person of [ada, tunde, grace]) expect(await seen(person, id)).toBe("attachment/not-found");
    await clean(1);
    expect(await left(id)).toEqual([false, false]);
  });

  test("THREAD-53 with an erased member their photos are gone, and so is each preview in the database", async () => {
    const sender = await settledAdult(server.url, "Zik Eze");
    const { channelId, id } = await sentPhoto(sender);
    const unsent = (await uploadPhoto(sender, channelId)).body.id;
    await eraseMember(server.database, sender.me?.email ?? "", filesOf(server));
    const { messages } = await tunde.must(readChannelMessages, { params: { channelId } });
    expect(messages[0]).toMatchObject({ isDeleted: true });
    expect(messages[0]).not.toHaveProperty("attachment");
    expect([await seen(tunde, id), await seen(tunde, unsent)]).toEqual([
      "attachment/not-found",
      "attachment/not-found",
    ]);
    const rows = await run("select preview, sender_id from attachments where id = any(?)", [`{${id},${unsent}}`]);
    expect(rows).toEqual([1, 2].map(() => ({ preview: null, sender_id: null })));
    await clean(1);
    expect(await left(id)).toEqual([false, false]);
    await clean(25);
    expect(await left(unsent)).toEqual([false, false]);
  });

  test("THREAD-54 of a deleted thread no file is left after a day", async () => {
    const { channelId, id } = await sentPhoto();
    await run("delete from threads where id = ?", [channelId]);
    expect([await seen(ada, id), await seen(grace, id)]).toEqual(["attachment/not-found", "attachment/not-found"]);
    await clean(25);
    expect(await left(id)).toEqual([false, false]);
  });

  test("THREAD-54 a photo that was never sent is removed after a day, and the sent ones stay", async () => {
    const { channelId, id } = await sentPhoto();
    const unsent = (await uploadPhoto(ada, channelId)).body.id;
    await clean(23);
    expect(await left(unsent)).toEqual([true, true]);
    await clean(2);
    expect([await left(unsent), await left(id)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test("THREAD-44 a file whose storage is away keeps its row, and goes later", async () => {
    const { socket, id } = await sentPhoto();
    await socket.ask("delete", { seq: 1 });
    await run("update attachments set created_at = created_at - interval '1 hour'");
    const broken = {
      put: () => Promise.reject(new Error("away")),
      get: async () => null,
      remove: () => Promise.reject(new Error("away")),
    };
    await expect(removeAttachments(server.database, broken)).rejects.toThrow("away");
    expect(await left(id)).toEqual([true, true]);
    await clean(1);
    expect(await left(id)).toEqual([false, false]);
  });
});

describe("in a report", () => {
  /** Tunde's report of Ada's photo. */
  async function reported() {
    const photo = await sentPhoto();
    const subject = { kind: "message", threadId: photo.channelId, seq: 1 } as const;
    const { reportId } = await tunde.must(report, { body: { subject, reason: "sexual" } });
    return { ...photo, reportId };
  }

  const look = (person: ChatMember, reportId: string, attachmentId: string) =>
    person.call(readReportedAttachment, { params: { reportId, attachmentId } });

  test("THREAD-56 who handles a report sees its photo, also after the message was deleted, and the look is recorded", async () => {
    const { socket, id, reportId } = await reported();
    await socket.ask("delete", { seq: 1 });
    const { evidence } = await ruth.must(readReport, { params: { reportId } });
    expect(evidence).toMatchObject({ attachment: { id, kind: "photo", width: 400, height: 300 } });
    const looks = () =>
      run("select id from audit_log where kind = 'report' and actor_id = ? and item_id = ?", [ruth.memberId, reportId]);
    const before = (await looks()).length;
    const { status, headers } = await look(ruth, reportId, id);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    expect((await looks()).length - before).toBe(1);
  });

  test("THREAD-56 nobody else sees it, and a report opens only the photos in its evidence", async () => {
    const [one, other] = [await reported(), await reported()];
    for (const person of [ada, tunde]) {
      expect((await look(person, one.reportId, one.id)).error?.code).toBe("account/not-allowed");
    }
    expect((await look(ruth, one.reportId, other.id)).error?.code).toBe("attachment/not-found");
    expect((await look(ruth, crypto.randomUUID(), one.id)).error?.code).toBe("safety/not-found");
    const subject = { kind: "message", threadId: one.channelId, seq: 1 } as const;
    const own = await ruth.call(report, { body: { subject, reason: "other" } });
    expect(own.error?.code).toBe("safety/not-found");
  });

  test("THREAD-55 the photo of a deleted message stays while a report of it is open", async () => {
    const { socket, id, reportId } = await reported();
    await socket.ask("delete", { seq: 1 });
    await clean(48);
    expect(await left(id)).toEqual([true, true]);
    await ruth.must(takeReport, { params: { reportId } });
    await clean(1);
    expect((await look(ruth, reportId, id)).status).toBe(200);
    await ruth.must(closeReport, { params: { reportId }, body: { outcome: "We talked." } });
    await clean(1);
    expect(await left(id)).toEqual([false, false]);
    expect((await look(ruth, reportId, id)).error?.code).toBe("attachment/not-found");
  });

  test("THREAD-56 the report of a message has the photos around it, too", async () => {
    const { channelId, socket, id } = await sentPhoto();
    await socket.say("And this?");
    const subject = { kind: "message", threadId: channelId, seq: 2 } as const;
    const { reportId } = await tunde.must(report, { body: { subject, reason: "bullying" } });
    const { evidence } = await ruth.must(readReport, { params: { reportId } });
    expect(evidence).toMatchObject({ attachment: null, before: [{ attachment: { id } }] });
    expect((await look(ruth, reportId, id)).status).toBe(200);
  });
});

test("THREAD-58 a download has the member’s own photos, sent or not, and nobody else’s", async () => {
  const [one, other] = [await settledAdult(server.url, "Ben Obi"), await settledAdult(server.url, "Kemi Obi")];
  const channelId = await channelOf(server.database, { owner: [one], member: [other], safeguarding_lead: [grace] });
  const { id } = await sendPhoto(one, channelId, await joinChannelRoom(one, channelId));
  const unsent = (await uploadPhoto(one, channelId)).body.id;
  await sendPhoto(other, channelId, await joinChannelRoom(other, channelId));
  const { content } = await one.must(exportOwnData, { body: { password: TEST_PASSWORD } });
  const { attachments, tables } = JSON.parse(String(content));
  const ids = [id, unsent].sort();
  expect(attachments.map((each: { id: string }) => each.id).sort()).toEqual(ids);
  const file = attachments.find((each: { id: string }) => each.id === id);
  expect(Buffer.from(file.base64, "base64")).toEqual((await fetchFile(one, id)).body.content);
  expect(tables.attachments.map((each: { id: string }) => each.id).sort()).toEqual(ids);
});
