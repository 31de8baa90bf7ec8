import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addChannelMember,
  addChannelMemberByEmail,
  editChannel,
  joinChannel,
  readChannel,
} from "../../../schema/channel/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { addMissingLeads } from "../../../server/channel/channel-supervision.ts";
import { newHolder } from "../../support/account/admins.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  invitationsFor,
  joinChannelRoom,
  newChannel,
  withoutRole,
} from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_roles", "threads"]) await server.database.fork().execute(`delete from ${table}`);
});

const chatMember = (name: string, birthDate = ADULT) => newChatMember(server.url, name, birthDate);
const minor = (name = "Teen Chidi") => chatMember(name, MINOR);
const lead = (name = "Mama Grace") => newHolder(server, "safeguarding_lead", name);
const admin = () => newHolder(server, "admin", "Pastor Sam");
const see = (who: ChatMember, channelId: string) => who.must(readChannel, { params: { channelId } });
const supervisorsFor = async (who: ChatMember, channelId: string) =>
  (await see(who, channelId)).supervisors.map(({ displayName }) => displayName).sort();
const add = async (who: ChatMember, channelId: string, { memberId }: ChatMember) =>
  (await who.call(addChannelMember, { params: { channelId }, body: { memberId } })).error?.code ?? "added";
const rename = async (who: ChatMember, channelId: string, name: string) =>
  (await who.call(editChannel, { params: { channelId }, body: { name, description: "" } })).error?.code ?? "renamed";

/** A channel of a minor and a lead who has joined it, from a time when the rules allowed it. */
async function aloneTogether() {
  const [teen, grace] = [await minor(), await lead()];
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace] });
  return { teen, grace, channelId };
}

test("CHANNEL-23 CHANNEL-35 a minor and a lead who is alone there write nothing without a second lead", async () => {
  const { teen, grace, channelId } = await aloneTogether();
  for (const who of [teen, grace]) {
    const room = await joinChannelRoom(who, channelId);
    expect(await room.say("just us two")).toBe("channel/unsupervised");
  }
  expect(await see(teen, channelId)).toMatchObject({ canWrite: false });
  expect(await see(grace, channelId)).toMatchObject({ canWrite: false });
});

test("CHANNEL-35 nobody edits messages or reacts while a lead is alone with a minor", async () => {
  const [teen, grace, femi] = [await minor(), await lead(), await lead("Uncle Femi")];
  const channelId = await channelOf(server.database, { owner: [teen], member: [grace], safeguarding_lead: [femi] });
  const his = await joinChannelRoom(teen, channelId);
  expect(await his.say("all three of us")).toBe("stored");
  await withoutRole(server.database, femi);
  const asked = [
    await his.ask("edit", { seq: 1, content: "just us two" }),
    await his.ask("react", { seq: 1, emoji: "👍", isOn: true }),
  ];
  expect(asked.map(({ code }) => code)).toEqual(Array(2).fill("channel/unsupervised"));
});

test("CHANNEL-23 CHANNEL-36 whoever writes, a second lead joins first, and everyone sees who", async () => {
  for (const writer of ["teen", "grace"] as const) {
    const members = await aloneTogether();
    const { teen, channelId } = members;
    const femi = await lead("Uncle Femi");
    const [room, watching] = [
      await joinChannelRoom(members[writer], channelId),
      await joinChannelRoom(teen, channelId),
    ];
    expect(await room.say("just us two")).toBe("channel/now-supervised");
    expect(await supervisorsFor(teen, channelId)).toEqual(["Mama Grace", "Uncle Femi"]);
    expect(await room.say("all three of us")).toBe("stored");
    await until(() => watching.messages().length === 1);
    expect((await see(femi, channelId)).role).toBe("safeguarding_lead");
    await server.database.fork().execute("delete from user_roles");
  }
});

test("CHANNEL-36 if a minor and a lead write at once, only one second adult joins", async () => {
  const { teen, grace, channelId } = await aloneTogether();
  const rooms = [await joinChannelRoom(teen, channelId), await joinChannelRoom(grace, channelId)];
  for (const name of ["Uncle Femi", "Aunty Ngozi"]) await lead(name);
  const codes = await Promise.all(rooms.map((room) => room.say("just us two")));
  expect(codes).toContain("channel/now-supervised");
  expect(await supervisorsFor(teen, channelId)).toHaveLength(2);
});

