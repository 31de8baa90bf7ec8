import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { errorReply } from "../../../schema/errors.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bodyWith, declaredEndpoints as declared } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

/** The kinds of callers. */
const roles = ["visitor", "member", "suspended", "expired", "mentor", "safeguarding_lead", "admin"] as const;
type Role = (typeof roles)[number];
const everyone = roles;
const members: readonly Role[] = ["member", "mentor", "safeguarding_lead", "admin"];
const mentors: readonly Role[] = ["mentor", "safeguarding_lead", "admin"];
const guardians: readonly Role[] = ["safeguarding_lead", "admin"];
const admins: readonly Role[] = ["admin"];

/** Every endpoint and its permitted callers. An endpoint that is missing here fails the test below. */
const mayCall: Record<string, readonly Role[]> = {
  "account.readSession": everyone,
  "account.readMemberSince": members,
  "account.saveLanguage": members,
  "account.signUp": everyone,
  "account.signIn": everyone,
  "account.confirmSignIn": everyone,
  "account.signOut": everyone,
  "account.signOutEverywhere": members,
  "account.requestPasswordReset": everyone,
  "account.resetPassword": everyone,
  "account.verifyEmail": everyone,
  "admin.readOverview": admins,
  "admin.listActivities": admins,
  "adminAnalytics.readAnalytics": admins,
  "adminAnalytics.exportAnalytics": admins,
  "adminAnalytics.listQuietMembers": admins,
  "adminNeedsYou.readNeedsYou": admins,
  "adminSearch.searchAdmin": admins,
  "attachment.readAttachment": members,
  "attachment.uncoverAttachment": members,
  "attachment.uploadMessagePhoto": members,
  "attachment.uploadVoiceNote": members,
  "auditAdmin.listAudit": admins,
  "auditAdmin.exportAudit": admins,
  "challenge.listChallenges": members,
  "challenge.makeChallenge": members,
  "challenge.readChallenge": members,
  "challenge.sendChallenge": members,
  "challenge.playChallenge": members,
  "challenge.declineChallenge": members,
  "channel.listChannels": members,
  "channel.createChannel": members,
  "channel.readChannel": members,
  "channel.editChannel": members,
  "channel.setChannelPace": members,
  "channel.pinChannel": members,
  "channel.closeChannel": members,
  "channel.joinChannel": members,
  "channel.leaveChannel": members,
  "channel.listChannelMembers": members,
  "channel.addChannelMember": members,
  "channel.addChannelMemberByEmail": members,
  "channel.changeChannelRole": members,
  "channel.removeChannelMember": members,
  "channel.transferChannelOwnership": members,
  "channel.readChannelMessages": members,
  "channel.searchChannel": members,
  "channel.takeChannelSeat": members,
  "channelInvitation.listInvitations": members,
  "channelInvitation.acceptInvitation": members,
  "channelInvitation.declineInvitation": members,
  "channelInvitation.listPendingInvitations": members,
  "channelInvitation.withdrawInvitation": members,
  "channelPin.listPins": members,
  "channelPin.pinMessage": members,
  "channelPin.unpinMessage": members,
  "chat.listConversations": members,
  "chat.findPeople": members,
  "chat.openConversation": members,
  "chat.readConversation": members,
  "chat.readMessages": members,
  "chat.searchConversations": members,
  "chat.takeChatSeat": members,
  "checkIn.readCheckInList": members,
  "checkIn.readCheckInChanges": members,
  "checkIn.sendScans": members,
  "checkIn.undoCheckIn": members,
  "confession.sendConfession": everyone,
  "confession.readConfession": everyone,
  "confession.writeAgain": everyone,
  "confession.withdrawConfession": everyone,
  "confession.listConfessions": guardians,
  "confession.openConfession": guardians,
  "confession.answerConfession": guardians,
  "confession.closeConfession": guardians,
  "course.generateCourse": members,
  "course.readGeneration": members,
  "course.listFinished": members,
  "course.listCourses": members,
  "course.readCourse": members,
  "course.saveSectionDone": members,
  "course.deleteCourse": members,
  "crash.reportCrash": everyone,
  "daily.readDaily": everyone,
  "daily.startDaily": members,
  "daily.readDailyBoard": everyone,
  "daily.readDayBefore": members,
  "devotion.listDevotions": everyone,
  "devotion.readTodaysDevotion": everyone,
  "devotion.listComingDevotions": members,
  "devotion.readStreak": members,
  "devotion.readMonthProgress": members,
  "devotion.markDevotionRead": members,
  "devotionResponse.readReactions": members,
  "devotionResponse.react": members,
  "devotionResponse.takeReactionBack": members,
  "devotionResponse.listAnswers": members,
  "devotionResponse.answerDevotion": members,
  "devotionResponse.deleteAnswer": members,
  "devotionAdmin.listManagedDevotions": admins,
  "devotionAdmin.readManagedDevotion": admins,
  "devotionAdmin.createDevotion": admins,
  "devotionAdmin.updateDevotion": admins,
  "devotionAdmin.publishDevotion": admins,
  "devotionAdmin.unpublishDevotion": admins,
  "devotionAdmin.deleteDevotion": admins,
  "devotionAdmin.restoreDevotion": admins,
  "devotionDraft.generateDevotion": admins,
  "devotionDraft.readDevotionGeneration": admins,
  "erasure.deleteAccount": members,
  "event.listEvents": everyone,
  "event.readEvent": everyone,
  "event.listAttendees": members,
  "event.register": members,
  "event.cancelRegistration": members,
  "event.listOwnRegistrations": members,
  "eventAdmin.readEventFigures": admins,
  "eventAdmin.listEventAttendees": admins,
  "eventAdmin.exportEventAttendees": admins,
  "eventCalendar.readEventCalendar": everyone,
  "eventCalendar.readCalendarFeed": everyone,
  "eventImage.uploadEventImage": mentors,
  "eventImage.readEventImage": everyone,
  "eventManage.listManagedEvents": mentors,
  "eventManage.readManagedEvent": mentors,
  "eventManage.createEvent": mentors,
  "eventManage.updateEvent": mentors,
  "eventChannel.enterEventChannel": members,
  "eventManage.cancelEvent": mentors,
  "eventManage.deleteEvent": mentors,
  "eventMine.listOwnEvents": members,
  "eventRepeat.repeatEvent": mentors,
  "eventSearch.searchEvents": everyone,
  "eventWaiting.joinWaitingList": members,
  "eventWaiting.leaveWaitingList": members,
  "export.exportOwnData": members,
  "game.listRooms": everyone,
  "game.watchRooms": everyone,
  "game.createRoom": members,
  "game.practise": members,
  "game.readEventRoom": members,
  "game.takeSeat": members,
  "game.joinByCode": members,
  "gameChannel.enterGameChannel": members,
  "gamePlayed.readPlayedGame": members,
  "gamePlayed.readLastGame": members,
  "gamePlayed.listOwnGames": members,
  "gamePlayed.readBookProgress": members,
  "game.watchGame": members,
  "game.watchByCode": members,
  "game.openScreen": everyone,
  "health.readHealth": everyone,
  "health.readReady": everyone,
  "health.readOpenApi": everyone,
  "leaderboard.readLeaderboard": everyone,
  "leaderboard.readOwnPoints": members,
  "leaderboard.readWeek": everyone,
  "linkPreview.readLinkPreviews": members,
  "member.readMember": members,
  "member.takeMemberSeat": members,
  "memberAdmin.listMembers": admins,
  "memberAdmin.exportMembers": admins,
  "memberAdmin.readMemberFile": admins,
  "memberAdmin.changeRole": admins,
  "notification.listNotifications": members,
  "notification.readNotifications": members,
  "notificationAdmin.listAnnouncements": admins,
  "notificationAdmin.sendAnnouncement": admins,
  "notificationAdmin.cancelAnnouncement": admins,
  "payment.startPayment": members,
  "payment.readPayment": members,
  "payment.checkPayment": members,
  "payment.listOwnRefunds": members,
  "payment.receiveWebhook": everyone,
  "paymentAdmin.refundTicket": admins,
  "paymentAdmin.listReconciliations": admins,
  "paymentAdmin.readReconciliation": admins,
  "paymentAdmin.startReconciliation": admins,
  "pod.listOwnPodRequests": members,
  "pod.askForPod": members,
  "pod.withdrawPodRequest": members,
  "pod.listPodRequests": mentors,
  "pod.listDeclinedPodRequests": guardians,
  "pod.openPod": mentors,
  "pod.declinePodRequest": mentors,
  "post.listPosts": members,
  "post.createPost": ["admin"],
  "post.deletePost": members,
  "post.likePost": members,
  "post.unlikePost": members,
  "post.listComments": members,
  "post.addComment": members,
  "post.deleteComment": members,
  "postAdmin.listManagedPosts": admins,
  "postAdmin.readManagedPost": admins,
  "postAdmin.listManagedComments": admins,
  "postAdmin.deleteManagedPost": admins,
  "postAdmin.restorePost": admins,
  "postAdmin.deleteManagedComment": admins,
  "postAdmin.restoreComment": admins,
  "photo.readPhoto": members,
  "photo.uploadPhoto": members,
  "profile.readName": members,
  "profile.readProfile": members,
  "profile.saveName": members,
  "profile.saveProfile": members,
  "profile.saveBirthDate": members,
  "profile.saveDrawing": members,
  "push.readPush": members,
  "push.savePushSettings": members,
  "push.subscribeToPush": members,
  "push.unsubscribeFromPush": members,
  "push.readMuted": members,
  "push.saveMuted": members,
  "questionAdmin.listQuestions": admins,
  "questionAdmin.readQuestion": admins,
  "questionAdmin.createQuestion": admins,
  "questionAdmin.updateQuestion": admins,
  "questionAdmin.setQuestionActive": admins,
  "questionAdmin.voidQuestion": admins,
  "questionAdmin.clearFlags": admins,
  "questionFile.importQuestions": admins,
  "questionFile.exportQuestions": admins,
  "questionFlag.listPlayedQuestions": members,
  "questionFlag.flagQuestion": members,
  "resource.readVideo": everyone,
  "resource.saveVideo": admins,
  "resource.removeVideo": admins,
  "question.listQuestions": everyone,
  "question.listOwnQuestions": members,
  "question.askQuestion": members,
  "question.withdrawQuestion": members,
  "question.listAskedQuestions": mentors,
  "question.answerQuestion": mentors,
  "question.declineQuestion": mentors,
  "question.readAsker": guardians,
  "roleInvitation.readRoleInvitation": everyone,
  "roleInvitation.acceptRoleInvitation": members,
  "roleInvitationAdmin.listRoleInvitations": admins,
  "roleInvitationAdmin.createRoleInvitation": admins,
  "roleInvitationAdmin.revokeRoleInvitation": admins,
  "safety.listBlocked": members,
  "safety.block": members,
  "safety.unblock": members,
  "safety.report": members,
  "safety.listOwnReports": members,
  "safety.listReports": guardians,
  "safety.findNextReport": guardians,
  "safety.readReport": guardians,
  "safety.readReportedAttachment": guardians,
  "safety.takeReport": guardians,
  "safety.noteOnReport": guardians,
  "safety.closeReport": guardians,
  "safety.actOnReport": guardians,
  "safety.listNotices": members,
  "safety.dismissNotice": members,
  "safety.listFlaggedMessages": guardians,
  "safety.readFlaggedMessage": guardians,
  "safety.reviewFlaggedMessage": guardians,
  "safety.listNewcomers": guardians,
  "safety.findNewcomers": mentors,
  "safety.listAgeConfirmations": guardians,
  "safety.confirmAges": guardians,
  "safety.confirmAgeGroup": mentors,
  "safety.undoAgeConfirmation": guardians,
  "safety.correctBirthDate": ["admin"],
  "safety.listSupervised": guardians,
  "safety.listMixedRooms": guardians,
  "safetyAdmin.actOnMember": admins,
  "safetyAdmin.actOnMembers": admins,
  "safetyAdmin.countWaiting": admins,
  "scripture.readVerses": everyone,
  "scripture.saveTranslation": members,
  "settingAdmin.readSettings": admins,
  "settingAdmin.changeSettings": admins,
  "settingAdmin.uploadLogo": admins,
  "settingAdmin.removeLogo": admins,
  "settingAdmin.readLogo": everyone,
  "settingAdmin.testMail": admins,
  "settingAdmin.readSetup": admins,
  "settingAdmin.recordSetup": admins,
  "setup.readFirstAdmin": everyone,
  "setup.becomeFirstAdmin": members,
  "secondFactor.readSecondFactor": members,
  "secondFactor.startSecondFactor": members,
  "secondFactor.confirmSecondFactor": members,
  "secondFactor.replaceRecoveryCodes": members,
  "secondFactor.removeSecondFactor": members,
  "session.listSessions": members,
  "session.endOwnSession": members,
  "session.confirmPassword": members,
  "siteAdmin.listRequests": guardians,
  "siteAdmin.exportRequests": admins,
  "siteAdmin.readRequest": guardians,
  "siteAdmin.takeRequest": guardians,
  "siteAdmin.handBackRequest": guardians,
  "siteAdmin.answerRequest": guardians,
  "siteAdmin.closeRequest": guardians,
  "siteAdmin.reopenRequest": guardians,
  "siteAdmin.deleteRequest": guardians,
  "site.sendRequest": everyone,
  "site.askAsParent": everyone,
  "site.followRoadmap": everyone,
  "solo.readSoloGame": members,
  "solo.showStep": members,
  "solo.answerStep": members,
  "thread.searchMessages": members,
  "thread.listReactions": members,
  "thread.listVotes": members,
  "ticket.readTicket": members,
  "ticket.readTicketPdf": members,
};

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors", SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());

