import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, addChannelMemberByEmail, joinChannel, readChannel } from "../../../schema/channel/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import {
  channelOf,
  invitationsFor,
  joinChannelRoom,
  newChannel,
  newLead,
  withoutRole,
} from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string, birthDate = ADULT) => newChatMember(server.url, name, birthDate);

test("CHANNEL-23 a lead who is the only adult waits for a second lead, and the minors do not", async () => {
  const teen = await chatMember("Teen Chidi", MINOR);
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace] });
  const [hers, his] = [await joinChannelRoom(grace, channelId), await joinChannelRoom(teen, channelId)];
  expect(await hers.say("just us two")).toBe("channel/unsupervised");
  expect(await his.say("anyone here?")).toBe("stored");
  const emeka = await newLead(server.url, server.database, "Uncle Emeka");
  expect(await hers.say("just us two")).toBe("channel/now-supervised");
  expect(await hers.say("all three of us")).toBe("stored");
  const { supervisors } = await teen.must(readChannel, { params: { channelId } });
  expect(supervisors.map(({ displayName }) => displayName).sort()).toEqual(["Mama Grace", "Uncle Emeka"]);
  await Promise.all([grace, emeka].map((each) => withoutRole(server.database, each)));
});

test("CHANNEL-23 where there is no second lead, an admin keeps a lead company", async () => {
  const teen = await chatMember("Teen Chidi", MINOR);
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const admin = await newHolder(server, "admin", "Pastor Sam");
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace] });
  const hers = await joinChannelRoom(grace, channelId);
  expect([await hers.say("hello"), await hers.say("hello")]).toEqual(["channel/now-supervised", "stored"]);
  const { supervisors, memberCount } = await teen.must(readChannel, { params: { channelId } });
  expect(supervisors.map(({ displayName, role }) => [displayName, role])).toEqual([
    ["Mama Grace", "safeguarding_lead"],
    ["Pastor Sam", "admin"],
  ]);
  expect(memberCount).toBe(3);
  await Promise.all([grace, admin].map((each) => withoutRole(server.database, each)));
});

test("CHANNEL-34 in a lead’s own channel no minor joins, is added or reached without a second adult", async () => {
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const teen = await chatMember("Teen Chidi", MINOR);
  const params = { channelId: await newChannel(grace, "Youth") };
  const email = teen.me?.email ?? "";
  expect((await teen.call(joinChannel, { params })).error?.code).toBe("channel/unsupervised");
  expect((await grace.call(addChannelMember, { params, body: { memberId: teen.memberId } })).error?.code).toBe(
    "channel/member-not-found",
  );
  await grace.must(addChannelMemberByEmail, { params, body: { email } });
  expect(await invitationsFor(teen)).toEqual([]);

  const emeka = await newLead(server.url, server.database, "Uncle Emeka");
  const other = { channelId: await newChannel(grace, "Choir") };
  await grace.must(addChannelMemberByEmail, { params: other, body: { email } });
  const [invitation] = await invitationsFor(teen);
  expect(invitation?.supervisors.map(({ displayName }) => displayName)).toEqual(["Mama Grace", "Uncle Emeka"]);
  await teen.must(joinChannel, { params });
  expect((await teen.must(readChannel, { params })).supervisors).toHaveLength(2);
  await Promise.all([grace, emeka].map((each) => withoutRole(server.database, each)));
});

test("CHANNEL-23 a lead beside another adult, and a lead among adults only, write at once", async () => {
  const [teen, ada] = [await chatMember("Teen Chidi", MINOR), await chatMember("Ada")];
  const grace = await newLead(server.url, server.database, "Mama Grace");
  for (const member of [[grace, teen], [grace]]) {
    const channelId = await channelOf(server.database, { owner: [ada], member });
    expect(await (await joinChannelRoom(grace, channelId)).say("good evening")).toBe("stored");
  }
});
