import { afterAll, beforeAll, expect, test } from "vitest";
import { listChannelMembers, readChannelMessages, searchChannel } from "../../../schema/channel/api.ts";
import { findPeople, readConversation } from "../../../schema/chat/api.ts";
import { listComments, listPosts } from "../../../schema/post/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { type ChatMember, channelOf, joinChannelRoom, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { comment, newGuardian, publish } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let halima: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [ada, halima] = [await newChatMember(server.url, "Ada Obi", ADULT), await newChatMember(server.url, "Halima", ADULT)];
  await giveRole(server.database.fork(), halima.me?.email ?? "", "mentor");
});
afterAll(() => server.stop());

test("PROFILE-10 a message brings its sender's roles, live and in pages, and none for members without", async () => {
  const channelId = await channelOf(server.database, { owner: [ada], member: [halima] });
  const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(halima, channelId)];
  await his.say("The bus leaves at six");
  await his.ask("send", { content: "Bring water, too", replyTo: 1 });
  await hers.say("Thank you");
  await until(() => hers.messages().length === 3);
  const expected = [["mentor"], ["mentor"], undefined];
  expect(hers.messages().map(({ senderRoles }) => senderRoles)).toEqual(expected);
  const page = async () => (await ada.must(readChannelMessages, { params: { channelId } })).messages;
  expect((await page()).map(({ senderRoles }) => senderRoles)).toEqual(expected);
  const { found } = await ada.must(searchChannel, { params: { channelId }, query: { words: "bus" } });
  expect(found.map(({ senderRoles }) => senderRoles)).toEqual([["mentor"]]);
  await his.ask("react", { seq: 3, emoji: "👍", isOn: true });
  const { reactions } = await ada.must(listReactions, { params: { threadId: channelId, seq: "3" } });
  expect(reactions.map(({ roles }) => roles)).toEqual([["mentor"]]);
  await ada.must(block, { params: { memberId: halima.memberId } });
  expect((await page()).map(({ senderRoles }) => senderRoles)).toEqual([undefined, undefined, undefined]);
});

test("PROFILE-10 members of channels and conversations and people found show their roles", async () => {
  const bisi = await newChatMember(server.url, "Bisi", ADULT);
  const channelId = await channelOf(server.database, { owner: [bisi], member: [halima] });
  const conversationId = await openConversationWith(bisi, halima.memberId);
  const lists = async () => [
    (await bisi.must(listChannelMembers, { params: { channelId } })).members,
    (await bisi.must(readConversation, { params: { conversationId } })).members,
    (await bisi.must(findPeople, { query: { name: "Halima" } })).people,
  ];
  const rolesIn = async () =>
    (await lists()).map((each) => each.find(({ memberId }) => memberId === halima.memberId)?.roles);
  expect(await rolesIn()).toEqual([["mentor"], ["mentor"], ["mentor"]]);
});

test("PROFILE-10 posts and comments show their writers' roles as long as they hold them", async () => {
  const admin = await newGuardian(server, "admin", "Mama Grace");
  await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  const postId = await publish(admin);
  await comment(halima, postId, "I’ll be there.");
  await comment(ada, postId, "Me too.");
  const roles = async () => {
    const { posts } = await ada.must(listPosts, { query: {} });
    const { comments } = await admin.must(listComments, { params: { postId }, query: {} });
    return [...posts, ...comments].map(({ author }) => `${author.displayName}: ${author.roles}`).sort();
  };
  expect(await roles()).toEqual(["Ada Obi: ", "Halima: mentor", "Mama Grace: admin"]);
  await withoutRole(server.database, halima);
  expect(await roles()).toEqual(["Ada Obi: ", "Halima: ", "Mama Grace: admin"]);
});