test("CHANNEL-23 where there is no second lead, an admin keeps a lead company", async () => {
  const { teen, grace, channelId } = await aloneTogether();
  await admin();
  const hers = await joinChannelRoom(grace, channelId);
  expect([await hers.say("hello"), await hers.say("hello")]).toEqual(["channel/now-supervised", "stored"]);
  const { supervisors, memberCount } = await see(teen, channelId);
  expect(supervisors.map(({ displayName, role }) => [displayName, role])).toEqual([
    ["Mama Grace", "safeguarding_lead"],
    ["Pastor Sam", "admin"],
  ]);
  expect(memberCount).toBe(3);
});

test("CHANNEL-23 a lead who only supervises minors waits for a second lead, and the minors do not", async () => {
  const [teen, grace] = [await minor(), await lead()];
  const channelId = await newChannel(teen, "Teens");
  await admin();
  const [hers, his] = [await joinChannelRoom(grace, channelId), await joinChannelRoom(teen, channelId)];
  expect([await hers.say("hello"), await his.say("hello")]).toEqual(["channel/unsupervised", "stored"]);
  await lead("Uncle Femi");
  expect([await hers.say("hello"), await hers.say("hello")]).toEqual(["channel/now-supervised", "stored"]);
  expect(await supervisorsFor(teen, channelId)).toEqual(["Mama Grace", "Uncle Femi"]);
});

test("CHANNEL-15 a lead’s own channel has a second lead, or an admin, from its creation", async () => {
  const grace = await lead();
  const [alone, ada] = [await newChannel(grace, "Alone"), await chatMember("Ada")];
  await admin();
  const withAdmin = await newChannel(grace, "With an admin");
  await lead("Uncle Femi");
  const withLead = await newChannel(grace, "With a lead", true);
  expect(await supervisorsFor(grace, alone)).toEqual(["Mama Grace"]);
  expect(await supervisorsFor(grace, withAdmin)).toEqual(["Mama Grace", "Pastor Sam"]);
  expect(await supervisorsFor(grace, withLead)).toEqual(["Mama Grace", "Uncle Femi"]);
  expect(await supervisorsFor(ada, await newChannel(ada, "Ada’s"))).toHaveLength(1);
});

test("CHANNEL-23 a lead writes nothing into an empty channel that later members would read", async () => {
  const grace = await lead();
  const hers = await joinChannelRoom(grace, await newChannel(grace, "Youth"));
  expect(await hers.say("only for you")).toBe("channel/unsupervised");
  await lead("Uncle Femi");
  expect([await hers.say("Welcome"), await hers.say("Welcome")]).toEqual(["channel/now-supervised", "stored"]);
});

