import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivities } from "../../../schema/admin/api.ts";
import { searchAdmin } from "../../../schema/admin/search-api.ts";
import { addChannelMember } from "../../../schema/channel/api.ts";
import { listPendingInvitations } from "../../../schema/channel/invitation-api.ts";
import {
  askForPod,
  declinePodRequest,
  listOwnPodRequests,
  listPodRequests,
} from "../../../schema/engagement/pod-api.ts";
import { answerQuestion, askQuestion, listAskedQuestions, readAsker } from "../../../schema/engagement/question-api.ts";
import { listEventAttendees } from "../../../schema/event/admin-api.ts";
import { listAttendees, register } from "../../../schema/event/api.ts";
import { readManagedEvent } from "../../../schema/event/manage-api.ts";
import { createRoom, takeSeat } from "../../../schema/game/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block, listBlocked, listReports, noteOnReport, readReport, report } from "../../../schema/safety/api.ts";
import { listMixedRooms, listSupervised } from "../../../schema/safety/supervised-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { type ChatMember, invitationsFor, newChannel, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { newEvent } from "../../support/event/events.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let lead: ChatMember;
let mentor: ChatMember;
let ada: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Bisi");
  mentor = await newChatMember(server.url, "Halima Bello", ADULT);
  await giveRole(server.database.fork(), mentor.me?.email ?? "", "mentor");
  ada = await newChatMember(server.url, "Ada Obi", MINOR);
});
afterAll(() => server.stop());

const roles = (member: { roles: readonly string[] } | null | undefined) => member?.roles;
const ofMentor = ["mentor"];
const ofLead = ["safeguarding_lead"];

test("PROFILE-30 an invitation shows the roles of who sent it, and to them those of who is invited", async () => {
  const channelId = await newChannel(mentor, "Choir", true);
  await mentor.must(addChannelMember, { params: { channelId }, body: { memberId: ada.memberId } });
  expect((await invitationsFor(ada)).map(({ invitedBy }) => roles(invitedBy))).toEqual([ofMentor]);
  const { invitations } = await mentor.must(listPendingInvitations, { params: { channelId } });
  expect(invitations).toMatchObject([{ displayName: "Ada Obi", roles: [], invitedBy: { roles: ofMentor } }]);
  const { notifications } = await ada.must(listNotifications);
  expect(notifications.map(({ actorName, actorRoles }) => [actorName, actorRoles])).toEqual([
    ["Halima Bello", ofMentor],
  ]);
});

test("PROFILE-30 the registered members of an event and blocked members show their roles", async () => {
  const eventId = await newEvent(server);
  for (const each of [ada, mentor]) await each.must(register, { params: { eventId } });
  const { attendees } = await ada.must(listAttendees, { params: { eventId } });
  expect(attendees.map(roles)).toEqual([[], ofMentor]);
  const bisi = await newChatMember(server.url, "Bisi", ADULT);
  await bisi.must(block, { params: { memberId: mentor.memberId } });
  expect((await bisi.must(listBlocked)).blocked.map(roles)).toEqual([ofMentor]);
});

test("PROFILE-30 pods and questions show the roles of who asks and who answers", async () => {
  const { requests } = await ada.must(askForPod, { body: { topic: "faith", message: "I’d like to talk." } });
  const params = { requestId: requests[0]?.requestId ?? "" };
  expect((await mentor.must(listPodRequests)).requests.map(roles)).toEqual([[]]);
  await mentor.must(declinePodRequest, { params, body: { reason: "no_time" } });
  const own = (await ada.must(listOwnPodRequests)).requests;
  expect(own).toMatchObject([{ mentorName: "Halima Bello", mentorRoles: ofMentor }]);
  await mentor.must(askQuestion, { body: { text: "Why do we fast?", shows_name: true } });
  await mentor.must(askQuestion, { body: { text: "Why do we sing?" } });
  const asked = async (state: "waiting" | "published") =>
    (await lead.must(listAskedQuestions, { query: { state } })).questions;
  const waiting = await asked("waiting");
  expect(waiting.map(({ askerName, askerRoles }) => [askerName, askerRoles])).toEqual([
    ["Halima Bello", ofMentor],
    [null, []],
  ]);
  const questionId = waiting[1]?.questionId ?? "";
  expect(roles(await lead.must(readAsker, { params: { questionId } }))).toEqual(ofMentor);
  await lead.must(answerQuestion, { params: { questionId }, body: { answer: "Out of joy." } });
  expect((await asked("published")).map(({ leaderName, leaderRoles }) => [leaderName, leaderRoles])).toEqual([
    ["Auntie Bisi", ofLead],
  ]);
});

test("PROFILE-30 reports and supervised threads and rooms show the roles of everyone in them", async () => {
  await ada.must(report, { body: { subject: { kind: "profile", memberId: mentor.memberId }, reason: "other" } });
  const [queued] = (await lead.must(listReports, { query: {} })).reports;
  expect([roles(queued?.about), roles(queued?.reporter), queued?.owner]).toEqual([ofMentor, [], null]);
  const params = { reportId: queued?.reportId ?? "" };
  await lead.must(noteOnReport, { params, body: { text: "I’ll call them." } });
  const file = await lead.must(readReport, { params });
  expect([roles(file.about), roles(file.notes[0]?.author)]).toEqual([ofMentor, ofLead]);
  await openConversationWith(mentor, ada.memberId);
  const { threads } = await lead.must(listSupervised, { query: { kind: "conversation" } });
  const people = threads.flatMap((thread) => (thread.kind === "conversation" ? thread.people : []));
  expect(Object.fromEntries(people.map((each) => [each.displayName, each.roles]))).toEqual({
    "Ada Obi": [],
    "Halima Bello": ofMentor,
  });
  const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;
  const { roomId } = await mentor.must(createRoom, { body: { ...settings, roomName: "Friday" } });
  await ada.must(takeSeat, { params: { roomId }, body: {} });
  const [room] = (await lead.must(listMixedRooms)).rooms;
  expect([room?.hostRoles, room?.players.map(roles)]).toEqual([ofMentor, [ofMentor, []]]);
});

test("PROFILE-30 the lists of admins show the roles of members", async () => {
  const admin = await newGuardian(server, "admin", "Mama Grace");
  const eventId = await newEvent(server, { createdBy: mentor.memberId });
  await mentor.must(register, { params: { eventId } });
  const { attendees } = await admin.must(listEventAttendees, { params: { eventId }, query: {} });
  expect(attendees.map(roles)).toEqual([ofMentor]);
  const event = await admin.must(readManagedEvent, { params: { eventId } });
  expect([event.creatorName, event.creatorRoles]).toEqual(["Halima Bello", ofMentor]);
  expect((await admin.must(searchAdmin, { query: { q: "Halima Bello" } })).members.map(roles)).toEqual([ofMentor]);
  const { activities } = await admin.must(listActivities, { query: { type: "registered_for_event" } });
  expect(roles(activities[0]?.member)).toEqual(ofMentor);
});
