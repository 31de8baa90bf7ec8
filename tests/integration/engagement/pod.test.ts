import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listChannelMembers, readChannel } from "../../../schema/channel/api.ts";
import { acceptInvitation } from "../../../schema/channel/invitation-api.ts";
import {
  askForPod,
  declinePodRequest,
  listDeclinedPodRequests,
  listOwnPodRequests,
  listPodRequests,
  openPod,
  withdrawPodRequest,
} from "../../../schema/engagement/pod-api.ts";
import { block, readReport, report } from "../../../schema/safety/api.ts";
import type { Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { type ChatMember, invitationsFor, newLead } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT, MINOR } from "../../support/chat/chat-member.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let lead: ChatMember;
let mentor: ChatMember;
let other: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Kemi");
  mentor = await withRole("mentor", "Halima Danjuma");
  other = await withRole("mentor", "Uncle Femi");
});
afterAll(() => server.stop());
beforeEach(() => rows("delete from pod_requests"));

const { chatMember, withRole } = chatFixture(() => server);
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const ask = (person: Person, message = "I’d like to talk about my faith.") =>
  person.call(askForPod, { body: { topic: "faith", message } });
const asked = async (person: Person, message?: string) =>
  (await ask(person, message)).body.requests[0]?.requestId ?? "";
const open = (leader: Person, requestId: string, channelId: string | null = null) =>
  leader.call(openPod, { params: { requestId }, body: { channelId, name: "Pod: Faith" } });
async function whileSuspended(leader: ChatMember, work: () => Promise<void>): Promise<void> {
  await rows("update users set suspended_at = now() where id = ?", [leader.memberId]);
  await work().finally(() => rows("update users set suspended_at = null where id = ?", [leader.memberId]));
}
const own = async (person: Person) => (await person.must(listOwnPodRequests)).requests;
const waiting = async (leader: Person) => (await leader.must(listPodRequests)).requests.map((each) => each.requestId);

