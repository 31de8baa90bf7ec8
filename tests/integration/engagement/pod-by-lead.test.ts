import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readChannel } from "../../../schema/channel/api.ts";
import { askForPod, listPodRequests, openPod } from "../../../schema/engagement/pod-api.ts";
import { listSupervised } from "../../../schema/safety/supervised-api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, invitationsFor, joinChannelRoom } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_roles", "pod_requests", "threads"]) await execute(`delete from ${table}`);
  grace = await newHolder(server, "safeguarding_lead", "Mama Grace");
});

const execute = <Row extends object>(sql: string) => server.database.fork().execute<Row[]>(sql);
const asked = async (person: ChatMember) => {
  const { requests } = await person.must(askForPod, { body: { topic: "faith", message: "I’d like to talk." } });
  return requests[0]?.requestId ?? "";
};
const open = (leader: ChatMember, requestId: string, channelId: string | null = null) =>
  leader.call(openPod, { params: { requestId }, body: { channelId, name: "Pod: Faith" } });
const namesIn = (people: readonly { displayName: string }[]) => people.map(({ displayName }) => displayName).sort();

test("ENGAGE-32 CHANNEL-34 a lead opens no pod for a minor alone, and the request still waits", async () => {
  const teen = await newChatMember(server.url, "Chidi", MINOR);
  const requestId = await asked(teen);
  expect((await open(grace, requestId)).error?.code).toBe("pod/unsupervised");
  expect((await grace.must(listPodRequests)).requests).toMatchObject([{ requestId }]);
  expect([await invitationsFor(teen), await execute("select from community_channels")]).toEqual([[], []]);
  // A mentor needs a lead, and the same words explain it.
  await execute("delete from user_roles");
  const mentor = await newHolder(server, "mentor", "Halima");
  expect((await open(mentor, requestId)).error?.code).toBe("pod/unsupervised");
});

test.for(["safeguarding_lead", "admin"] as const)(
  "CHANNEL-28 CHANNEL-34 before accepting, a minor sees the lead who invited them and another %s",
  async (role) => {
    const emeka = await newHolder(server, role, "Uncle Emeka");
    const teen = await newChatMember(server.url, "Chidi", MINOR);
    const { channelId } = (await open(grace, await asked(teen))).body;
    const [invitation] = await invitationsFor(teen);
    expect(invitation).toMatchObject({ channelId, invitedBy: { displayName: "Mama Grace" }, memberCount: 2 });
    expect(invitation?.supervisors).toEqual([
      { memberId: grace.memberId, displayName: "Mama Grace", role: "safeguarding_lead" },
      { memberId: emeka.memberId, displayName: "Uncle Emeka", role },
    ]);
    expect(await emeka.must(readChannel, { params: { channelId } })).toMatchObject({ role: "safeguarding_lead" });
    const { threads } = await emeka.must(listSupervised, { query: {} });
    expect(threads.map(({ threadId }) => threadId)).toEqual([channelId]);
    expect(await (await joinChannelRoom(grace, channelId)).say("Welcome!")).toBe("stored");
  },
);

test("CHANNEL-34 a lead’s pod among adults gets its second adult when a minor is brought in", async () => {
  const bisi = await newChatMember(server.url, "Bisi", ADULT);
  const { channelId } = (await open(grace, await asked(bisi))).body;
  const emeka = await newHolder(server, "admin", "Uncle Emeka");
  const supervisors = async () => namesIn((await grace.must(readChannel, { params: { channelId } })).supervisors);
  expect(await supervisors()).toEqual(["Mama Grace"]);
  await execute(`delete from thread_members where user_id = '${bisi.memberId}'`);
  expect((await open(grace, await asked(await newChatMember(server.url, "Chidi", MINOR)), channelId)).status).toBe(200);
  expect(await supervisors()).toEqual(["Mama Grace", "Uncle Emeka"]);
  await execute(`delete from user_roles where user_id = '${emeka.memberId}'`);
  expect(await supervisors()).toEqual(["Mama Grace"]);
  expect((await emeka.call(readChannel, { params: { channelId } })).error?.code).toBe("channel/not-found");
});
