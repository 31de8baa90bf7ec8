import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import {
  addChannelMember,
  addChannelMemberByEmail,
  type Channel,
  editChannel,
  joinChannel,
  listChannelMembers,
  readChannel,
  readChannelMessages,
  takeChannelSeat,
} from "../../../schema/channel/api.ts";
import { readConversation, readMessages } from "../../../schema/chat/api.ts";
import { CLOSE_CODES, MESSAGE_VERSIONS_DAYS } from "../../../schema/limits.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { channelJobs } from "../../../server/channel/channel.jobs.ts";
import { clearChannelVersions } from "../../../server/channel/channel.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import {
  channelOf,
  channelsOf,
  inviteAndAccept,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newChannel,
  newLead,
  withoutRole,
} from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string, birthDate = ADULT) => newChatMember(server.url, name, birthDate);
const lead = (name: string) => newLead(server.url, server.database, name);
const named = (channel: Channel) => channel.supervisors.map(({ displayName }) => displayName);

describe("CHANNEL-5 a private channel", () => {
  test("CHANNEL-8 CHANNEL-18 CHANNEL-21 a lead reads only newer messages and is replaced on losing the role", async () => {
    const [ada, teen] = await Promise.all([chatMember("Ada"), chatMember("Teen Chidi", MINOR)]);
    const grace = await lead("Mama Grace");
    const graceHears = await memberConnection(grace);
    const channelId = await newChannel(ada, "Quiz team", true);
    const params = { channelId };
    await until(() => (lastOf(graceHears, channelId) as Channel | undefined)?.role === "safeguarding_lead");
    await inviteAndAccept(ada, channelId, teen);
    expect(named(await teen.must(readChannel, { params }))).toEqual(["Mama Grace"]);
    const members = (await teen.must(listChannelMembers, { params })).members.map(({ role }) => role);
    expect(members).toEqual(["owner", "safeguarding_lead", "member"]);
    const [hers, watching] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(grace, channelId)];
    expect(await hers.say("Friday at six")).toBe("stored");
    await until(() => watching.messages().length === 1);

    await withoutRole(server.database, grace);
    expect(await watching.closed).toBe(CLOSE_CODES.unavailable);
    await graceHears.closed;
    expect(lastOf(graceHears, channelId)).toBe("gone");
    const doors = await Promise.all([
      grace.call(readChannel, { params }),
      grace.call(readChannelMessages, { params }),
      grace.call(takeChannelSeat, { params }),
      grace.call(joinChannel, { params }),
    ]);
    expect(doors.map(({ error }) => error?.code)).toEqual(Array(4).fill("channel/not-found"));
    expect(await teen.must(readChannel, { params })).toMatchObject({
      supervisors: [],
      canWrite: false,
      memberCount: 2,
    });
    expect(await hers.say("Anybody?")).toBe("channel/unsupervised");
    const stranger = await chatMember("Stranger");
    const add = await ada.call(addChannelMember, { params, body: { memberId: stranger.memberId } });
    const mail = await ada.call(addChannelMemberByEmail, { params, body: { email: stranger.me?.email ?? "" } });
    expect([add, mail].map(({ error }) => error?.code)).toEqual(Array(2).fill("channel/unsupervised"));

    const femi = await lead("Uncle Femi");
    const connection = await memberConnection(teen);
    expect(await hers.say("Anybody?")).toBe("channel/now-supervised");
    await until(() => {
      const broadcasts = lastOf(connection, channelId);
      return typeof broadcasts === "object" && named(broadcasts)[0] === "Uncle Femi";
    });
    expect(await hers.say("Anybody?")).toBe("stored");
    const page = async (who: typeof femi) =>
      (await who.must(readChannelMessages, { params })).messages.map(({ content }) => content);
    expect([await page(femi), await page(teen)]).toEqual([["Anybody?"], ["Friday at six", "Anybody?"]]);

    // A former supervisor who is added as a member can read everything again.
    await inviteAndAccept(ada, channelId, grace);
    expect(await page(grace)).toEqual(["Friday at six", "Anybody?"]);
    await withoutRole(server.database, femi);
  });

  test("CHANNEL-17 CHANNEL-19 without a lead, name and description can't change; older versions are kept", async () => {
    const grace = await lead("Mama Grace");
    const [ada, teen] = await Promise.all([chatMember("Ada"), chatMember("Teen Chidi", MINOR)]);
    const channelId = await newChannel(ada, "Quiz", true);
    const params = { channelId };
    await inviteAndAccept(ada, channelId, teen);
    await withoutRole(server.database, grace);
    const words = (description: string) => ({ params, body: { name: "Quiz", description } });
    const { status, error } = await ada.call(editChannel, words("Write to me elsewhere"));
    expect([status, error?.code]).toEqual([409, "channel/unsupervised"]);
    expect((await teen.must(readChannel, { params })).description).toBe("");

    const femi = await lead("Uncle Femi");
    for (const said of ["On Fridays", "On Fridays", "On Sundays"]) await ada.must(editChannel, words(said));
    expect(await teen.must(readChannel, { params })).toMatchObject({
      description: "On Sundays",
      supervisors: [{ memberId: femi.memberId }],
    });
    const em = server.database.fork();
    const versions = async () =>
      await em.execute(
        "select description, replaced_by from channel_versions where thread_id = ? order by replaced_at",
        [channelId],
      );
    expect(await versions()).toEqual(
      ["", "On Fridays"].map((description) => ({ description, replaced_by: ada.memberId })),
    );
    await em.execute(
      "update channel_versions set replaced_at = now() - make_interval(days => ?) where thread_id = ? and description = ''",
      [MESSAGE_VERSIONS_DAYS + 1, channelId],
    );
    await clearChannelVersions(em);
    expect(await versions()).toMatchObject([{ description: "On Fridays" }]);
    await withoutRole(server.database, femi);
  });

  test("CHANNEL-5 a private channel gets no second lead if one of its members is a lead", async () => {
    const [grace, other, ada] = [await lead("Mama Grace"), await lead("Uncle Femi"), await chatMember("Ada")];
    const channelId = await channelOf(server.database, { owner: [grace], member: [ada] }, { isPrivate: true });
    expect(await (await joinChannelRoom(ada, channelId)).say("Good evening")).toBe("stored");
    const seen = await ada.must(readChannel, { params: { channelId } });
    expect([named(seen), seen.memberCount]).toEqual([["Mama Grace"], 2]);
    await Promise.all([grace, other].map((who) => withoutRole(server.database, who)));
  });

  test("SAFE-20 CHANNEL-21 a lead who regains the role can't read the channel until they are added again", async () => {
    const [grace, ada, teen] = [
      await lead("Mama Grace"),
      await chatMember("Ada"),
      await chatMember("Teen Chidi", MINOR),
    ];
    const conversationId = await openConversationWith(ada, teen.memberId);
    const [channelId, other] = [await newChannel(ada, "Quiz", true), await newChannel(ada, "Choir", true)];
    const params = { channelId };
    const hers = await joinChannelRoom(ada, channelId);
    await hers.say("with Grace");
    await withoutRole(server.database, grace);
    const femi = await lead("Uncle Femi");
    expect(await hers.say("with Femi")).toBe("channel/now-supervised");
    expect(await hers.say("with Femi")).toBe("stored");
    const giveAgain = () => giveRole(server.database.fork(), grace.me?.email ?? "", "safeguarding_lead");
    await giveAgain();
    expect((await channelsOf(grace)).filter(({ isPrivate }) => isPrivate)).toEqual([]);
    const doors = [
      await grace.call(readChannelMessages, { params }),
      await grace.call(readMessages, { params: { conversationId } }),
    ];
    expect(doors.map(({ error }) => error?.code)).toEqual(["channel/not-found", "chat/not-found"]);
    expect((await ada.must(readChannel, { params })).supervisors).toMatchObject([{ memberId: femi.memberId }]);

    await withoutRole(server.database, femi);
    const supervisors = async () => (await ada.must(readChannel, { params })).supervisors;
    await until(async () => (await supervisors())[0]?.memberId === grace.memberId);
    expect(await hers.say("with Grace again")).toBe("stored");
    // Giving the role again to someone who has it doesn't change their memberships.
    await giveAgain();
    const { messages } = await grace.must(readChannelMessages, { params });
    expect(messages.map(({ content }) => content)).toEqual(["with Grace again"]);
    expect((await channelsOf(grace)).map((each) => each.channelId)).not.toContain(other);
    await withoutRole(server.database, grace);
  });

  test("CHANNEL-8 SAFE-9 SAFE-19 SAFE-20 a suspended lead loses the channel and doesn't regain it afterwards", async () => {
    const [grace, ada, teen] = [
      await lead("Mama Grace"),
      await chatMember("Ada"),
      await chatMember("Teen Chidi", MINOR),
    ];
    const conversationId = await openConversationWith(ada, teen.memberId);
    const channelId = await newChannel(ada, "Quiz", true);
    const params = { channelId };
    await inviteAndAccept(ada, channelId, teen);
    const [inChannel, inTalk] = [await joinChannelRoom(ada, channelId), await joinConversation(ada, conversationId)];
    const [watching, connection] = [await joinChannelRoom(grace, channelId), await memberConnection(ada)];
    expect([await inChannel.say("with Grace"), await inTalk.say("with Grace")]).toEqual(["stored", "stored"]);
    await suspendMember(server.database.fork(), grace.memberId);
    await watching.closed;
    await until(() => (lastOf(connection, channelId) as Channel | undefined)?.supervisors.length === 0);
    expect(await inChannel.say("Anybody?")).toBe("channel/unsupervised");
    expect(await inTalk.say("Anybody?")).toBe("chat/not-allowed");

    const femi = await lead("Uncle Femi");
    expect([await inChannel.say("Anybody?"), await inTalk.say("Anybody?")]).toEqual([
      "channel/now-supervised",
      "chat/now-supervised",
    ]);
    expect([await inChannel.say("with Femi"), await inTalk.say("with Femi")]).toEqual(["stored", "stored"]);
    const { members } = await teen.must(readConversation, { params: { conversationId } });
    expect(members.find(({ isSupervisor }) => isSupervisor)?.memberId).toBe(femi.memberId);

    await server.database.fork().execute("update users set suspended_at = null where id = ?", [grace.memberId]);
    await grace.must(accountApi.signIn, { body: { email: grace.me?.email ?? "", password: TEST_PASSWORD } });
    const doors = [
      await grace.call(readChannelMessages, { params }),
      await grace.call(readMessages, { params: { conversationId } }),
    ];
    expect(doors.map(({ error }) => error?.code)).toEqual(["channel/not-found", "chat/not-found"]);
    expect(named(await ada.must(readChannel, { params }))).toEqual(["Uncle Femi"]);
    await Promise.all([grace, femi].map((who) => withoutRole(server.database, who)));
  });

  test("CHANNEL-18 a channel gets one lead, however many members write at once", async () => {
    const [grace, ada] = [await lead("Mama Grace"), await chatMember("Ada")];
    const channelId = await newChannel(ada, "Busy", true);
    const listeners = await Promise.all(Array.from({ length: 5 }, () => joinChannelRoom(ada, channelId)));
    await withoutRole(server.database, grace);
    const next = await Promise.all([lead("Uncle Femi"), lead("Aunty Ngozi"), lead("Sister Ruth")]);
    const codes = await Promise.all(listeners.map((listener) => listener.say("Hello")));
    expect(codes).toContain("channel/now-supervised");
    expect((await ada.must(readChannel, { params: { channelId } })).supervisors).toHaveLength(1);
    await Promise.all(next.map((who) => withoutRole(server.database, who)));
  });
});

test("CHANNEL-22 a job gives a channel without a lead a new one and notifies its members", async () => {
  const [ada, teen, grace] = await Promise.all([chatMember("Ada"), chatMember("Chidi", MINOR), lead("Mama Grace")]);
  const channelId = await channelOf(server.database, { owner: [ada], member: [teen] });
  const messagingPolicy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const addLeads = channelJobs({ database: server.database, messagingPolicy }).find(
    ({ queue }) => queue.name === "channel/add-leads",
  );
  const announced = () => announcedBy(server.database, "channel_changed", async () => addLeads?.run({}));
  expect(await announced()).toContain(channelId);
  expect(named(await teen.must(readChannel, { params: { channelId } }))).toEqual(["Mama Grace"]);
  expect(await announced()).toEqual([]);
  await withoutRole(server.database, grace);
});