describe("mentorship pods", () => {
  test("ENGAGE-30 one request of a member waits, also if five are sent at once", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => ask(ada, `Message ${n}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error?.code === "pod/already-asked")).toHaveLength(4);
    await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [ada.memberId]);
    expect((await ask(ada)).error?.code).toBe("safety/muted");
  });

  test("ENGAGE-31 leaders see requests of others with names, except across a block, and the look is recorded", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const requestId = await asked(ada);
    await asked(mentor);
    const looks = await auditDuring(server.database, async () => {
      const { requests } = await mentor.must(listPodRequests);
      expect(requests).toMatchObject([{ requestId, displayName: "Ada Nwosu", topic: "faith" }]);
    });
    expect(looks).toMatchObject([{ actor_id: mentor.memberId, kind: "pod-requests" }]);
    await ada.must(block, { params: { memberId: other.memberId } });
    expect(await waiting(other)).not.toContain(requestId);
    expect((await open(other, requestId)).error?.code).toBe("pod/not-found");
    expect((await ada.call(listPodRequests)).status).toBe(403);
  });

  test("ENGAGE-32 a pod with a minor is a private channel with a lead, which the minor is invited to", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const requestId = await asked(ada);
    const { channelId } = (await open(mentor, requestId)).body;
    const channel = await mentor.must(readChannel, { params: { channelId } });
    expect(channel).toMatchObject({ isPrivate: true, role: "owner", name: "Pod: Faith" });
    expect(channel.supervisors.map(({ memberId }) => memberId)).toEqual([lead.memberId]);
    expect((await ada.call(readChannel, { params: { channelId } })).error?.code).toBe("channel/not-found");
    expect(await own(ada)).toMatchObject([{ state: "opened", mentorName: "Halima Danjuma", pod: { isMember: false } }]);
    const [invitation] = await invitationsFor(ada);
    await ada.must(acceptInvitation, { params: { invitationId: invitation?.invitationId ?? "" } });
    expect(await own(ada)).toMatchObject([{ pod: { channelId, isMember: true } }]);
    expect(await waiting(mentor)).toEqual([]);
  });

  test("ENGAGE-32 an adult joins the mentor’s earlier pod at once, and no other channel can be named", async () => {
    const [bisi, chidi] = [await chatMember("Bisi", ADULT), await chatMember("Chidi", ADULT)];
    const { channelId } = (await open(mentor, await asked(bisi))).body;
    const requestId = await asked(chidi);
    expect((await open(other, requestId, channelId)).error?.code).toBe("pod/not-found");
    expect((await open(mentor, requestId, crypto.randomUUID())).error?.code).toBe("pod/not-found");
    expect((await open(mentor, requestId, channelId)).body).toEqual({ channelId });
    const { members } = await chidi.must(listChannelMembers, { params: { channelId } });
    expect(members.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(["Bisi", "Chidi", "Halima Danjuma", "Auntie Kemi"]),
    );
    expect((await mentor.must(listPodRequests)).pods).toContainEqual({ channelId, name: "Pod: Faith" });
  });

  test("ENGAGE-32 of mentors who answer at the same time, the first one does, and one channel exists", async () => {
    const requestId = await asked(await chatMember("Dayo", ADULT));
    const before = await rows("select thread_id from community_channels");
    const replies = await Promise.all([open(mentor, requestId), open(other, requestId), open(lead, requestId)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error?.code === "pod/already-answered")).toHaveLength(2);
    expect(await rows("select thread_id from community_channels")).toHaveLength(before.length + 1);
  });

  test("ENGAGE-32 a name with contact data is refused, and the request still waits", async () => {
    const requestId = await asked(await chatMember("Ese", ADULT));
    const body = { channelId: null, name: "Call 0803 123 4567" };
    const reply = await mentor.call(openPod, { params: { requestId }, body });
    expect(reply.error?.code).toBe("safety/contact-in-name");
    expect(await waiting(mentor)).toEqual([requestId]);
  });

  test("ENGAGE-33 a declined request shows the mentor’s words, and a withdrawn one cannot be answered", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const first = await asked(ada);
    const decline = {
      params: { requestId: first },
      body: { reason: "own_words" as const, reply: "I’m leaving in May. Ask Femi!" },
    };
    await mentor.must(declinePodRequest, decline);
    expect(await own(ada)).toMatchObject([{ state: "declined", reply: "I’m leaving in May. Ask Femi!", pod: null }]);
    expect((await ada.call(withdrawPodRequest, { params: { requestId: first } })).error?.code).toBe(
      "pod/already-answered",
    );
    const second = await asked(ada);
    const stranger = await chatMember("Stranger", ADULT);
    const params = { requestId: second };
    expect((await stranger.call(withdrawPodRequest, { params })).error?.code).toBe("pod/not-found");
    await ada.must(withdrawPodRequest, { params });
    expect((await open(mentor, second)).error?.code).toBe("pod/already-answered");
  });

  test("ENGAGE-34 contact data is refused in a request, and in the words that decline it", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const asking = await ask(ada, "Please call me on 0803 123 4567.");
    expect(Object.keys(asking.error?.fields ?? {})).toEqual(["message"]);
    const requestId = await asked(ada);
    const body = { reason: "own_words" as const, reply: "Not here. WhatsApp me: 0803 123 4567" };
    const declining = await mentor.call(declinePodRequest, { params: { requestId }, body });
    expect(Object.keys(declining.error?.fields ?? {})).toEqual(["reply"]);
    expect(await own(ada)).toMatchObject([{ state: "waiting", reply: null }]);
  });

  test("SAFE-61 without a lead who can read along, a mentor only chooses a reason", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const requestId = await asked(ada);
    const decline = (reason: "no_time" | "own_words", reply: string) =>
      mentor.call(declinePodRequest, { params: { requestId }, body: { reason, reply } });
    expect((await mentor.must(listPodRequests)).allowsWords).toBe(true);
    await whileSuspended(lead, async () => {
      expect((await mentor.must(listPodRequests)).allowsWords).toBe(false);
      expect((await decline("own_words", "Only between us.")).error?.code).toBe("safety/nobody-reads-along");
      expect((await decline("no_time", "Only between us.")).error?.code).toBe("safety/nobody-reads-along");
      expect(Object.keys((await decline("own_words", "")).error?.fields ?? {})).toEqual(["reply"]);
      expect(await own(ada)).toMatchObject([{ state: "waiting", reply: null }]);
      expect((await decline("no_time", "")).status).toBe(200);
    });
    expect(await own(ada)).toMatchObject([{ state: "declined", declineReason: "no_time", reply: null }]);
  });

  test("SAFE-43 a muted mentor declines with a reason, without words of their own", async () => {
    const requestId = await asked(await chatMember("Ada Nwosu", MINOR));
    await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [other.memberId]);
    const decline = (reply: string) =>
      other.call(declinePodRequest, { params: { requestId }, body: { reason: "say_more", reply } });
    expect((await decline("Write me.")).error?.code).toBe("safety/muted");
    expect((await decline("")).status).toBe(200);
    await rows("delete from mutes");
  });

  test("SAFE-61 leads read what mentors replied, and the one who asked can report it", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const requestId = await asked(ada, "I fail in maths.");
    const reply = "Come to my house instead.";
    await mentor.must(declinePodRequest, { params: { requestId }, body: { reason: "own_words", reply } });
    const looks = await auditDuring(server.database, async () => {
      const { requests } = await lead.must(listDeclinedPodRequests);
      expect(requests).toMatchObject([
        { requestId, displayName: "Ada Nwosu", mentorName: "Halima Danjuma", message: "I fail in maths.", reply },
      ]);
    });
    expect(looks).toMatchObject([{ actor_id: lead.memberId, kind: "pod-requests" }]);
    expect((await mentor.call(listDeclinedPodRequests)).status).toBe(403);
    const body = { subject: { kind: "pod_reply", requestId }, reason: "sexual", note: "" } as const;
    expect((await other.call(report, { body })).error?.code).toBe("safety/not-found");
    const { reportId } = (await ada.call(report, { body })).body;
    const filed = await lead.must(readReport, { params: { reportId } });
    expect(filed).toMatchObject({ kind: "pod_reply", about: { memberId: mentor.memberId } });
    expect(filed.evidence).toMatchObject({ asked: "I fail in maths.", note: reply, leader_name: "Halima Danjuma" });
  });

  test("NOTICE-24 one notification leads to the invitation, then to the channel, and ends with it", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const { channelId } = (await open(mentor, await asked(ada))).body;
    expect(await shownTo(ada)).toMatchObject([
      { kind: "pod_opened", actorName: "Halima Danjuma", place: { kind: "invitation", channelId, name: "Pod: Faith" } },
    ]);
    const [invitation] = await invitationsFor(ada);
    await ada.must(acceptInvitation, { params: { invitationId: invitation?.invitationId ?? "" } });
    expect(await shownTo(ada)).toMatchObject([{ kind: "pod_opened", place: { kind: "channel", threadId: channelId } }]);
    await rows("delete from thread_members where user_id = ?", [ada.memberId]);
    expect(await shownTo(ada)).toEqual([]);
  });

  test("NOTICE-24 a declined request is notified without names and words", async () => {
    const ada = await chatMember("Ada Nwosu", MINOR);
    const requestId = await asked(ada);
    await mentor.must(declinePodRequest, { params: { requestId }, body: { reason: "own_words", reply: "Not now." } });
    expect(await shownTo(ada)).toMatchObject([
      { kind: "pod_declined", actorName: "", text: "", place: { kind: "own_pod_requests" } },
    ]);
  });
});