test("CHANNEL-38 a lead reads whether they can write beside nobody, an admin and a second lead", async () => {
  const [teen, grace] = [await minor(), await lead()];
  const [own, supervised] = [await newChannel(grace, "Youth"), await newChannel(teen, "Teens")];
  const canWrite = async (who: ChatMember) =>
    Promise.all([own, supervised].map(async (channelId) => (await see(who, channelId)).canWrite));
  const writes = async () =>
    Promise.all(
      [own, supervised].map(async (id) => (await (await joinChannelRoom(grace, id)).say("hello")).replace(/.*\//, "")),
    );
  expect([await canWrite(grace), await writes()]).toEqual([[false, false], Array(2).fill("unsupervised")]);
  expect((await see(teen, supervised)).canWrite).toBe(true);
  await admin();
  expect([await canWrite(grace), await writes()]).toEqual([
    [true, false],
    ["now-supervised", "unsupervised"],
  ]);
  await lead("Uncle Femi");
  expect([await canWrite(grace), await writes()]).toEqual([
    [true, true],
    ["stored", "now-supervised"],
  ]);
  expect((await channelsOf(grace)).map((channel) => channel.canWrite)).toEqual([true, true]);
});

test("CHANNEL-34 in a lead’s own channel no minor joins, is added or reached without a second adult", async () => {
  const [grace, teen] = [await lead(), await minor()];
  const [channelId, other] = [await newChannel(grace, "Youth"), await newChannel(grace, "Choir")];
  const email = teen.me?.email ?? "";
  expect((await teen.call(joinChannel, { params: { channelId } })).error?.code).toBe("channel/unsupervised");
  expect(await add(grace, channelId, teen)).toBe("channel/member-not-found");
  await grace.must(addChannelMemberByEmail, { params: { channelId }, body: { email } });
  expect(await invitationsFor(teen)).toEqual([]);

  await lead("Uncle Emeka");
  await grace.must(addChannelMemberByEmail, { params: { channelId: other }, body: { email } });
  const [invitation] = await invitationsFor(teen);
  expect(invitation?.supervisors.map(({ displayName }) => displayName)).toEqual(["Mama Grace", "Uncle Emeka"]);
  await teen.must(joinChannel, { params: { channelId } });
  expect(await supervisorsFor(teen, channelId)).toEqual(["Mama Grace", "Uncle Emeka"]);
});

test("CHANNEL-34 a lead is invited among minors only beside the lead who supervises them", async () => {
  const [teen, grace] = [await minor(), await lead()];
  const channelId = await newChannel(teen, "Teens", true);
  expect(await add(teen, channelId, grace)).toBe("channel/already-member");
  const femi = await lead("Uncle Femi");
  expect(await add(teen, channelId, femi)).toBe("added");
  const [invitation] = await invitationsFor(femi);
  expect(invitation?.supervisors.map(({ displayName }) => displayName)).toEqual(["Mama Grace"]);
});

test("CHANNEL-17 CHANNEL-35 a lead who is alone with a minor changes no name or description", async () => {
  const [teen, grace] = [await minor(), await lead()];
  const channelId = await channelOf(server.database, { owner: [grace], member: [teen] });
  expect(await rename(grace, channelId, "Only for you")).toBe("channel/unsupervised");
  expect((await see(teen, channelId)).name).toBe("Choir");
  await lead("Uncle Femi");
  expect(await rename(grace, channelId, "Youth")).toBe("renamed");
  expect(await supervisorsFor(teen, channelId)).toEqual(["Mama Grace", "Uncle Femi"]);
});

test("CHANNEL-35 a minor who is invited counts before they accept", async () => {
  const [teen, grace, femi] = [await minor(), await lead(), await lead("Uncle Femi")];
  const channelId = await newChannel(grace, "Youth", true);
  expect(await rename(grace, channelId, "Choir")).toBe("renamed");
  expect(await add(grace, channelId, teen)).toBe("added");
  await withoutRole(server.database, femi);
  expect(await rename(grace, channelId, "Only for you")).toBe("channel/unsupervised");
  expect((await invitationsFor(teen)).map(({ name }) => name)).toEqual(["Choir"]);
});

test("CHANNEL-35 an adult who is suspended is no second adult", async () => {
  const [teen, grace, ada] = [await minor(), await lead(), await chatMember("Ada")];
  const channelId = await channelOf(server.database, { owner: [ada], member: [grace, teen] });
  const his = await joinChannelRoom(teen, channelId);
  expect(await his.say("good evening")).toBe("stored");
  await suspendMember(server.database.fork(), ada.memberId);
  expect(await his.say("just us two")).toBe("channel/unsupervised");
});

test("CHANNEL-37 a lead who is alone with a minor can still add an adult, and an adult can join", async () => {
  const [teen, bola, grace, ada] = [await minor(), await minor("Bola"), await lead(), await chatMember("Ada")];
  const ways = [
    (channelId: string) => add(grace, channelId, ada),
    (channelId: string) => ada.must(joinChannel, { params: { channelId } }),
  ];
  for (const way of ways) {
    const channelId = await channelOf(server.database, { owner: [grace], admin: [teen] });
    expect(await add(teen, channelId, bola)).toBe("channel/unsupervised");
    await way(channelId);
    expect(await (await joinChannelRoom(teen, channelId)).say("good evening")).toBe("stored");
    expect(await see(teen, channelId)).toMatchObject({ canWrite: true, memberCount: 3 });
  }
});

test("CHANNEL-23 a lead beside another adult, and a lead among adults only, write at once", async () => {
  const [teen, ada, grace] = [await minor(), await chatMember("Ada"), await lead()];
  await lead("Uncle Femi");
  for (const member of [[grace, teen], [grace]]) {
    const channelId = await channelOf(server.database, { owner: [ada], member });
    expect(await (await joinChannelRoom(grace, channelId)).say("good evening")).toBe("stored");
    expect(await supervisorsFor(ada, channelId)).toEqual(["Mama Grace"]);
  }
});

test("CHANNEL-22 the job adds a second adult where a lead is alone with a minor, and nowhere else", async () => {
  const { teen, grace, channelId } = await aloneTogether();
  const adults = await channelOf(server.database, { owner: [grace], member: [await chatMember("Ada")] });
  const supervised = await channelOf(server.database, { owner: [teen], safeguarding_lead: [grace] });
  const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const announced = () =>
    announcedBy(server.database, "channel_changed", () => addMissingLeads(server.database, policy));
  expect(await announced()).toEqual([]);
  await admin();
  expect(await announced()).toEqual([channelId]);
  expect(await supervisorsFor(teen, channelId)).toEqual(["Mama Grace", "Pastor Sam"]);
  expect(await supervisorsFor(grace, adults)).toEqual(["Mama Grace"]);
  expect(await supervisorsFor(grace, supervised)).toEqual(["Mama Grace"]);
  expect(await announced()).toEqual([]);
});
