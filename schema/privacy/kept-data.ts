import type { retention } from "../retention.ts";

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

/** What a profile holds, by its column. Two columns with the same words are one thing for its member. */
export const profileFields = {
  full_name: "name",
  plain_name: "name",
  phone: "phone number",
  bio: "bio",
  location: "place",
  interests: "interests",
  spiritual_level: "how far you are in faith",
  drawing: "picture",
  photo: "picture",
} as const;

const profileWords = [...new Set(Object.values(profileFields))].join(", ");

/**
 * Everything that is kept about people, for the page about privacy. tests/integration/erasure/kept-data.test.ts compares it with
 * the tables, their foreign keys and the declarations of erasure, export and retention, so nothing can be forgotten here.
 */
export const keptData: readonly KeptGroup[] = [
  {
    title: "You",
    items: [
      {
        label: "Your account: email address, password, role, when you joined, and the Bible translation you chose",
        note: "The password is stored scrambled, so that nobody can read it.",
        tables: ["users", "credentials", "second_factors", "user_roles"],
        leaving: "goes",
        inDownload: true,
      },
      { label: `Your profile: ${profileWords}`, tables: ["profiles"], leaving: "goes", inDownload: true },
      {
        label: "Your birth date, and who confirmed your age",
        tables: ["birth_dates", "age_confirmations", "age_attestations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Names that you had before",
        tables: ["former_names"],
        ends: ["formerNames"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Photos that you uploaded and don’t show",
        tables: ["profile_photos"],
        ends: ["profilePhotos"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Where you’re signed in: the kind of browser, and when",
        tables: ["sessions"],
        ends: ["sessions"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Links and codes of our mails, and counts of tries against misuse",
        note: "A count is kept under a code made from an account or a network address.",
        tables: ["verifications", "rate_limits"],
        ends: ["sessions"],
        leaving: "They end by themselves within this time.",
        inDownload: false,
      },
      {
        label: "What you did here, such as signing up for an event or reading a devotion",
        tables: ["user_activity", "user_devotion_reads"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Your notifications",
        tables: ["notifications"],
        ends: ["notifications"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "What your phone needs to show notifications, if you allow them",
        tables: ["push_subscriptions", "push_settings", "muted_threads"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Notifications on their way to your phone",
        tables: ["due_pushes"],
        leaving: "goes",
        inDownload: false,
      },
    ],
  },
  {
    title: "What you write",
    items: [
      {
        label: "Messages you wrote, reactions and mentions",
        tables: ["messages", "message_reactions", "message_mentions"],
        until: "Until you delete them.",
        leaving: "The words are deleted. An empty message from “Deleted member” stays in its place.",
        inDownload: true,
      },
      {
        label: "What a message said before it was changed or deleted",
        tables: ["message_versions"],
        ends: ["messageVersions"],
        leaving: "These words are deleted at once.",
        inDownload: true,
      },
      {
        label: "Conversations and channels you’re in",
        tables: ["threads", "thread_members", "conversations", "community_channels"],
        until: "As long as others are in them.",
        leaving: "They stay for the others, without you. A channel of yours passes to another member.",
        inDownload: true,
      },
      {
        label: "Earlier names and descriptions of channels",
        tables: ["channel_versions"],
        ends: ["channelVersions"],
        leaving: "They stay until then, without your name.",
        inDownload: true,
      },
      {
        label: "Invitations to channels",
        tables: ["channel_invitations"],
        ends: ["channelInvitations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Posts, comments and likes",
        tables: ["posts", "post_comments", "post_likes"],
        ends: ["deletedPosts"],
        leaving: "Your comments and likes are deleted. Posts that leaders wrote stay, without their name.",
        inDownload: true,
      },
      {
        label: "Questions to the leaders, and requests for a mentor",
        tables: ["live_questions", "pod_requests"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Entries of the Confession Box",
        note: "Nothing in them says who wrote them.",
        tables: ["confessions", "confession_messages"],
        ends: ["confessions"],
        leaving: "They stay until then, because nobody knows that they are yours.",
        inDownload: false,
      },
      {
        label: "What you send with a form of the public pages",
        tables: ["requests"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "What a parent asks on the page for parents",
        tables: [],
        ends: ["parentRequests"],
        leaving: "It stays until then, so that the parent gets an answer.",
        inDownload: false,
      },
    ],
  },
  {
    title: "Games, devotions and courses",
    items: [
      {
        label: "Games you played or watched, and what you practised, with your answers",
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
        leaving: "Your seat and your score stay until then, as “Anonymous Player”.",
        inDownload: true,
      },
      {
        label: "When you played the daily five or a challenge, with your points",
        tables: ["solo_games"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Your answers in the daily five and in challenges",
        tables: ["solo_answers"],
        ends: ["soloAnswers"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Challenges that you sent to a friend",
        note: "One that a friend sent you stays with them, without you.",
        tables: ["challenges"],
        ends: ["challenges"],
        leaving: "goes",
        inDownload: true,
      },
      { label: "Your places on leaderboards", tables: ["game_leaderboards"], leaving: "goes", inDownload: true },
      {
        label: "Your answers to the questions of devotions",
        tables: ["devotion_answers"],
        ends: ["devotionAnswers"],
        leaving: "goes",
        inDownload: true,
      },
      { label: "How you reacted to devotions", tables: ["devotion_reactions"], leaving: "goes", inDownload: true },
      {
        label: "Questions of games that you told us are wrong",
        tables: ["question_flags"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Your courses, what they build on, and how far you are in them",
        tables: ["courses", "course_sections_done"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "That you asked for a course, and which finished ones it builds on",
        tables: ["course_generations"],
        ends: ["courseGenerations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Drafts of courses that others may get, too",
        note: "Nothing in them says who asked. A course that builds on what you finished isn’t among them.",
        tables: ["course_drafts"],
        ends: ["courseDrafts"],
        leaving: "They stay until then.",
        inDownload: false,
      },
    ],
  },
  {
    title: "Events and money",
    items: [
      {
        label: "Your places at events, and when you came in",
        tables: ["event_registrations", "event_check_ins"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Your place on a waiting list",
        tables: ["event_waiting_list"],
        ends: ["waitingLists"],
        leaving: "goes",
        inDownload: true,
      },
      { label: "Tickets to print", tables: ["ticket_pdfs"], ends: ["ticketPdfs"], leaving: "goes", inDownload: true },
      {
        label: "What you paid, and what went back",
        note: "Never the number of a card: only Flutterwave sees it.",
        tables: ["event_payments", "event_payment_transactions", "event_refunds"],
        until: "No end is set.",
        leaving: "The amounts stay without your name, because the community’s money has to add up.",
        inDownload: true,
      },
    ],
  },
  {
    title: "Safety",
    items: [
      { label: "Whom you have blocked", tables: ["blocks"], leaving: "goes", inDownload: true },
      { label: "That you may not write for a while", tables: ["mutes"], leaving: "goes", inDownload: true },
      {
        label: "Reports with what was reported, and what leaders did about it",
        note: "Your own reports are in your download. What others reported about you is not.",
        tables: ["reports", "report_notes", "report_actions"],
        until: "No end is set.",
        leaving: "They stay, so that others are safe. “Deleted member” stands in place of your name.",
        inDownload: true,
      },
      {
        label: "Messages that were marked for leaders to look at",
        tables: ["message_flags"],
        until: "As long as the message.",
        leaving: "The mark stays on an empty message.",
        inDownload: false,
      },
      {
        label: "The log of which leader looked at what, and changed what",
        tables: ["audit_log"],
        ends: ["auditLog"],
        leaving: "The rows stay until then, without you in them.",
        inDownload: true,
      },
    ],
  },
  {
    title: "If you’re a leader",
    items: [
      {
        label: "Events that you made, and links to films",
        tables: ["events", "resource_videos"],
        until: "Until you or an admin delete them.",
        leaving: "They stay for everyone, without your name.",
        inDownload: true,
      },
      {
        label: "Pictures that no event shows",
        tables: ["event_images"],
        ends: ["eventImages"],
        leaving: "They end by themselves within this time.",
        inDownload: true,
      },
      {
        label: "Devotions that you wrote",
        tables: ["devotions"],
        ends: ["deletedDevotions"],
        leaving: "They stay for everyone, without your name.",
        inDownload: true,
      },
      {
        label: "Drafts of devotions that you asked for",
        tables: ["devotion_generations"],
        ends: ["devotionGenerations"],
        leaving: "goes",
        inDownload: true,
      },
      {
        label: "Invitations with a role, and who used them",
        tables: ["role_invitations", "role_invitation_uses"],
        ends: ["roleInvitations"],
        leaving: "They stay until then, without your name.",
        inDownload: true,
      },
    ],
  },
  {
    title: "Mail",
    items: [
      {
        label: "Mails that we sent you",
        tables: [],
        ends: ["jobs"],
        leaving: "They’re gone by then.",
        inDownload: false,
      },
    ],
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
