import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  addChannelMember,
  addChannelMemberByEmail,
  type Channel,
  createChannel,
  editChannel,
  joinChannel,
  listChannelMembers,
  readChannel,
  readChannelMessages,
} from "../../../schema/channel/api.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  inviteAndAccept,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newChannel,
  newLead,
} from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
afterEach(() => server.database.fork().execute("delete from user_roles"));

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const lead = () => newLead(server.url, server.database, "Mama Grace");
const named = ({ supervisors }: Channel) => supervisors.map(({ displayName }) => displayName);
const join = async (who: ChatMember, channelId: string) =>
  (await who.call(joinChannel, { params: { channelId } })).error?.code ?? "joined";
const add = async (owner: ChatMember, channelId: string, { memberId }: ChatMember) =>
  (await owner.call(addChannelMember, { params: { channelId }, body: { memberId } })).error?.code ?? "added";
const see = (who: ChatMember, channelId: string) => who.must(readChannel, { params: { channelId } });
const textsFor = async (who: ChatMember, channelId: string) =>
  (await who.must(readChannelMessages, { params: { channelId } })).messages.map(({ content }) => content);

describe.each([{ isPrivate: false }, { isPrivate: true }])(
  "supervision of a channel, private: $isPrivate",
  ({ isPrivate }) => {
    test("CHANNEL-5 CHANNEL-14 CHANNEL-15 a new channel has a lead, whom everyone in it sees", async () => {
      const [grace, ada, teen] = [await lead(), await adult("Ada"), await minor("Teen Chidi")];
      const made = await ada.must(createChannel, { body: { name: "Quiz", is_private: isPrivate } });
      const { channelId } = made;
      expect([named(made), made.memberCount, made.canWrite]).toEqual([["Mama Grace"], 2, true]);
      if (isPrivate) await inviteAndAccept(ada, channelId, teen);
      else expect(await join(teen, channelId)).toBe("joined");
      expect(named(await see(teen, channelId))).toEqual(["Mama Grace"]);
      const { members } = await teen.must(listChannelMembers, { params: { channelId } });
      expect(members.map(({ role }) => role)).toEqual(["owner", "safeguarding_lead", "member"]);
      expect(await (await joinChannelRoom(ada, channelId)).say("Friday at six")).toBe("stored");
      expect(await textsFor(grace, channelId)).toEqual(["Friday at six"]);
    });

    test("CHANNEL-16 without a lead in the community, a channel of adults accepts only adults", async () => {
      const [ada, tunde, teen, unknown] = [
        await adult("Ada"),
        await adult("Tunde"),
        await minor("Teen Chidi"),
        await newChatMember(server.url, "Unknown"),
      ];
      const channelId = await newChannel(ada, "Adults", isPrivate);
      expect(await add(ada, channelId, tunde)).toBe("added");
      for (const who of [teen, unknown]) {
        expect(await add(ada, channelId, who)).toBe("channel/member-not-found");
        expect(await join(who, channelId)).toBe(isPrivate ? "channel/not-found" : "channel/unsupervised");
      }
      expect(await see(ada, channelId)).toMatchObject({ supervisors: [], canWrite: true, memberCount: 2 });
      expect(await (await joinChannelRoom(tunde, channelId)).say("Good evening")).toBe("stored");
    });

    test("CHANNEL-16 without a lead in the community, a channel of minors accepts only minors", async () => {
      const [teen, friend, ada] = [await minor("Teen Chidi"), await minor("Teen Bola"), await adult("Ada")];
      const channelId = await newChannel(teen, "Teens", isPrivate);
      expect(await add(teen, channelId, friend)).toBe("added");
      expect(await add(teen, channelId, ada)).toBe("channel/member-not-found");
      expect(await join(ada, channelId)).toBe(isPrivate ? "channel/not-found" : "channel/unsupervised");
      expect(await (await joinChannelRoom(friend, channelId)).say("Good evening")).toBe("stored");
    });

    test("CHANNEL-16 without a lead in the community, a member of unknown age can't create a channel", async () => {
      const unknown = await newChatMember(server.url, "Unknown");
      const body = { name: `Nobody knows ${isPrivate}`, is_private: isPrivate };
      const { status, error } = await unknown.call(createChannel, { body });
      expect([status, error?.code]).toEqual([409, "channel/unsupervised"]);
      expect(await channelsOf(unknown, `nobody knows ${isPrivate}`)).toEqual([]);
      await lead();
      expect(named(await unknown.must(createChannel, { body }))).toEqual(["Mama Grace"]);
    });

    test("CHANNEL-7 CHANNEL-16 adding a minor by email without a lead gets the usual reply and adds nobody", async () => {
      const [ada, teen] = [await adult("Ada"), await minor("Teen Chidi")];
      const channelId = await newChannel(ada, "By mail", isPrivate);
      const body = { email: teen.me?.email ?? "" };
      expect(await ada.must(addChannelMemberByEmail, { params: { channelId }, body })).toEqual({ done: true });
      expect((await see(ada, channelId)).memberCount).toBe(1);
    });

    test("CHANNEL-17 CHANNEL-18 no one can write in an older channel of mixed ages until it has a lead", async () => {
      const [ada, teen] = [await adult("Ada"), await minor("Teen Chidi")];
      const channelId = await channelOf(server.database, { owner: [ada], member: [teen] }, { isPrivate });
      const params = { channelId };
      const [hers, connection] = [await joinChannelRoom(ada, channelId), await memberConnection(teen)];
      expect(await hers.say("Anybody?")).toBe("channel/unsupervised");
      const edit = await ada.call(editChannel, { params, body: { name: "Write to me", description: "elsewhere" } });
      expect(edit.error?.code).toBe("channel/unsupervised");
      expect(await see(teen, channelId)).toMatchObject({ name: "Choir", supervisors: [], canWrite: false });

      const grace = await lead();
      expect(await see(teen, channelId)).toMatchObject({ supervisors: [], canWrite: true });
      expect(await hers.say("Anybody?")).toBe("channel/now-supervised");
      await until(() => {
        const latest = lastOf(connection, channelId);
        return typeof latest === "object" && named(latest)[0] === "Mama Grace";
      });
      expect(await hers.say("Anybody there?")).toBe("stored");
      expect(await textsFor(grace, channelId)).toEqual(["Anybody there?"]);
    });

    test("CHANNEL-18 a channel of adults gets a lead as soon as the community has one", async () => {
      const ada = await adult("Ada");
      const channelId = await newChannel(ada, "Adults", isPrivate);
      const hers = await joinChannelRoom(ada, channelId);
      expect(await hers.say("Just us")).toBe("stored");
      const grace = await lead();
      expect([await hers.say("Hello"), await hers.say("Hello")]).toEqual(["channel/now-supervised", "stored"]);
      expect([await textsFor(grace, channelId), await textsFor(ada, channelId)]).toEqual([
        ["Hello"],
        ["Just us", "Hello"],
      ]);
    });

    test("CHANNEL-19 CHANNEL-21 an older channel gets its lead when a member is added or its name changes", async () => {
      const [ada, tunde, teen] = [await adult("Ada"), await adult("Tunde"), await minor("Teen Chidi")];
      const grace = await lead();
      const body = { name: "Renamed", description: "" };
      const changes = [
        (channelId: string) => add(ada, channelId, teen),
        (channelId: string) => ada.must(editChannel, { params: { channelId }, body }),
        ...(isPrivate ? [] : [(channelId: string) => join(teen, channelId)]),
      ];
      for (const change of changes) {
        const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] }, { isPrivate });
        await change(channelId);
        expect(named(await see(tunde, channelId))).toEqual(["Mama Grace"]);
        expect((await see(grace, channelId)).role).toBe("safeguarding_lead");
      }
    });
  },
);

test("CHANNEL-5 without a lead, an adult and a minor who join at once do not both get in", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [owner, ada, teen] = [await adult("Owner"), await adult("Ada"), await minor("Teen")];
    const channelId = await channelOf(server.database, { owner: [owner] });
    await server.database.fork().execute("delete from thread_members where thread_id = ?", [channelId]);
    const outcomes = await Promise.all([join(ada, channelId), join(teen, channelId)]);
    expect(outcomes.sort()).toEqual(["channel/unsupervised", "joined"]);
  }
});

test("CHANNEL-2 members who have not joined an open channel do not see who supervises it", async () => {
  const [ada, stranger] = [await adult("Ada"), await adult("Stranger")];
  await lead();
  const channelId = await newChannel(ada, "Open");
  expect(await see(stranger, channelId)).toMatchObject({
    role: null,
    supervisors: [],
    memberCount: 2,
    canWrite: false,
  });
});
