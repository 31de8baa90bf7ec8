import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addChannelMember,
  closeChannel,
  leaveChannel,
  listChannelMembers,
  listChannels,
  readChannel,
  removeChannelMember,
} from "../../../schema/channel/api.ts";
import { register } from "../../../schema/event/api.ts";
import { enterEventChannel } from "../../../schema/event/channel-api.ts";
import { enterGameChannel } from "../../../schema/game/channel-api.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, channelOf, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { newEvent } from "../../support/event/events.ts";
import { createTableRows, playGame } from "../../support/game/game-rows.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let lead: ChatMember;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Mama Grace");
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const execute = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);

/** A published event of the admin. */
const eventOf = (creator: ChatMember, title = `Career night ${randomUUID().slice(0, 8)}`) =>
  newEvent(server, { title, createdBy: creator.memberId });
const registers = (person: ChatMember, eventId: string) => person.must(register, { params: { eventId } });
const enters = (person: ChatMember, eventId: string) => person.call(enterEventChannel, { params: { eventId } });
const entered = async (person: ChatMember, eventId: string) =>
  (await person.must(enterEventChannel, { params: { eventId } })).channelId;
const codeOf = async (answer: Promise<{ error: { code: string } | undefined }>) => (await answer).error?.code;
const rolesIn = async (person: ChatMember, channelId: string) => {
  const { members } = await person.must(listChannelMembers, { params: { channelId }, query: {} });
  return Object.fromEntries(members.map(({ memberId, role }) => [memberId, role]));
};

describe("the channel of an event", () => {
  test("CHANNEL-71 CHANNEL-73 CHANNEL-74 the first press makes a private channel of the creator", async () => {
    const ada = await minor("Ada Nwosu");
    const eventId = await eventOf(admin, "Career night with friends");
    await registers(ada, eventId);
    const channelId = await entered(ada, eventId);
    const channel = await ada.must(readChannel, { params: { channelId } });
    expect(channel).toMatchObject({
      name: "Career night with friends",
      isPrivate: true,
      role: "member",
      canWrite: true,
    });
    expect(await rolesIn(ada, channelId)).toEqual({
      [admin.memberId]: "owner",
      [ada.memberId]: "member",
      [lead.memberId]: "safeguarding_lead",
    });
    const { notifications } = await admin.must(listNotifications, { query: {} as never });
    const added = notifications.filter(({ kind }) => kind === "added_to_channel");
    expect(JSON.stringify(added)).toContain("Career night with friends");
    const others = await (await adult("Stranger")).must(listChannels, { query: {} });
    expect(others.channels.some((each) => each.channelId === channelId)).toBe(false);
  });

  test("CHANNEL-71 only those who are registered or manage the event come in", async () => {
    const [ada, stranger] = [await adult("Ada Nwosu"), await adult("Ben Eze")];
    const eventId = await eventOf(admin);
    expect(await codeOf(enters(stranger, eventId))).toBe("event/not-registered");
    expect(await codeOf(enters(ada, randomUUID()))).toBe("event/not-found");
    await registers(ada, eventId);
    const channelId = await entered(ada, eventId);
    expect(await codeOf(enters(stranger, eventId))).toBe("event/not-registered");
    expect(await entered(admin, eventId)).toBe(channelId);
    await execute(
      "update event_registrations set status = 'held', held_until = now() + interval '1 hour' where user_id = ?",
      [ada.memberId],
    );
    expect(await codeOf(enters(ada, eventId))).toBe("event/not-registered");
    await execute("update events set is_active = false where id = ?", [eventId]);
    expect(await codeOf(enters(ada, eventId))).toBe("event/not-found");
  });

  test("CHANNEL-71 a cancelled event has no way in", async () => {
    const ada = await adult("Ada Nwosu");
    const eventId = await eventOf(admin);
    await registers(ada, eventId);
    await execute("update events set cancelled_at = now() where id = ?", [eventId]);
    expect(await codeOf(enters(ada, eventId))).toBe("event/cancelled");
    expect(await codeOf(enters(admin, eventId))).toBe("event/cancelled");
  });

  test("CHANNEL-73 ten first presses at once make one channel and one membership each", async () => {
    const eventId = await eventOf(admin);
    const people = await Promise.all(Array.from({ length: 5 }, (_, at) => adult(`Person ${at}`)));
    for (const person of people) await registers(person, eventId);
    const ids = await Promise.all([...people, ...people].map((person) => entered(person, eventId)));
    expect(new Set(ids).size).toBe(1);
    const [channelId = ""] = ids;
    const rows = await execute("select user_id, count(*)::int from thread_members where thread_id = ? group by 1", [
      channelId,
    ]);
    expect(rows).toHaveLength(people.length + 2);
  });

  test("CHANNEL-74 the first member owns it if the creator owns as many channels as possible", async () => {
    const owner = await newHolder(server, "admin", "Ngozi Obi");
    await Promise.all(Array.from({ length: 20 }, () => channelOf(server.database, { owner: [owner] })));
    const ada = await adult("Ada Nwosu");
    const eventId = await eventOf(owner);
    await registers(ada, eventId);
    const channelId = await entered(ada, eventId);
    expect((await rolesIn(ada, channelId))[ada.memberId]).toBe("owner");
    expect(await rolesIn(ada, channelId)).not.toHaveProperty(owner.memberId);
  });

  test("CHANNEL-75 one who left enters again, one who was removed only after being added again", async () => {
    const [ada, ben] = [await adult("Ada Nwosu"), await adult("Ben Eze")];
    const eventId = await eventOf(admin);
    for (const person of [ada, ben]) await registers(person, eventId);
    const channelId = await entered(ada, eventId);
    await ada.must(leaveChannel, { params: { channelId } });
    expect(await entered(ada, eventId)).toBe(channelId);
    await admin.must(removeChannelMember, { params: { channelId, memberId: ada.memberId } });
    expect(await codeOf(enters(ada, eventId))).toBe("channel/removed");
    expect(await entered(ben, eventId)).toBe(channelId);
    await admin.must(addChannelMember, { params: { channelId }, body: { memberId: ada.memberId } });
    const { role } = await ada.must(readChannel, { params: { channelId } });
    expect(role).toBe("member");
    await ada.must(leaveChannel, { params: { channelId } });
    expect(await entered(ada, eventId)).toBe(channelId);
  });

  test("CHANNEL-75 a closed channel stays closed", async () => {
    const ada = await adult("Ada Nwosu");
    const eventId = await eventOf(admin);
    await registers(ada, eventId);
    const channelId = await entered(ada, eventId);
    await admin.must(closeChannel, { params: { channelId } });
    expect(await codeOf(enters(ada, eventId))).toBe("channel/closed");
  });

  test("CHANNEL-73 a title that is too long for a channel is shortened", async () => {
    const title = "A very long night of songs, games and stories for everyone who likes them in Lagos";
    const eventId = await eventOf(admin, title);
    const channelId = await entered(admin, eventId);
    const { name } = await admin.must(readChannel, { params: { channelId } });
    expect(name.length).toBeLessThanOrEqual(CHANNEL_NAME_MAX_LENGTH);
    expect(title.startsWith(name.slice(0, -1))).toBe(true);
    expect(name.endsWith("…")).toBe(true);
  });
});

