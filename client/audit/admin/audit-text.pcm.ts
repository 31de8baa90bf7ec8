import type { AuditKind } from "../../../schema/audit/kind.ts";
import type { Translates } from "../../../schema/language/translation.ts";

export { title } from "./section-text.ts";
export const lead =
  "Who check, change or download members’ data. Nobody fit change this list, and we dey keep am for one year.";
export const loading = "The audit log dey load...";
export const emptyTitle = "We no see anything";
export const emptyHint = "Nothing for the last one year match these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Download no work",
  message: "We no fit download the audit log. Abeg try am again.",
};

export const filtersLabel = "Filters";
export const actorFilter = "Who";
export const memberFilter = "About who";
export const personHint = "Name or email";
/** On a button that takes the filter away. */
export const onlyOneUser = "Only this user";
export const kindFilter = "Wetin";
export const anyOption = "Everything";
export const fromFilter = "From";
export const toFilter = "To";
export const clearButton = "Clear the filters";

export const whenHeader = "When";
export const whoHeader = "Who";
export const whatHeader = "Wetin";
export const aboutHeader = "About";
export const whyHeader = "Why";
/** An operator’s command, or an account that is gone. */
export const noActor = "No account";
export const olderButton = "Older";
export const newestButton = "Newest";
export const pagesLabel = "Pages";

export const details: Readonly<Record<string, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
  everyone: "Everybody",
  event: "People wey dey come one event",
  "quiet-hours": "Quiet hours",
  "slow-mode": "Slow mode",
  pinned: "Pin",
  unpinned: "Comot the pin",
};

/** What somebody did, behind their name. */
export const kinds: Readonly<Record<AuditKind, string>> = {
  reports: "Check the reports",
  report: "Check or handle one report",
  newcomers: "Check members’ ages",
  supervised: "Check the supervised threads",
  "supervised-thread": "Read one supervised thread",
  "game-rooms": "Check the game rooms",
  "flagged-messages": "Check the flagged messages",
  "flagged-message": "Check one flagged message",
  "covered-attachment": "Check one covered photo or voice note",
  "channel-invitations": "Check one channel’s invitations",
  "event-tickets": "Open one event’s tickets for door",
  "event-attendees": "Check who dey come one event",
  confessions: "Check the Confession Box",
  confession: "Read one confession",
  questions: "Check the questions wey people ask",
  "question-asker": "Check who ask one question",
  "pod-requests": "Check the requests for mentor",
  members: "Check the list of users",
  member: "Check one user’s page",
  "role-invitations": "Check the invitations",
  activities: "Check the activity",
  "quiet-members": "Check who don quiet",
  "admin-search": "Search the admin area",
  requests: "Check the requests",
  request: "Read one request",
  posts: "Check the list of posts",
  post: "Check one post and im comments",
  "audit-log": "Check the audit log",
  "age-confirmed": "Confirm one age",
  "age-confirmation-undone": "Cancel age wey one mentor confirm",
  "birth-date-corrected": "Correct one birth date",
  "role-given": "Give role",
  "role-taken": "Remove role",
  "role-invitation-created": "Invite pesin to role",
  "role-invitation-revoked": "Take invitation to role back",
  "member-warned": "Warn member",
  "member-muted": "Mute member",
  "member-unmuted": "Remove mute",
  "member-suspended": "Suspend member",
  "member-restored": "Remove suspension",
  "question-voided": "Cancel one trivia question",
  "question-flags-cleared": "Clear the flags of one trivia question",
  "second-factor-reset": "Reset two-step sign-in",
  "post-deleted": "Delete one post",
  "post-restored": "Bring one post back",
  "comment-deleted": "Delete one comment",
  "devotion-answer-deleted": "Delete one answer to devotion",
  "comment-restored": "Bring one comment back",
  "request-taken": "Take one request",
  "request-handed-back": "Give one request back",
  "request-answered": "Answer one request",
  "request-closed": "Close one request",
  "request-reopened": "Open one request again",
  "request-deleted": "Delete one request",
  "announcement-sent": "Send one notification",
  "announcement-cancelled": "Cancel one notification",
  "ticket-refunded": "Refund one ticket",
  "setting-changed": "Change one setting",
  "channel-pace-changed": "Change one channel’s settings",
  "channel-pins-changed": "Change wetin dem pin for one channel",
  "attachment-uncovered": "Show everybody one covered photo or voice note",
  "members-exported": "Download the users",
  "analytics-exported": "Download the analytics",
  "requests-exported": "Download the requests",
  "audit-log-exported": "Download the audit log",
  "questions-exported": "Download the trivia questions",
  "attendees-exported": "Download who dey come one event",
};

export type Holds = Translates<typeof import("./audit-text.ts"), typeof import("./audit-text.pcm.ts")>;