async function newCaller(role: Role): Promise<Person> {
  if (role === "visitor") return new Person(server.url);
  const person = await newMember(server.url);
  const em = server.database.fork();
  const memberId = person.me?.memberId ?? "";
  // Suspension or expiry alone must be enough, so the rest of the session stays valid.
  if (role === "suspended") await em.execute("update users set suspended_at = now() where id = ?", [memberId]);
  if (role === "expired")
    await em.execute("update sessions set expires_at = now() - interval '1 second' where user_id = ?", [memberId]);
  if (role === "admin" || role === "mentor" || role === "safeguarding_lead") {
    await giveRole(em, person.me?.email ?? "", role);
    await setSecondFactor(person, role !== "mentor");
  }
  return person;
}

const setSecondFactor = ({ me }: Person, isOn: boolean) =>
  server.database.fork().execute("update users set two_factor_enabled = ? where id = ?", [isOn, me?.memberId]);

/** Reuses one person per role, except for the calls that end their session. */
const callers = new Map<Role, Promise<Person>>();
function callerFor(role: Role, endpoint: Endpoint): Promise<Person> {
  if (endpoint === accountApi.signOut || endpoint === accountApi.signOutEverywhere) return newCaller(role);
  const person = callers.get(role) ?? newCaller(role);
  callers.set(role, person);
  return person;
}

