import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, readChannel } from "../../../schema/channel/api.ts";
import { addMissingLeads } from "../../../server/channel/channel-supervision.ts";
import { channelOf, joinChannelRoom, newChannel, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ DM_POLICY: "open" });
});
afterAll(() => server.stop());

test("CHANNEL-20 with DM_POLICY=open, a channel needs no safeguarding lead", async () => {
  const [ada, withoutBirthDate] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "No Birth Date"),
  ]);
  await newLead(server.url, server.database, "Mama Grace");
  for (const isPrivate of [false, true]) {
    const channelId = await newChannel(ada, "Elders", isPrivate);
    await ada.must(addChannelMember, { params: { channelId }, body: { memberId: withoutBirthDate.memberId } });
    expect(await (await joinChannelRoom(withoutBirthDate, channelId)).say("Good evening")).toBe("stored");
    expect(await ada.must(readChannel, { params: { channelId } })).toMatchObject({ supervisors: [], canWrite: true });
  }
});

test("CHANNEL-20 with DM_POLICY=open, a lead and a minor write alone, and nobody is added", async () => {
  const teen = await newChatMember(server.url, "Teen Chidi", MINOR);
  const grace = await newLead(server.url, server.database, "Mama Grace");
  await newLead(server.url, server.database, "Uncle Femi");
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace] });
  for (const who of [grace, teen]) {
    expect(await (await joinChannelRoom(who, channelId)).say("Good evening")).toBe("stored");
  }
  await channelOf(server.database, { owner: [teen] });
  const policy = { isOpenToAll: true, today: () => new Date().toISOString().slice(0, 10) };
  await addMissingLeads(server.database, policy);
  const { supervisors } = await teen.must(readChannel, { params: { channelId } });
  expect(supervisors.map(({ memberId }) => memberId)).toEqual([grace.memberId]);
  expect((await grace.must(readChannel, { params: { channelId: await newChannel(grace, "Mine") } })).memberCount).toBe(
    1,
  );
});