describe("the channel of a game", () => {
  /** A finished game of these members; the first is the host. */
  async function played(...people: ChatMember[]): Promise<string> {
    const ids = people.map(({ memberId }) => memberId);
    const table = await createTableRows(server.database.fork(), ids);
    return await playGame(server.database, table, [100, 50]);
  }
  const into = (person: ChatMember, sessionId: string) => person.call(enterGameChannel, { params: { sessionId } });

  test("CHANNEL-72 CHANNEL-74 its players come in, and whoever presses first owns it", async () => {
    const [ada, ben, stranger] = [await minor("Ada Nwosu"), await adult("Ben Eze"), await adult("Chi Obi")];
    const sessionId = await played(ada, ben);
    expect(await codeOf(into(stranger, sessionId))).toBe("game/not-found");
    const answers = await Promise.all([ben, ada, ben, ada].map((person) => into(person, sessionId)));
    const ids = answers.map(({ body }) => body?.channelId);
    expect(new Set(ids).size).toBe(1);
    const roles = await rolesIn(ada, ids[0] ?? "");
    expect([roles[ada.memberId], roles[ben.memberId]].sort()).toEqual(["member", "owner"]);
    expect(roles[lead.memberId]).toBe("safeguarding_lead");
    expect(await codeOf(into(stranger, sessionId))).toBe("game/not-found");
  });

  test("CHANNEL-72 who played alone has nobody to talk with", async () => {
    const ada = await adult("Ada Nwosu");
    expect(await codeOf(into(ada, await played(ada)))).toBe("game/played-alone");
  });
});
