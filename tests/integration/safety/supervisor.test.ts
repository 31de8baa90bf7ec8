import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "../../../schema/account/api.ts";
import { closeChannel, readChannel } from "../../../schema/channel/api.ts";
import { findPeople, openConversation, readConversation, readMessages } from "../../../schema/chat/api.ts";
import { liftSuspension, suspendMember } from "../../../server/account/account.ts";
import { withChannelLock } from "../../../server/channel/channel-lock.ts";
import { addMissingLeads, superviseOrRefuse } from "../../../server/channel/channel-supervision.ts";
import { newHolder, sorted, suspend } from "../../support/account/admins.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { channelOf, joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  await execute("delete from threads");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const lead = (name: string) => newHolder(server, "safeguarding_lead", name);
const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
const addLeads = () => addMissingLeads(server.database, policy);
const leadsIn = async (channelId: string) =>
  (
    await execute<{ user_id: string }>(
      "select user_id from thread_members where thread_id = ? and role = 'safeguarding_lead'",
      [channelId],
    )
  ).map((row) => row.user_id);

test("SAFE-60 of several safeguarding leads, the one with the fewest threads supervises the next", async () => {
  const [grace, femi] = [await lead("Mama Grace"), await lead("Uncle Femi")];
  const ada = await adult("Ada");
  // Channels of one's own don't count.
  for (let own = 0; own < 2; own += 1) await channelOf(server.database, { owner: [femi] });
  const seated: (string | undefined)[] = [];
  for (const name of ["Chidi", "Tobi", "Zainab"]) {
    const teen = await minor(name);
    const { members } = await ada.must(openConversation, { body: { memberId: teen.memberId } });
    seated.push(members.find(({ isSupervisor }) => isSupervisor)?.memberId);
  }
  for (const name of ["Choir", "Quiz"]) {
    const channel = await ada.must(readChannel, { params: { channelId: await newChannel(ada, name) } });
    seated.push(channel.supervisors[0]?.memberId);
  }
  expect(seated).toEqual([grace, femi, grace, femi, grace].map(({ memberId }) => memberId));
});

test("SAFE-4 SAFE-19 SAFE-20 a suspended admin supervises nothing, and gets nothing back afterwards", async () => {
  const [grace, teen, emeka] = [
    await lead("Mama Grace"),
    await minor("Chidi"),
    await newHolder(server, "admin", "Emeka"),
  ];
  const conversationId = await openConversationWith(grace, teen.memberId);
  const params = { conversationId };
  const hers = await joinConversation(grace, conversationId);
  expect(await hers.say("Emeka reads this")).toBe("stored");
  await suspendMember(server.database.fork(), emeka.memberId);
  expect(await hers.say("just us")).toBe("chat/not-allowed");
  expect(await openConversationWith(grace, (await minor("Bola")).memberId)).toBe("chat/not-allowed");
  expect((await grace.must(findPeople, { query: { name: "Bola" } })).people).toEqual([]);
  const ngozi = await newHolder(server, "admin", "Ngozi");
  expect((await grace.must(findPeople, { query: { name: "Bola" } })).people).toHaveLength(1);
  expect([await hers.say("and now?"), await hers.say("and now?")]).toEqual(["chat/now-supervised", "stored"]);
  const { members } = await teen.must(readConversation, { params });
  expect(members.find(({ isSupervisor }) => isSupervisor)?.memberId).toBe(ngozi.memberId);
  await liftSuspension(server.database.fork(), emeka.memberId);
  await emeka.must(signIn, { body: { email: emeka.me?.email ?? "", password: TEST_PASSWORD } });
  expect((await emeka.call(readMessages, { params })).error?.code).toBe("chat/not-found");
});

test("SAFE-3 SAFE-4 an admin does not take a lead’s place between an adult and a minor", async () => {
  const [ada, teen, grace] = [await adult("Ada"), await minor("Chidi"), await lead("Mama Grace")];
  await newHolder(server, "admin", "Emeka");
  const hers = await joinConversation(ada, await openConversationWith(ada, teen.memberId));
  expect(await hers.say("Good evening")).toBe("stored");
  await suspendMember(server.database.fork(), grace.memberId);
  expect(await hers.say("just us")).toBe("chat/not-allowed");
});

