import { afterAll, beforeAll, expect, test } from "vitest";
import { listChannelMembers } from "../../../schema/channel/api.ts";
import { findPeople, listConversations, readConversation } from "../../../schema/chat/api.ts";
import { FORMER_NAME_DAYS } from "../../../schema/limits.ts";
import { readMember } from "../../../schema/member/api.ts";
import { saveName } from "../../../schema/profile/api.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { type ChatMember, channelOf } from "../../support/chat/channel.ts";
import { ADULT, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const person = (name: string) => newChatMember(server.url, name, ADULT);
const rename = (member: ChatMember, ...names: string[]) =>
  names.reduce(
    (done, full_name) => done.then(() => member.must(saveName, { body: { full_name } })),
    Promise.resolve<unknown>(null),
  );
/** Lets the member's changes of name be this many days older. */
const age = ({ memberId }: ChatMember, days: number) =>
  server.database
    .fork()
    .execute("update former_names set replaced_at = replaced_at - make_interval(days => ?) where user_id = ?", [
      days,
      memberId,
    ]);

/** How the reader sees the member in their conversation and in their channel. */
async function seenBy(reader: ChatMember, { memberId }: ChatMember, conversationId: string, channelId: string) {
  const { members } = await reader.must(readConversation, { params: { conversationId } });
  const inChannel = (await reader.must(listChannelMembers, { params: { channelId } })).members;
  return [members, inChannel].map((each) => {
    const found = each.find((member) => member.memberId === memberId);
    return [found?.displayName, found?.formerName];
  });
}

async function pair() {
  const [ada, tunde] = [await person("Ada Obi"), await person("Túndé Adébáyọ̀")];
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
  return { ada, tunde, seen: () => seenBy(tunde, ada, conversationId, channelId) };
}

const both = (name: string, former: string | null) => [
  [name, former],
  [name, former],
];

test("PROFILE-9 a changed name shows the former one in the conversation and the channel for 30 days", async () => {
  const { ada, tunde, seen } = await pair();
  expect(await seen()).toEqual(both("Ada Obi", null));
  await saveForm(ada, { full_name: "Ada Nwosu", date_of_birth: null });
  expect(await seen()).toEqual(both("Ada Nwosu", "Ada Obi"));
  const { conversations } = await tunde.must(listConversations);
  expect(conversations[0]?.members.map(({ formerName }) => formerName)).toContain("Ada Obi");
  await age(ada, FORMER_NAME_DAYS - 1);
  expect(await seen()).toEqual(both("Ada Nwosu", "Ada Obi"));
  await age(ada, 1);
  expect(await seen()).toEqual(both("Ada Nwosu", null));
});

test("PROFILE-9 after several changes others see the name that they knew, and nothing after a change back", async () => {
  const { ada, seen } = await pair();
  await rename(ada, "Ada Eze", "Ada Bello", "Somebody Else");
  expect(await seen()).toEqual(both("Somebody Else", "Ada Obi"));
  await rename(ada, "Ada Obi");
  expect(await seen()).toEqual(both("Ada Obi", null));
});

test("PROFILE-9 the name from 30 days ago counts, not the one before it", async () => {
  const { ada, seen } = await pair();
  await rename(ada, "Ada Eze");
  await age(ada, FORMER_NAME_DAYS + 1);
  await rename(ada, "Ada Bello");
  expect(await seen()).toEqual(both("Ada Bello", "Ada Eze"));
});

test("PROFILE-9 the same name again, a first name and other changes of a profile leave no former name", async () => {
  const { ada, seen } = await pair();
  await rename(ada, "Ada Obi");
  await saveForm(ada, { full_name: "Ada Obi", bio: "I sing.", date_of_birth: null });
  expect(await seen()).toEqual(both("Ada Obi", null));
});

test("PROFILE-9 members who share no thread with them do not see the former name", async () => {
  const { ada } = await pair();
  await rename(ada, "Zainab Formerly");
  const stranger = await person("Bisi Ojo");
  const { people } = await stranger.must(findPeople, { query: { name: "Zainab Form" } });
  const sheet = await stranger.must(readMember, { params: { memberId: ada.memberId } });
  expect(people).toHaveLength(1);
  expect(JSON.stringify([people, sheet])).not.toContain("Ada Obi");
});

test("PROFILE-33 a sheet shows the former name for 30 days to others who share a thread", async () => {
  const ada = await person("Ada Obi");
  const [tunde, bisi] = [await person("Túndé Adébáyọ̀"), await person("Bisi Ojo")];
  const onSheet = async (reader: ChatMember) =>
    (await reader.must(readMember, { params: { memberId: ada.memberId } })).formerName;
  await channelOf(server.database, { owner: [ada], member: [tunde] });
  expect(await onSheet(tunde)).toBe(null);
  await rename(ada, "Ada Nwosu");
  expect([await onSheet(tunde), await onSheet(bisi), await onSheet(ada)]).toEqual(["Ada Obi", null, null]);
  await openConversationWith(bisi, ada.memberId);
  expect(await onSheet(bisi)).toBe("Ada Obi");
  await age(ada, FORMER_NAME_DAYS);
  expect([await onSheet(tunde), await onSheet(bisi)]).toEqual([null, null]);
});
