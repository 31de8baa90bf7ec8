import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import { setChannelPace } from "../../../schema/channel/api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { listNotifications, readNotifications } from "../../../schema/notification/api.ts";
import * as pushApi from "../../../schema/push/api.ts";
import { minuteOfDay } from "../../../schema/quiet-hours.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { newestToPush } from "../../../server/notification/notification.ts";
import { subscribe } from "../../../server/push/push.ts";
import { type ChatMember, channelOf, joinChannelRoom } from "../../support/chat/channel.ts";
import { hoursAround } from "../../support/chat/channel-pace.ts";
import { joinConversation, listen } from "../../support/chat/chat-member.ts";
import { notificationThreads } from "../../support/chat/notification-fixture.ts";
import { type Device, type PushService, startPushService } from "../../support/push/push-service.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await bootServer({}, { isPushAddressAllowed: (address) => address === "127.0.0.1", jobPollSeconds: 1 });
});
beforeEach(() => {
  service.status = 201;
  service.atOnce = 1;
});
afterAll(async () => {
  await server.stop();
  await service.close();
});

const { pair } = notificationThreads(() => server);
const loud = { off: [], quietHours: null, showsText: false };

const rows = <T extends object>(sql: string, values: unknown[]) => server.database.fork().execute<T[]>(sql, values);

/** A session of this member on another device. */
const signInElsewhere = ({ memberId }: ChatMember) =>
  rows(
    `insert into sessions (id, user_id, token, expires_at)
     values (gen_random_uuid(), ?, ?, now() + interval '1 day')`,
    [memberId, crypto.randomUUID()],
  );

/** A device of this member, in their newest session. Any time of day is loud. */
async function withDevice(member: ChatMember): Promise<Device> {
  await member.must(pushApi.savePushSettings, { body: loud });
  const device = service.newDevice();
  const [session] = await rows<{ id: string }>(
    "select id from sessions where user_id = ? order by created_at desc limit 1",
    [member.memberId],
  );
  const { endpoint, p256dh, auth } = device;
  const caller = { memberId: member.memberId, sessionId: session?.id ?? "" };
  await subscribe(server.database.fork(), caller, { endpoint, p256dh, auth });
  return device;
}

const devicesOf = async ({ memberId }: ChatMember): Promise<number> =>
  (await rows("select from push_subscriptions where user_id = ?", [memberId])).length;

test("PUSH-1 PUSH-4 a message reaches the phone of a member who has no screen open, and not one who has", async () => {
  const { ada, tunde, threadId } = await pair();
  const device = await withDevice(tunde);
  const hers = await joinConversation(ada, threadId);
  await hers.say("Are you coming tonight?");
  await until(() => device.received.length === 1);
  expect(device.received[0]).toEqual({
    title: "Ada",
    body: "Sent you a message.",
    tag: `thread-${threadId}`,
    path: `/messages?with=${threadId}`,
    unread: 1,
  });
  const screen = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
  await until(() => screen.room.state !== undefined);
  await hers.say("Bring the drum");
  await until(() => screen.messagesOf("notifications").length > 0);
  expect(device.received).toHaveLength(1);
});

test("PUSH-11 LANGUAGE-2 a push is in the language of who gets it, whoever causes it", async () => {
  const { ada, tunde, threadId } = await pair();
  const [his, hers] = [await withDevice(tunde), await withDevice(ada)];
  await tunde.must(accountApi.saveLanguage, { body: { language: "pcm" } });
  const room = await joinConversation(ada, threadId);
  await room.say("Are you coming tonight?");
  await until(() => his.received.length === 1);
  expect(his.received[0]).toMatchObject({ title: "Ada", body: "Don send you message." });
  await room.room.leave();
  await (await joinConversation(tunde, threadId)).say("Yes");
  await until(() => hers.received.length === 1);
  expect(hers.received[0]).toMatchObject({ title: "Tunde", body: "Sent you a message." });
});

test("PUSH-8 what was written is shown to members who chose that", async () => {
  const { ada, tunde, threadId } = await pair();
  const device = await withDevice(tunde);
  await tunde.must(pushApi.savePushSettings, { body: { ...loud, showsText: true } });
  await (await joinConversation(ada, threadId)).say("Are you coming tonight?");
  await until(() => device.received.length === 1);
  expect(device.received[0]?.body).toBe("Are you coming tonight?");
});

test("PUSH-1 signing out ends it, and the same browser then belongs to the next member alone", async () => {
  const { ada, tunde } = await pair();
  const device = await withDevice(tunde);
  const [session] = await rows<{ id: string }>("select id from sessions where user_id = ?", [ada.memberId]);
  const { endpoint, p256dh, auth } = device;
  const hers = { memberId: ada.memberId, sessionId: session?.id ?? "" };
  await subscribe(server.database.fork(), hers, { endpoint, p256dh, auth });
  expect([await devicesOf(tunde), await devicesOf(ada)]).toEqual([0, 1]);
  await ada.must(accountApi.signOut);
  expect(await devicesOf(ada)).toBe(0);
});

test("PUSH-1 a suspended member’s phone stays silent", async () => {
  const { ada, tunde, threadId } = await pair();
  const device = await withDevice(tunde);
  const other = await pair();
  const witness = await withDevice(other.tunde);
  const hers = await joinConversation(ada, threadId);
  await suspendMember(server.database.fork(), tunde.memberId);
  await hers.say("Are you there?");
  await (await joinConversation(other.ada, other.threadId)).say("Are you there?");
  await until(() => witness.received.length === 1);
  expect(device.received).toEqual([]);
});

