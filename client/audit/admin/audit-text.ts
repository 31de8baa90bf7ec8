import type { AuditKind } from "../../../schema/audit/kind.ts";

export { title } from "./section-text.ts";
export const lead =
  "Who viewed, changed or downloaded data of members. Nobody can change it, and it’s kept for a year.";
export const loading = "Loading the audit log...";
export const emptyTitle = "Nothing found";
export const emptyHint = "No row of the last year matches these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Not downloaded",
  message: "Failed to download the audit log. Please try again.",
};

export const filtersLabel = "Filters";
export const actorFilter = "Who";
export const memberFilter = "About whom";
export const personHint = "Name or email";
/** On a button that takes the filter away. */
export const onlyOneUser = "Only this user";
export const kindFilter = "What";
export const anyOption = "Everything";
export const fromFilter = "From";
export const toFilter = "To";
export const clearButton = "Clear the filters";

export const whenHeader = "When";
export const whoHeader = "Who";
export const whatHeader = "What";
export const aboutHeader = "About";
export const whyHeader = "Why";
/** An operator’s command, or an account that is gone. */
export const noActor = "No account";
export const olderButton = "Older";
export const newestButton = "Newest";
export const pagesLabel = "Pages";
/** For example "Gave a role: Mentor". */
export const withDetail = (what: string, detail: string): string => `${what}: ${detail}`;

export const details: Readonly<Record<string, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
  everyone: "Everyone",
  event: "An event’s attendees",
  "quiet-hours": "Quiet hours",
  "slow-mode": "Slow mode",
  pinned: "Pinned",
  unpinned: "Unpinned",
};

export const kinds: Readonly<Record<AuditKind, string>> = {
  reports: "Viewed the reports",
  report: "Viewed or handled a report",
  newcomers: "Viewed the ages of members",
  supervised: "Viewed the supervised threads",
  "supervised-thread": "Read a supervised thread",
  "game-rooms": "Viewed the game rooms",
  "flagged-messages": "Viewed the flagged messages",
  "flagged-message": "Viewed a flagged message",
  "covered-attachment": "Viewed a covered photo or voice note",
  "channel-invitations": "Viewed a channel’s invitations",
  "event-tickets": "Opened an event’s tickets at the door",
  "event-attendees": "Viewed an event’s attendees",
  confessions: "Viewed the Confession Box",
  confession: "Read a confession",
  questions: "Viewed the questions asked",
  "question-asker": "Looked up who asked a question",
  "pod-requests": "Viewed the requests for a mentor",
  members: "Viewed the list of users",
  member: "Viewed a user’s page",
  "role-invitations": "Viewed the invitations",
  activities: "Viewed the activity",
  "quiet-members": "Viewed who has gone quiet",
  "admin-search": "Searched the admin area",
  requests: "Viewed the requests",
  request: "Read a request",
  posts: "Viewed the list of posts",
  post: "Viewed a post with its comments",
  "audit-log": "Viewed the audit log",
  "age-confirmed": "Confirmed an age",
  "age-confirmation-undone": "Undid a mentor’s confirmation of an age",
  "birth-date-corrected": "Corrected a birth date",
  "role-given": "Gave a role",
  "role-taken": "Took a role away",
  "role-invitation-created": "Invited to a role",
  "role-invitation-revoked": "Revoked an invitation to a role",
  "member-warned": "Warned",
  "member-muted": "Muted",
  "member-unmuted": "Lifted a mute",
  "member-suspended": "Suspended",
  "member-restored": "Lifted a suspension",
  "question-voided": "Voided a trivia question",
  "question-flags-cleared": "Cleared the flags of a trivia question",
  "second-factor-reset": "Reset two-step sign-in",
  "post-deleted": "Deleted a post",
  "post-restored": "Restored a post",
  "comment-deleted": "Deleted a comment",
  "devotion-answer-deleted": "Deleted an answer to a devotion",
  "comment-restored": "Restored a comment",
  "request-taken": "Took a request",
  "request-handed-back": "Handed a request back",
  "request-answered": "Answered a request",
  "request-closed": "Closed a request",
  "request-reopened": "Opened a request again",
  "request-deleted": "Deleted a request",
  "announcement-sent": "Sent a notification",
  "announcement-cancelled": "Cancelled a notification",
  "ticket-refunded": "Refunded a ticket",
  "setting-changed": "Changed a setting",
  "channel-pace-changed": "Changed a channel’s settings",
  "channel-pins-changed": "Changed a channel’s pinned messages",
  "attachment-uncovered": "Showed a covered photo or voice note to everyone",
  "members-exported": "Downloaded the users",
  "analytics-exported": "Downloaded the analytics",
  "requests-exported": "Downloaded the requests",
  "audit-log-exported": "Downloaded the audit log",
  "questions-exported": "Downloaded the trivia questions",
  "attendees-exported": "Downloaded an event’s attendees",
};
