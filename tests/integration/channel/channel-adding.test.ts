import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, addChannelMemberByEmail, type Channel } from "../../../schema/channel/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { channelsOf, lastOf, memberConnection, newChannel } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, trio } = chatFixture(() => server);

test("CHANNEL-6 a member can be added by name once, unless blocked, suspended or missing", async () => {
  const [ada, tunde, bisi] = await trio();
  const channelId = await newChannel(ada, "Adding");
  const add = async (memberId: string) =>
    (await ada.call(addChannelMember, { params: { channelId }, body: { memberId } })).error?.code ?? "added";
  const connection = await memberConnection(tunde);
  expect(await add(tunde.memberId)).toBe("added");
  await until(() => (lastOf(connection, channelId) as Channel | undefined)?.role === "member");
  await until(() => connection.messagesOf("notifications").length === 1);
  expect(connection.messagesOf("notifications")[0]).toMatchObject({
    unread: 1,
    newest: { kind: "added_to_channel" },
  });
  expect(await add(tunde.memberId)).toBe("channel/already-member");
  await bisi.must(block, { params: { memberId: ada.memberId } });
  const gone = await chatMember("Gone", ADULT);
  await suspendMember(server.database.fork(), gone.memberId);
  for (const memberId of [bisi.memberId, gone.memberId, crypto.randomUUID()]) {
    expect(await add(memberId)).toBe("channel/member-not-found");
  }
});

test("CHANNEL-7 adding by email gets the same reply for every address", async () => {
  const [ada, tunde, bisi] = await trio();
  const channelId = await newChannel(ada, "By mail");
  await bisi.must(block, { params: { memberId: ada.memberId } });
  const emails = [tunde.me?.email, tunde.me?.email, bisi.me?.email, "nobody@example.org"].map((each) => each ?? "");
  const answers = [];
  for (const email of [...emails, (emails[0] ?? "").toUpperCase()]) {
    const { status, body } = await ada.call(addChannelMemberByEmail, { params: { channelId }, body: { email } });
    answers.push([status, body]);
  }
  expect(answers).toEqual(answers.map(() => [200, { done: true }]));
  for (const invited of [tunde, bisi]) expect((await channelsOf(invited, "by mail"))[0]?.role).toBe(null);
  expect((await tunde.must(listNotifications)).notifications.map(({ kind }) => kind)).toEqual(["channel_invitation"]);
  expect((await bisi.must(listNotifications)).notifications).toEqual([]);
  const params = { channelId };
  const codes = new Set<string | undefined>();
  for (let at = 0; at < 30; at += 1) {
    const body = { email: `nobody-${at}@example.org` };
    codes.add((await ada.call(addChannelMemberByEmail, { params, body })).error?.code);
  }
  expect(codes).toEqual(new Set([undefined, "request/too-many"]));
});
