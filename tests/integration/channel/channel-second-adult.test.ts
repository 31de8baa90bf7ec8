import { afterAll, beforeAll, expect, test } from "vitest";
import { readChannel } from "../../../schema/channel/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { channelOf, joinChannelRoom, newLead, withoutRole } from "../../support/chat/channel.ts";
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
  // An admin supervises conversations only.
  const admin = await newHolder(server, "admin", "Pastor Sam");
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace] });
  const [hers, his] = [await joinChannelRoom(grace, channelId), await joinChannelRoom(teen, channelId)];
  expect(await hers.say("just us two")).toBe("channel/unsupervised");
  expect(await his.say("anyone here?")).toBe("stored");
  const emeka = await newLead(server.url, server.database, "Uncle Emeka");
  expect(await hers.say("just us two")).toBe("channel/now-supervised");
  expect(await hers.say("all three of us")).toBe("stored");
  const { supervisors } = await teen.must(readChannel, { params: { channelId } });
  expect(supervisors.map(({ displayName }) => displayName).sort()).toEqual(["Mama Grace", "Uncle Emeka"]);
  await Promise.all([grace, emeka, admin].map((each) => withoutRole(server.database, each)));
});

test("CHANNEL-23 a lead beside another adult, and a lead among adults only, write at once", async () => {
  const [teen, ada] = [await chatMember("Teen Chidi", MINOR), await chatMember("Ada")];
  const grace = await newLead(server.url, server.database, "Mama Grace");
  for (const member of [[grace, teen], [grace]]) {
    const channelId = await channelOf(server.database, { owner: [ada], member });
    expect(await (await joinChannelRoom(grace, channelId)).say("good evening")).toBe("stored");
  }
});
