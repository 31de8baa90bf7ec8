import type { retention } from "../retention.ts";
import * as text from "./kept-data-text.ts";

/** Something that the community keeps, in plain words, with the tables that hold it. */
export interface KeptData {
  readonly label: string;
  /** More about it, as whole sentences. */
  readonly note?: string;
  readonly tables: readonly string[];
  /** The rules after which it is deleted by itself. */
  readonly ends?: readonly (keyof typeof retention)[];
  /** How long it is kept, if no rule ends it and it does not simply stay as long as the account. */
  readonly until?: string;
  /** `goes`: it is deleted with the account. Otherwise a sentence says what stays. */
  readonly leaving: "goes" | string;
  /** Whether the download of one’s data has it, except for secrets and what others wrote. */
  readonly inDownload: boolean;
}

interface KeptGroup {
  readonly title: string;
  readonly items: readonly KeptData[];
}

export { profileFields } from "./kept-data-text.ts";

/**
 * Everything that is kept about people, for the page about privacy. tests/integration/erasure/kept-data.test.ts compares it with
 * the tables, their foreign keys and the declarations of erasure, export and retention, so nothing can be forgotten here.
 */
export const keptData: readonly KeptGroup[] = [
  {
    title: text.titles.you,
    items: [
      {
        ...text.items.users,
        tables: ["users", "credentials", "second_factors", "user_roles"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.profiles, tables: ["profiles"], leaving: "goes", inDownload: true },
      {
        ...text.items.birthDates,
        tables: ["birth_dates", "age_confirmations", "age_attestations"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.formerNames, tables: ["former_names"], ends: ["formerNames"], leaving: "goes", inDownload: true },
      {
        ...text.items.profilePhotos,
        tables: ["profile_photos"],
        ends: ["profilePhotos"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.sessions, tables: ["sessions"], ends: ["sessions"], leaving: "goes", inDownload: true },
      { ...text.items.verifications, tables: ["verifications", "rate_limits"], ends: ["sessions"], inDownload: false },
      {
        ...text.items.userActivity,
        tables: ["user_activity", "user_devotion_reads"],
        leaving: "goes",
        inDownload: true,
      },
      {
        ...text.items.notifications,
        tables: ["notifications"],
        ends: ["notifications"],
        leaving: "goes",
        inDownload: true,
      },
      {
        ...text.items.pushSubscriptions,
        tables: ["push_subscriptions", "push_settings", "muted_threads"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.duePushes, tables: ["due_pushes"], leaving: "goes", inDownload: false },
    ],
  },
  {
    title: text.titles.writing,
    items: [
      {
        ...text.items.messages,
        tables: ["messages", "message_reactions", "message_mentions", "pinned_messages", "polls", "poll_votes"],
        inDownload: true,
      },
      { ...text.items.attachments, tables: ["attachments"], ends: ["attachments"], inDownload: true },
      { ...text.items.messageVersions, tables: ["message_versions"], ends: ["messageVersions"], inDownload: true },
      {
        ...text.items.threads,
        tables: [
          "threads",
          "thread_members",
          "pinned_channels",
          "conversations",
          "community_channels",
          "event_channels",
          "game_channels",
        ],
        inDownload: true,
      },
      { ...text.items.channelRemovals, tables: ["channel_removals"], leaving: "goes", inDownload: true },
      { ...text.items.channelVersions, tables: ["channel_versions"], ends: ["channelVersions"], inDownload: true },
      {
        ...text.items.channelInvitations,
        tables: ["channel_invitations"],
        ends: ["channelInvitations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        ...text.items.posts,
        tables: ["posts", "post_comments", "post_likes"],
        ends: ["deletedPosts"],
        inDownload: true,
      },
      { ...text.items.liveQuestions, tables: ["live_questions", "pod_requests"], leaving: "goes", inDownload: true },
      {
        ...text.items.confessions,
        tables: ["confessions", "confession_messages"],
        ends: ["confessions"],
        inDownload: false,
      },
      { ...text.items.requests, tables: ["requests"], leaving: "goes", inDownload: true },
      { ...text.items.parentRequests, tables: [], ends: ["parentRequests"], inDownload: false },
    ],
  },
  {
    title: text.titles.playing,
    items: [
      {
        ...text.items.gameRooms,
        tables: [
          "game_rooms",
          "game_sessions",
          "game_participants",
          "game_rounds",
          "game_round_results",
          "game_watchers",
          "game_snapshots",
        ],
        ends: ["games"],
        inDownload: true,
      },
      { ...text.items.soloGames, tables: ["solo_games"], leaving: "goes", inDownload: true },
      { ...text.items.soloAnswers, tables: ["solo_answers"], ends: ["soloAnswers"], leaving: "goes", inDownload: true },
      { ...text.items.challenges, tables: ["challenges"], ends: ["challenges"], leaving: "goes", inDownload: true },
      { ...text.items.gameLeaderboards, tables: ["game_leaderboards"], leaving: "goes", inDownload: true },
      {
        ...text.items.devotionAnswers,
        tables: ["devotion_answers"],
        ends: ["devotionAnswers"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.devotionReactions, tables: ["devotion_reactions"], leaving: "goes", inDownload: true },
      { ...text.items.questionFlags, tables: ["question_flags"], leaving: "goes", inDownload: true },
      { ...text.items.courses, tables: ["courses", "course_sections_done"], leaving: "goes", inDownload: true },
      {
        ...text.items.courseGenerations,
        tables: ["course_generations"],
        ends: ["courseGenerations"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.courseDrafts, tables: ["course_drafts"], ends: ["courseDrafts"], inDownload: false },
    ],
  },
  {
    title: text.titles.events,
    items: [
      {
        ...text.items.eventRegistrations,
        tables: ["event_registrations", "event_check_ins"],
        leaving: "goes",
        inDownload: true,
      },
      {
        ...text.items.eventWaitingList,
        tables: ["event_waiting_list"],
        ends: ["waitingLists"],
        leaving: "goes",
        inDownload: true,
      },
      { ...text.items.ticketPdfs, tables: ["ticket_pdfs"], ends: ["ticketPdfs"], leaving: "goes", inDownload: true },
      {
        ...text.items.eventPayments,
        tables: ["event_payments", "event_payment_transactions", "event_refunds"],
        inDownload: true,
      },
    ],
  },
  {
    title: text.titles.safety,
    items: [
      { ...text.items.blocks, tables: ["blocks"], leaving: "goes", inDownload: true },
      { ...text.items.mutes, tables: ["mutes"], leaving: "goes", inDownload: true },
      { ...text.items.reports, tables: ["reports", "report_notes", "report_actions"], inDownload: true },
      { ...text.items.messageFlags, tables: ["message_flags"], inDownload: false },
      { ...text.items.auditLog, tables: ["audit_log"], ends: ["auditLog"], inDownload: true },
    ],
  },
  {
    title: text.titles.leading,
    items: [
      { ...text.items.events, tables: ["events", "resource_videos"], inDownload: true },
      { ...text.items.eventImages, tables: ["event_images"], ends: ["eventImages"], inDownload: true },
      { ...text.items.devotions, tables: ["devotions"], ends: ["deletedDevotions"], inDownload: true },
      {
        ...text.items.devotionGenerations,
        tables: ["devotion_generations"],
        ends: ["devotionGenerations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        ...text.items.roleInvitations,
        tables: ["role_invitations", "role_invitation_uses"],
        ends: ["roleInvitations"],
        inDownload: true,
      },
    ],
  },
  {
    title: text.titles.mail,
    items: [{ ...text.items.mails, tables: [], ends: ["jobs"], inDownload: false }],
  },
];

/** Tables with nothing about a person: what the servers need, and what the community made for everyone. */
export const impersonalTables: readonly string[] = [
  "admin_codes",
  "announcements",
  "backups",
  "due_supervision",
  "installation",
  "presence_rooms",
  "push_keys",
  "reconciliations",
  "seeded_questions",
  "servers",
  "settings",
  "solo_questions",
  "solo_sets",
  "ticket_keys",
  "trivia_questions",
];
