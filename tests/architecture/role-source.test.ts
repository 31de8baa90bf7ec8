import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { roleSurfaces } from "../support/account/role-surfaces.ts";

/** Every way to ask the database about roles. */
const questions =
  /\b(user_roles|UserRoleEntity|heldRoles|roleHolders|shownRoles|active_roles|active_guardians|activeHolders|isActiveAs|isActiveForOthers|holds_role|is_safeguarding_lead|is_guardian|may_supervise|handles_report|handledBy|thread_readers)\b/;
/** The table itself, which does not know whether a role may be used now. */
const table = /\b(user_roles|UserRoleEntity)\b/;

/** The sources that give, take and show roles. All others ask whether a role may be used. */
const ofTheTable = ["server/account/account.entity.ts", "server/account/role.ts", "server/profile/shown.ts"];

/**
 * ACCESS-9: for every source that queries roles, the surfaces of `role-surfaces.ts` that test it in each state of a
 * holder, or a sentence that says what does.
 */
const askers: Readonly<Record<string, readonly string[] | string>> = {
  "server/account/account.entity.ts": "declares the table",
  "server/account/account.ts": "exports role.ts",
  "server/account/role.ts": ["they act as an admin on members and roles", "the Confession Box has a reader"],
  "server/account/session/session-store.ts": "endpoint-access.test: every endpoint that needs a role, in each state",
  "server/admin/quiet/quiet-store.ts": ["quiet members have them as somebody who knows them"],
  "server/admin/search/search-store.ts": "only for admins, see endpoint-access.test; reads what thread_readers shows",
  "server/audit/audit.ts": "records what a supervisor has opened, after `they read its messages` was checked",
  "server/backup/nightly.ts": "BACKUP-8 in nightly.test",
  "server/challenge/challenge-store.ts": "shows which roles a friend holds, to those of a challenge",
  "server/channel/channel-pace.ts": [
    "they set the channel’s quiet hours and slow mode",
    "they pin a message of the channel",
  ],
  "server/channel/channel-store.ts": [
    "the private channel is in their list",
    "they open the private channel",
    "they read the messages of the channel",
    "they see who is in the channel",
    "they enter the channel’s live room",
    "they are among the supervisors whom a channel names",
    "they count as a channel’s supervisor",
  ],
  "server/channel/pin/pin-store.ts": ["they see the channel’s pinned messages"],
  "server/chat/conversation-store.ts": [
    "the conversation is in their list",
    "they open the conversation",
    "they enter the conversation’s live room",
    "an adult and a minor may write to each other",
  ],
  "server/devotion/response/answer-store.ts": "shows which roles the writers of answers hold",
  "server/engagement/confession/confession.ts": ["the Confession Box has a reader"],
  "server/engagement/confession/reminder.ts": ["the Confession Box reminds them by mail"],
  "server/command/give-role.ts": "ROLE-4 in role-given.test",
  "server/engagement/pod/pod-store.ts": "reads whether a member is in their pod, as a member",
  "server/erasure/own-account.ts": "ERASE-12 in pending-role.test",
  "server/event/admin/attendee-store.ts": "shows which roles attendees hold, to admins",
  "server/event/event-store.ts": "shows which roles attendees hold",
  "server/event/manage/managed-event.ts": "shows which roles the creator of an event holds",
  "server/leaderboard/leaderboard-store.ts": "shows which roles players hold, to members",
  "server/member/admin/member-file.ts": "only for admins, see endpoint-access.test",
  "server/member/admin/member-list-store.ts": "shows which roles members hold, to admins",
  "server/member/member-sheet-store.ts": ["a block against them does not stand"],
  "server/notification/announcement/announcement-list.ts":
    "shows which roles the authors of announcements hold, to admins",
  "server/notification/announcement/announcement-store.ts": ["an announcement to their role reaches them"],
  "server/notification/store/channel-notification-store.ts": ["being added to a channel notifies them"],
  "server/notification/store/message-notification-store.ts": ["a new mention notifies them"],
  "server/notification/store/notification-view-store.ts": [
    "a mention is in their notifications",
    "notifications of reports are in their list",
    "notifications of flagged messages are in their list",
    "notifications of confirmed ages are in their list",
  ],
  "server/notification/store/safety-notification-store.ts": [
    "a new report notifies them",
    "an overdue report notifies them",
    "a flagged message notifies them",
    "a mentor’s confirmation of an age notifies them",
  ],
  "server/payment/reconcile/reconcile-job.ts": "PAY-44 in reconcile.test",
  "server/platform/database/typed-query.ts": "declares views",
  "server/post/admin/managed-post-store.ts": "shows which roles the writers of posts and comments hold, to admins",
  "server/post/post-store.ts": "shows which roles the writers of posts and comments hold",
  "server/profile/person-store.ts": "shows which roles members hold",
  "server/profile/profile.ts": "exports shown.ts",
  "server/profile/reserved-name.ts":
    "PROFILE-7 in reserved-name.test: names are theirs also while they may not use the role",
  "server/profile/shown.ts": "shows which roles a member holds",
  "server/push/push.ts": ["they mute the channel’s notifications"],
  "server/role-invitation/accept-invitation.ts": "role-invitation.test: a role that is held already is not given again",
  "server/role-invitation/invitation-list.ts": "INVITE-12 in role-invitation.test",
  "server/role/role.ts": "ROLE-2 in role-given.test: a role that waits for a second factor",
  "server/safety/action/actor-lock.ts": ["they act as an admin on members and roles"],
  "server/safety/action/report-action.ts": "only for guardians, see endpoint-access.test",
  "server/safety/action/member-status.ts": ["they are the last safeguarding lead"],
  "server/safety/age/birth-date.ts": "who holds a role counts as an adult (SAFE-2), also while they may not use it",
  "server/safety/age/confirmation.ts": "SAFE-71 in age-group-confirmation.test",
  "server/safety/age/newcomer.ts": "who holds a role counts as an adult (SAFE-2), also while they may not use it",
  "server/safety/flagged/flagged-store.ts": "the ages of those who read a thread",
  "server/safety/lead-names.ts": ["posts name them as somebody to turn to"],
  "server/safety/member-visibility.ts": ["they open the conversation"],
  "server/safety/messaging-store.ts": [
    "an adult and a minor may write to each other",
    "a minor finds an adult",
    "new conversations get them as supervisor",
  ],
  "server/safety/report/evidence-store.ts": [
    "they report a message of the conversation",
    "they report the private channel",
  ],
  "server/safety/report/post-reports.ts": "only for guardians, see endpoint-access.test",
  "server/safety/report/report-queue.ts": ["they own the report that they took"],
  "server/safety/report/report-store.ts": ["they handle a report"],
  "server/safety/report/report-view.ts": ["they own the report that they took"],
  "server/safety/report/wrong-age-store.ts": "wrong-age.test: up to where a lead was added",
  "server/safety/report/wrong-age.ts": "wrong-age.test: whom the notice names",
  "server/safety/safeguarding-contact.ts": ["with another leader, nobody outside has to receive reports"],
  "server/safety/safety.ts": ["a minor finds an adult"],
  "server/safety/supervised/mixed-rooms.ts": "shows which roles players hold, to guardians",
  "server/safety/supervised/supervised-threads.ts": "only for guardians, see endpoint-access.test",
  "server/safety/words/words.ts": "confession-box.test: an answer needs a second reader, suspended or not",
  "server/setup/first-admin/admin-code.ts": "SETUP-11 in first-admin.test: only an admin who may act counts",
  "server/setup/first-admin/become-first-admin.ts": "SETUP-10 in first-admin.test: whose role waits repeats it in vain",
  "server/setting/setup-facts.ts": "SETTING-20 in setup-facts.test",
  "server/site/admin/request-store.ts": [
    "the request that they took is theirs",
    "what a parent asked and they took is theirs",
  ],
  "server/site/site.jobs.ts": ["a mail reminds them of parents who wait"],
  "server/thread/attachment/attachment-store.ts": [
    "they see a covered photo of the conversation",
    "they uncover a photo of the conversation",
  ],
  "server/thread/message/message-view.ts": "shows which roles the sender of a message holds",
  "server/thread/message/message-store.ts": ["they see who reacted", "they read its messages"],
  "server/thread/poll/poll-store.ts": ["they see who voted"],
  "server/thread/search/everywhere-store.ts": ["their search in all messages finds what they supervise"],
  "server/thread/search/search-store.ts": ["their search finds its messages", "they search the channel"],
  "server/thread/thread-store.ts": ["their open sockets stay", "changes in the channel reach them"],
};

const codeOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
// The declaration of words lists the columns of all tables, and asks nothing.
const sources = globSync("{server,rooms}/**/*.ts").filter((file) => file !== "server/safety/words/words-rules.ts");

test("ACCESS-9 every source that queries roles names what tests it", () => {
  const found = sources.filter((file) => questions.test(codeOf(file))).sort();
  expect(found).toEqual(Object.keys(askers).sort());
});

test("ACCESS-9 only what gives, takes and shows roles reads their table", () => {
  expect(sources.filter((file) => table.test(codeOf(file))).sort()).toEqual(ofTheTable);
});

test("ACCESS-9 the surfaces named here exist, and each one tests a source", () => {
  const named = new Set(Object.values(askers).flatMap((each) => (typeof each === "string" ? [] : each)));
  const existing = new Set(roleSurfaces.map(({ name }) => name));
  expect([...named].filter((name) => !existing.has(name))).toEqual([]);
  const unnamed = [...existing].filter((name) => !named.has(name));
  expect(unnamed).toEqual([]);
});