/** Calls with an undeclared field, so that a caller with access only gets an input error and nothing changes. */
async function callEndpoint(person: Person, endpoint: Endpoint): Promise<{ status: number; code: string | undefined }> {
  const path = endpoint.path.replace(":gameType", "trivia").replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");
  const abort = new AbortController();
  const { headers, ...body } = bodyWith({ undeclared: true }, endpoint);
  const response = await fetch(server.url + path, {
    method: endpoint.method,
    headers: { Origin: server.url, Cookie: person.cookie, ...headers },
    ...body,
    signal: abort.signal,
  });
  const refused = response.ok ? undefined : errorReply.parse(await response.json());
  // An event stream would never end, and this test doesn't need the content of files.
  abort.abort();
  return { status: response.status, code: refused?.code };
}

describe("every endpoint, as every role", () => {
  test("this test lists every declared endpoint with who may call it", () => {
    expect(Object.keys(mayCall).sort()).toEqual(declared.map(([name]) => name).sort());
  });

  describe.each(roles)("calls as %s", (role) => {
    test.each(declared)("the endpoint %s accepts exactly the callers that are listed", async (name, endpoint) => {
      const person = await callerFor(role, endpoint);
      const { status, code } = await callEndpoint(person, endpoint);
      if (mayCall[name]?.includes(role)) {
        expect(code ?? "").not.toMatch(/^account\/not-/);
        // Nothing has the requested id.
        const isAbsent = status === 404 && endpoint.path.includes(":") && /not-found$/.test(code ?? "");
        // Anyone may call it, but the provider's secret is missing.
        const isNoSecret = code === "payment/webhook-refused";
        expect(status === 200 || status === 422 || isAbsent || isNoSecret).toBe(true);
      } else {
        // Signed-in callers without permission learn only that they lack it.
        const refusal = members.includes(role) ? [403, "account/not-allowed"] : [401, "account/not-signed-in"];
        expect([status, code]).toEqual(refusal);
      }
    });
  });

  /** The endpoints that this role opens, and not to every member. */
  const opened = (role: Role) =>
    declared.filter(([name]) => mayCall[name]?.includes(role) && !mayCall[name]?.includes("member"));

  describe.each(["safeguarding_lead", "admin"] as const)("ACCESS-9 calls as %s without a second factor", (role) => {
    let person: Person;
    beforeAll(async () => {
      person = await newCaller(role);
      await setSecondFactor(person, false);
    });

    test.each(opened(role))("the endpoint %s says what is missing", async (_, endpoint) => {
      expect(await callEndpoint(person, endpoint)).toEqual({ status: 403, code: "account/second-factor-needed" });
    });
  });

  describe.each(["mentor", "safeguarding_lead", "admin"] as const)("USERS-4 calls as %s until this second", (role) => {
    let person: Person;
    beforeAll(async () => {
      person = await newCaller(role);
      await server.database.fork().execute("delete from user_roles where user_id = ?", [person.me?.memberId]);
    });

    test.each(opened(role))("the endpoint %s is closed", async (_, endpoint) => {
      expect(await callEndpoint(person, endpoint)).toEqual({ status: 403, code: "account/not-allowed" });
    });
  });

  test("an unknown path, a wrong method and an invalid JSON body are refused with a code", async () => {
    const ask = async (path: string, init: RequestInit) => {
      const response = await fetch(server.url + path, { ...init, headers: { Origin: server.url, ...init.headers } });
      return [response.status, errorReply.parse(await response.json()).code];
    };
    const json = { "Content-Type": "application/json" };
    expect(await ask("/api/nothing", {})).toEqual([404, "request/not-found"]);
    expect(await ask("/api/health", { method: "DELETE" })).toEqual([404, "request/not-found"]);
    expect(await ask(accountApi.signIn.path, { method: "POST", headers: json, body: "{" })).toEqual([
      400,
      "request/malformed",
    ]);
    expect(await ask(accountApi.signIn.path, { method: "POST", body: "x" })).toEqual([400, "request/malformed"]);
    expect(await ask("/api/leaderboard/chess", {})).toEqual([404, "request/not-found"]);
    expect(await ask("/api/leaderboard/trivia?page=2", {})).toEqual([422, "request/invalid"]);
  });

  test("a field that an endpoint does not declare is refused", async () => {
    const person = new Person(server.url);
    const body = { email: "x@example.org", password: TEST_PASSWORD, role: "admin" };
    const { status, error } = await person.call(accountApi.signUp, { body });
    expect([status, error?.code]).toEqual([422, "request/invalid"]);
  });
});
