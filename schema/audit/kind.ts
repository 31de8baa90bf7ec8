/** What the audit log records: something that was viewed, changed or downloaded. Each feature adds its own here. */
export const auditKinds = [
  // lists and items that leaders viewed
  "reports",
  "report",
  "newcomers",
  "supervised",
  "supervised-thread",
  "game-rooms",
  "flagged-messages",
  "flagged-message",
  "channel-invitations",
  "event-tickets",
  "confessions",
  "confession",
  "questions",
  "question-asker",
  "pod-requests",
  "members",
  "member",
  "activities",
  "quiet-members",
  "audit-log",
  // changes
  "age-confirmed",
  "birth-date-corrected",
  "role-given",
  "role-taken",
  "member-warned",
  "member-muted",
  "member-unmuted",
  "member-suspended",
  "member-restored",
  // downloads
  "members-exported",
  "analytics-exported",
  "audit-log-exported",
] as const;
export type AuditKind = (typeof auditKinds)[number];