test("PUSH-3 a device that the push service no longer knows is deleted; other failures are tried again", async () => {
  const { ada, tunde, threadId } = await pair();
  const device = await withDevice(tunde);
  const hers = await joinConversation(ada, threadId);
  service.status = 503;
  await hers.say("One");
  await until(
    async () =>
      (await rows("select from push_subscriptions where user_id = ? and failures > 0", [tunde.memberId])).length === 1,
  );
  service.status = 201;
  await until(() => device.received.length === 1);
  service.status = 410;
  await hers.say("Two");
  await until(async () => (await devicesOf(tunde)) === 0);
});

test("PUSH-10 a device that does not answer keeps the member’s others waiting for nothing", async () => {
  const { ada, tunde, threadId } = await pair();
  const first = await withDevice(tunde);
  await signInElsewhere(tunde);
  const second = await withDevice(tunde);
  const before = service.requests;
  service.atOnce = 2;
  await (await joinConversation(ada, threadId)).say("Are you there?");
  const failures = () => rows("select from push_subscriptions where user_id = ? and failures > 0", [tunde.memberId]);
  await until(() => service.requests === before + 2);
  await until(() => first.received.length === 1 && second.received.length === 1);
  expect(await failures()).toEqual([]);
});

test("PUSH-10 only the last ten devices of a member get notifications", async () => {
  const { tunde } = await pair();
  const { endpoint } = await withDevice(tunde);
  for (let count = 0; count < 10; count += 1) {
    await signInElsewhere(tunde);
    await withDevice(tunde);
  }
  expect(await devicesOf(tunde)).toBe(10);
  expect(await rows("select from push_subscriptions where endpoint = ?", [endpoint])).toEqual([]);
});

test("PUSH-5 nothing is sent in quiet hours", async () => {
  const { ada, tunde, threadId } = await pair();
  const device = await withDevice(tunde);
  const now = minuteOfDay(Date.now(), "Africa/Lagos");
  const quietHours = { from: (now + 1438) % 1440, until: (now + 30) % 1440 };
  await tunde.must(pushApi.savePushSettings, { body: { ...loud, quietHours } });
  const hers = await joinConversation(ada, threadId);
  await hers.say("Are you awake?");
  const other = await pair();
  const witness = await withDevice(other.tunde);
  await (await joinConversation(other.ada, other.threadId)).say("Are you awake?");
  await until(() => witness.received.length === 1);
  expect(device.received).toEqual([]);
});

test("PUSH-5 CHANNEL-42 nothing about a channel is sent in its quiet hours, and other channels’ news is", async () => {
  const { ada, tunde } = await pair();
  const device = await withDevice(tunde);
  const roles = { owner: [ada], member: [tunde] };
  const [quiet, loudChannel] = [await channelOf(server.database, roles), await channelOf(server.database, roles)];
  await ada.must(setChannelPace, {
    params: { channelId: quiet },
    body: { quietHours: hoursAround(Date.now()), slowSeconds: 0 },
  });
  const mention = { content: "@Tunde", mentions: [tunde.memberId] };
  await (await joinChannelRoom(ada, quiet)).ask("send", mention);
  const { notifications } = await tunde.must(listNotifications);
  expect(notifications).toMatchObject([{ kind: "mention", place: { threadId: quiet } }]);
  await (await joinChannelRoom(ada, loudChannel)).ask("send", mention);
  await until(() => device.received.length === 1);
  expect(JSON.stringify(device.received)).toContain(loudChannel);
  expect(JSON.stringify(device.received)).not.toContain(quiet);
});

test("PUSH-6 PUSH-7 PUSH-9 turned-off groups, muted threads and read notifications are left out", async () => {
  const { ada, tunde, threadId } = await pair();
  const em = server.database.fork();
  const due = async (without: Parameters<typeof newestToPush>[2]["without"] = []) =>
    (await newestToPush(em, tunde.memberId, { since: 0, without, withoutThreads: [] }))?.newest.kind;
  const hers = await joinConversation(ada, threadId);
  await hers.say("Hello");
  await until(async () => (await due()) === "message");
  expect(await due(["message"])).toBeUndefined();
  await tunde.must(pushApi.saveMuted, { params: { threadId }, body: { isMuted: true } });
  expect(await due()).toBeUndefined();
  expect((await tunde.must(pushApi.readMuted, { params: { threadId } })).isMuted).toBe(true);
  await tunde.must(pushApi.saveMuted, { params: { threadId }, body: { isMuted: false } });
  expect(await due()).toBe("message");
  await tunde.must(readNotifications, { body: {} });
  expect(await due()).toBeUndefined();
});

test("PUSH-7 a thread of others, or none, can’t be muted and is not found", async () => {
  const [{ threadId }, { tunde: stranger }] = [await pair(), await pair()];
  const mute = (id: string) => stranger.call(pushApi.saveMuted, { params: { threadId: id }, body: { isMuted: true } });
  const unknown = "018f0000-0000-7000-8000-000000000001";
  expect([(await mute(threadId)).error?.code, (await mute(unknown)).error?.code]).toEqual([
    "request/not-found",
    "request/not-found",
  ]);
});

test("PUSH-2 an address that is none, or that no host stands for, is refused with a text", async () => {
  const { ada } = await pair();
  const { p256dh, auth } = service.newDevice();
  const put = async (endpoint: string) =>
    (await ada.call(pushApi.subscribeToPush, { body: { endpoint, p256dh, auth } })).error?.code;
  expect(await put("https://nowhere.invalid/push")).toBe("push/unknown-service");
  for (const endpoint of [
    "http://example.org/push",
    "https://127.0.0.1/push",
    "https://[::1]/push",
    "file:///etc/passwd",
  ]) {
    expect(await put(endpoint), endpoint).toBe("request/invalid");
  }
  expect(await devicesOf(ada)).toBe(0);
});