test("CHANNEL-16 beside a suspended lead, adults write among themselves as without any", async () => {
  const [ada, grace] = [await adult("Ada"), await lead("Mama Grace")];
  await suspendMember(server.database.fork(), grace.memberId);
  const hers = await joinChannelRoom(ada, await newChannel(ada, "Elders"));
  expect(await hers.say("Good evening")).toBe("stored");
});

test("CHANNEL-16 CHANNEL-23 a former lead is no adult among minors, and no company for a lead", async () => {
  const [chidi, bola, former] = [await minor("Chidi"), await minor("Bola"), await adult("Former")];
  const minors = await channelOf(server.database, { owner: [chidi], member: [bola], safeguarding_lead: [former] });
  expect(await (await joinChannelRoom(chidi, minors)).say("Good evening")).toBe("stored");
  const grace = await lead("Mama Grace");
  const alone = await channelOf(server.database, { owner: [chidi], member: [grace], safeguarding_lead: [former] });
  expect(await (await joinChannelRoom(grace, alone)).say("just us")).toBe("channel/unsupervised");
});

test("SAFE-45 of two leads, the second is the last one, also if two admins suspend them at once", async () => {
  const [emeka, ngozi] = [await newHolder(server, "admin", "Emeka"), await newHolder(server, "admin", "Ngozi")];
  for (let round = 0; round < 3; round += 1) {
    const [grace, femi] = [await lead("Mama Grace"), await lead("Uncle Femi")];
    const codes = await Promise.all([suspend(emeka, grace), suspend(ngozi, femi)]);
    expect(sorted(codes)).toEqual(["done", "safety/last-lead"]);
    await execute("delete from user_roles where role = 'safeguarding_lead'");
  }
});

test("CHANNEL-9 CHANNEL-22 a closed channel gets no lead", async () => {
  const ada = await adult("Ada");
  const [closed, open] = [await newChannel(ada, "Closed"), await newChannel(ada, "Open")];
  await ada.must(closeChannel, { params: { channelId: closed } });
  const grace = await lead("Mama Grace");
  expect(await announcedBy(server.database, "channel_changed", addLeads)).toEqual([open]);
  expect([await leadsIn(closed), await leadsIn(open)]).toEqual([[], [grace.memberId]]);
});

test("CHANNEL-22 a channel gets one lead, also if two servers look for one at the same moment", async () => {
  const [ada, grace] = [await adult("Ada"), await lead("Mama Grace"), await lead("Uncle Femi")];
  const channelId = await channelOf(server.database, { owner: [ada] });
  const running: Promise<void>[] = [];
  const holding = server.database.fork();
  await holding.begin();
  try {
    // Holds back whoever adds Grace.
    await holding.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'safeguarding_lead')", [
      channelId,
      grace.memberId,
    ]);
    running.push(addLeads());
    await lockWaited(server.database, 1);
    // From now on Femi has fewer threads.
    await channelOf(server.database, { safeguarding_lead: [grace] });
    const second = addLeads();
    running.push(second);
    await Promise.race([lockWaited(server.database, 2), second]);
  } finally {
    await holding.rollback();
    await Promise.all(running);
  }
  expect(await leadsIn(channelId)).toEqual([grace.memberId]);
});

test("CHANNEL-22 a lead can be added while somebody joins, and neither waits for the other without end", async () => {
  const [grace, ada, teen] = [await lead("Mama Grace"), await adult("Ada"), await minor("Chidi")];
  const channelId = await channelOf(server.database, { owner: [ada], member: [teen] });
  let adding: Promise<unknown> = Promise.resolve();
  await withChannelLock(server.database.fork(), ada.memberId, channelId, async (tx) => {
    adding = addLeads();
    await lockWaited(server.database);
    await superviseOrRefuse(tx, policy, channelId);
  });
  await adding;
  expect(await leadsIn(channelId)).toEqual([grace.memberId]);
});
