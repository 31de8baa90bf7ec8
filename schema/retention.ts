import {
  AUDIT_DAYS,
  CHANNEL_INVITATION_PAUSE_DAYS,
  CONFESSION_DAYS,
  FORMER_NAME_DAYS,
  GAME_ROWS_DAYS,
  MESSAGE_VERSIONS_DAYS,
  NOTIFICATION_DAYS,
  PARENT_REQUEST_DAYS,
} from "./limits.ts";
import * as text from "./retention-text.ts";

/** What is deleted by itself, and when. `npm run docs` writes docs/retention.md from it, and the page about privacy shows it. */
export interface RetentionRule {
  readonly what: string;
  /** The rows that go. Rows that belong to them go with them. */
  readonly tables: readonly string[];
  /** Null if something else than a number of days decides; `after` says what. */
  readonly days: number | null;
  /** What the days count from, or when it goes. */
  readonly after: string;
  readonly why: string;
  /** The scheduled job that deletes. Null for the job queue itself. */
  readonly job: string | null;
}

/** Every rule. The jobs take their days from here. */
export const retention = {
  auditLog: {
    what: "Rows of the audit log",
    tables: ["audit_log"],
    days: AUDIT_DAYS,
    after: text.after.auditLog,
    why: "Cases of the past year can be reviewed. The database refuses to delete younger rows.",
    job: "audit/delete-old",
  },
  games: {
    what: "Game rooms with their seats, rounds, answers, watchers and snapshots",
    tables: ["game_rooms"],
    days: GAME_ROWS_DAYS,
    after: text.after.games,
    why: "Members return to their results, and questions that they met are drawn last. Leaderboards stay.",
    job: "game/delete-old",
  },
  soloAnswers: {
    what: "Answers of the daily five and of challenges",
    tables: ["solo_answers"],
    days: GAME_ROWS_DAYS,
    after: text.after.soloAnswers,
    why: "Members look back at their own. Points and finished days stay, for the streak.",
    job: "solo/clear-answers",
  },
  challenges: {
    what: "Challenges with their questions, games and answers",
    tables: ["challenges", "solo_sets"],
    days: 30,
    after: text.after.challenges,
    why: "Both look back at the result.",
    job: "challenge/delete-old",
  },
  notifications: {
    what: "Notifications",
    tables: ["notifications"],
    days: NOTIFICATION_DAYS,
    after: text.after.notifications,
    why: "What they tell of is found elsewhere.",
    job: "notification/clear-old",
  },
  confessions: {
    what: "Entries of the Confession Box",
    tables: ["confessions"],
    days: CONFESSION_DAYS,
    after: text.after.confessions,
    why: "The box promises it to those who write.",
    job: "confession/delete-expired",
  },
  messageVersions: {
    what: "Earlier versions of messages",
    tables: ["message_versions"],
    days: MESSAGE_VERSIONS_DAYS,
    after: text.after.messageVersions,
    why: "A report can show what a message said before.",
    job: "thread/clear-versions",
  },
  channelVersions: {
    what: "Earlier names and descriptions of channels",
    tables: ["channel_versions"],
    days: MESSAGE_VERSIONS_DAYS,
    after: text.after.channelVersions,
    why: "A report can show what a channel was called.",
    job: "channel/clear-versions",
  },
  channelInvitations: {
    what: "Invitations to channels",
    tables: ["channel_invitations"],
    days: CHANNEL_INVITATION_PAUSE_DAYS,
    after: text.after.channelInvitations,
    why: "Whoever declines one gets no other from the same person meanwhile.",
    job: "channel/clear-invitations",
  },
  roleInvitations: {
    what: "Invitations with a role",
    tables: ["role_invitations"],
    days: 180,
    after: text.after.roleInvitations,
    why: "Admins look up who was invited by whom.",
    job: "role-invitation/delete-old",
  },
  formerNames: {
    what: "Former names of members",
    tables: ["former_names"],
    days: FORMER_NAME_DAYS,
    after: text.after.formerNames,
    why: "Others recognize who has changed their name.",
    job: "profile/clear-former-names",
  },
  attachments: {
    what: "Photos and voice notes that no message carries, and that no open report has as evidence",
    tables: ["attachments"],
    days: 1,
    after: text.after.attachments,
    why: "A message may still be on its way that was about to carry them. Those of a deleted message go within an hour.",
    job: "thread/remove-attachments",
  },
  profilePhotos: {
    what: "Photos that no profile shows",
    tables: ["profile_photos"],
    days: 1,
    after: text.after.profilePhotos,
    why: "A form may still be open that was about to use them.",
    job: "profile/remove-photos",
  },
  eventImages: {
    what: "Pictures that no event shows, and that no open report has as evidence",
    tables: ["event_images"],
    days: 1,
    after: text.after.eventImages,
    why: "A form may still be open that was about to use them.",
    job: "event/remove-images",
  },
  waitingLists: {
    what: "Waiting lists of events",
    tables: ["event_waiting_list"],
    days: null,
    after: text.after.waitingLists,
    why: "Nobody gets a seat any more.",
    job: "event/clear-waiting-lists",
  },
  ticketPdfs: {
    what: "PDFs of tickets, also of registrations that were cancelled",
    tables: ["ticket_pdfs"],
    days: 7,
    after: text.after.ticketPdfs,
    why: "They are printed again when someone asks.",
    job: "ticket/clear-pdfs",
  },
  courseDrafts: {
    what: "Courses of the language model that others may get, too",
    tables: ["course_drafts"],
    days: 7,
    after: text.after.courseDrafts,
    why: "They save requests to the model. Courses that members keep stay.",
    job: "course/clear-generations",
  },
  courseGenerations: {
    what: "Who asked for which course",
    tables: ["course_generations"],
    days: 7,
    after: text.after.courseGenerations,
    why: "A course is found again after a reload, and faults can be looked into.",
    job: "course/clear-generations",
  },
  devotionGenerations: {
    what: "Which admin asked for which draft of a devotion",
    tables: ["devotion_generations"],
    days: 7,
    after: text.after.devotionGenerations,
    why: "A draft is found again after a reload, and faults can be looked into.",
    job: "devotion/clear",
  },
  deletedDevotions: {
    what: "Devotions that an admin deleted",
    tables: ["devotions"],
    days: 30,
    after: text.after.deletedDevotions,
    why: "They can be restored until then.",
    job: "devotion/clear",
  },
  devotionAnswers: {
    what: "Answers to the question of a devotion",
    tables: ["devotion_answers"],
    days: 90,
    after: text.after.devotionAnswers,
    why: "They belong to one day and to those who read with them.",
    job: "devotion/clear",
  },
  parentRequests: {
    what: "What parents ask for without an account",
    tables: ["requests"],
    days: PARENT_REQUEST_DAYS,
    after: text.after.parentRequests,
    why: "Parents and leaders can come back to it.",
    job: "site/clear-parent-requests",
  },
  deletedPosts: {
    what: "Posts and comments that were deleted",
    tables: ["posts", "post_comments"],
    days: 30,
    after: text.after.deletedPosts,
    why: "They can be restored until then.",
    job: "post/clear-deleted",
  },
  sessions: {
    what: "Sessions, codes and links of mails, and counts of attempts",
    tables: ["sessions", "verifications", "rate_limits"],
    days: null,
    after: text.after.sessions,
    why: "They have no use any more.",
    job: "account/clear-expired",
  },
  jobs: {
    what: "Jobs that have ended, with the mails in them",
    tables: [],
    days: null,
    after: text.after.jobs,
    why: "They have no use any more.",
    job: null,
  },
} as const satisfies Record<string, RetentionRule>;

/** Until when something is kept, as the end of a sentence: "60 days after they were made". */
export const untilOf = ({ days, after }: Pick<RetentionRule, "days" | "after">): string =>
  days === null ? after : text.daysAfter(days, after);
