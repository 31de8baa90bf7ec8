import type { rolesFor } from "../../../schema/member/role.ts";
import type { ReportSubject } from "../../../schema/safety/api.ts";

/** Why one of the rules does not hold for a kind of words. */
interface Exempt {
  readonly because: string;
}

/** Contact data is refused, except from people with one of these roles. */
interface RefusedExcept {
  readonly refusedExceptFrom: keyof typeof rolesFor;
  readonly because: string;
}

/** One kind of words from a person to others, and its rules. */
export interface WordsRules {
  /** The columns that store them. */
  readonly columns: readonly string[];
  /** The fields of a room's messages or options in which they are sent: `chat send.content`. */
  readonly fields?: readonly string[];
  readonly writers: "visitors" | "members" | "mentors" | "event managers" | "leaders" | "admins";
  readonly readers: "everyone" | "members" | "thread" | "players" | "one person" | "mentors" | "leaders" | "admins";
  /** A muted writer is refused (SAFE-43). */
  readonly mute: true | Exempt;
  /** Contact data: the writer is asked where minors read, it is refused, or readers see that it is there. */
  readonly contact: "asks" | "refused" | "marked" | RefusedExcept | Exempt;
  /**
   * Who reads along (SAFE-61). `thread`: a safeguarding lead in it, where ages require one. `list`: leads and admins have
   * a list, and nobody writes to one person while no one else has it. `box`: the same, for those who read the box of
   * confessions. `record`: they have it too, and words are written
   * also while nobody else does.
   */
  readonly readAlong: "thread" | "list" | "box" | "public" | { readonly record: string };
  /** CHANNEL-41: for what a channel holds: whether its quiet hours stop it, also as an edit. */
  readonly quietHours?: true | Exempt;
  /** The kind of report whose evidence contains them. */
  readonly report: ReportSubject["kind"] | Exempt;
}

const leadersRead: Exempt = { because: "Only people with a role read them." };
const handlesReport: Exempt = { because: "Only the owner closes a report, so a mute would leave it open." };

/**
 * Everything that one person writes and others read. A test fails for a column of text or a field of a room's message that
 * is neither here nor in {@link notWords}, and for a kind of words whose rules do not hold.
 */
export const wordsRules = {
  message: {
    columns: ["messages.content", "message_versions.content"],
    fields: ["chat send.content", "chat edit.content", "channel send.content", "channel edit.content"],
    writers: "members",
    readers: "thread",
    mute: true,
    contact: "asks",
    readAlong: "thread",
    quietHours: true,
    report: "message",
  },
  /** Pods are channels too. */
  channel: {
    columns: [
      "community_channels.name",
      "community_channels.description",
      "channel_versions.name",
      "channel_versions.description",
    ],
    writers: "members",
    readers: "members",
    mute: true,
    contact: "refused",
    readAlong: "thread",
    quietHours: { because: "Its owner and admins change them, and quiet hours do not hold for them." },
    report: "channel",
  },
  roomName: {
    columns: ["game_rooms.settings"],
    fields: [
      "trivia options.roomName",
      "trivia_event options.roomName",
      "word_battle options.roomName",
      "word_battle_event options.roomName",
    ],
    writers: "members",
    readers: "members",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "game_room",
  },
  playedWord: {
    columns: ["game_round_results.answer"],
    fields: [
      "word_battle word.word",
      "word_battle draft.word",
      "word_battle_event word.word",
      "word_battle_event draft.word",
    ],
    writers: "members",
    readers: "players",
    mute: { because: "Others see only words of the dictionary that are not rude (WORD-10)." },
    contact: { because: "Others see only words of the dictionary that are not rude (WORD-10)." },
    readAlong: "public",
    report: { because: "Others see only words of the dictionary that are not rude (WORD-10)." },
  },
  name: {
    columns: ["profiles.full_name", "profiles.plain_name", "former_names.name", "game_participants.display_name"],
    writers: "members",
    readers: "members",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "profile",
  },
  bio: {
    columns: ["profiles.bio", "profiles.location"],
    writers: "members",
    readers: "admins",
    mute: { because: "Only admins read them (PROFILE-5)." },
    contact: "refused",
    readAlong: { record: "Only admins read them." },
    report: leadersRead,
  },
  post: {
    columns: ["posts.content", "posts.plain_content"],
    writers: "admins",
    readers: "members",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "post",
  },
  comment: {
    columns: ["post_comments.content"],
    writers: "members",
    readers: "members",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "post_comment",
  },
  question: {
    columns: ["live_questions.text"],
    writers: "members",
    readers: "everyone",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "question",
  },
  questionAnswer: {
    columns: ["live_questions.answer"],
    writers: "mentors",
    readers: "everyone",
    mute: true,
    contact: "refused",
    readAlong: "public",
    report: "question",
  },
  questionNote: {
    columns: ["live_questions.note"],
    writers: "mentors",
    readers: "one person",
    mute: true,
    contact: "refused",
    readAlong: "list",
    report: "question_note",
  },
  podRequest: {
    columns: ["pod_requests.message"],
    writers: "members",
    readers: "mentors",
    mute: true,
    contact: "refused",
    readAlong: "list",
    report: leadersRead,
  },
  podReply: {
    columns: ["pod_requests.reply"],
    writers: "mentors",
    readers: "one person",
    mute: true,
    contact: "refused",
    readAlong: "list",
    report: "pod_reply",
  },
  confession: {
    columns: ["confession_messages.text"],
    writers: "visitors",
    readers: "leaders",
    mute: { because: "Nobody knows who wrote it (ENGAGE-10)." },
    contact: "marked",
    readAlong: "box",
    report: leadersRead,
  },
  confessionAnswer: {
    columns: ["confession_messages.text"],
    writers: "leaders",
    readers: "one person",
    mute: true,
    contact: "refused",
    readAlong: "box",
    report: { because: "A report would tell who wrote the entry. The others who read the box learn of each answer." },
  },
  event: {
    columns: ["events.title", "events.description", "events.location", "events.event_type", "events.cancel_reason"],
    writers: "event managers",
    readers: "everyone",
    mute: true,
    contact: {
      refusedExceptFrom: "guardian",
      because: "Leads and admins answer for the community, and may say how to reach it (SAFE-95).",
    },
    readAlong: "public",
    report: "event",
  },
  gateName: {
    columns: ["event_check_ins.gate"],
    writers: "event managers",
    readers: "leaders",
    mute: { because: "It names the door of a phone that lets people in, for others who let people in." },
    contact: { because: "Only people who let others in read it." },
    readAlong: { record: "Admins have the list of attendees." },
    report: leadersRead,
  },
  announcement: {
    columns: ["announcements.title", "announcements.text"],
    writers: "admins",
    readers: "members",
    mute: true,
    contact: { because: "The community tells its members how to reach it." },
    readAlong: "public",
    report: "announcement",
  },
  devotion: {
    columns: ["devotions.title", "devotions.content", "devotions.plain_content", "devotions.scripture_reference"],
    writers: "admins",
    readers: "everyone",
    mute: true,
    contact: { because: "The community tells its readers how to reach it." },
    readAlong: "public",
    report: "devotion",
  },
  request: {
    columns: ["requests.name", "requests.message"],
    writers: "visitors",
    readers: "admins",
    mute: { because: "Its sender is not signed in." },
    contact: { because: "It asks for an answer by email." },
    readAlong: { record: "Admins read them." },
    report: leadersRead,
  },
  requestAnswer: {
    columns: ["requests.answer"],
    writers: "admins",
    readers: "one person",
    mute: true,
    contact: { because: "It comes from the community’s address and tells how to reach it." },
    readAlong: { record: "It is kept with its request, which every admin reads." },
    report: { because: "Its reader has an email and maybe no account." },
  },
  reportNote: {
    columns: ["reports.note"],
    writers: "members",
    readers: "leaders",
    mute: { because: "Everyone can ask for help." },
    contact: { because: "It may be what the report is about." },
    readAlong: { record: "It is part of the report." },
    report: leadersRead,
  },
  outcome: {
    columns: ["reports.outcome"],
    writers: "leaders",
    readers: "one person",
    mute: handlesReport,
    contact: "refused",
    readAlong: { record: "Everyone who handles the report reads it. A report is closed also by the only leader." },
    report: { because: "It answers a report. Its reader can report the leader." },
  },
  notice: {
    columns: ["report_actions.reason", "audit_log.reason"],
    writers: "leaders",
    readers: "one person",
    mute: handlesReport,
    contact: "refused",
    readAlong: { record: "Admins read it in the audit log, and everyone who handles the report with it." },
    report: { because: "It names no leader (SAFE-44). Its reader can write to another leader." },
  },
  leadersNote: {
    columns: ["report_notes.content", "trivia_questions.void_reason"],
    writers: "leaders",
    readers: "leaders",
    mute: handlesReport,
    contact: leadersRead,
    readAlong: { record: "Leaders read them." },
    report: leadersRead,
  },
} as const satisfies Record<string, WordsRules>;

export type WordsKind = keyof typeof wordsRules;

/** Columns of text and fields of rooms in which nobody writes to others, by what they hold. */
export const notWords: Readonly<Record<string, readonly string[]>> = {
  codes: [
    "announcements.audience",
    "announcements.role",
    "announcements.state",
    "audit_log.detail",
    "audit_log.kind",
    "channel react.emoji",
    "channel_invitations.answer",
    "chat react.emoji",
    "confession_messages.author",
    "confession_messages.contact_kind",
    "course_drafts.content_type",
    "course_drafts.level",
    "course_generations.content_type",
    "course_generations.failure",
    "course_generations.level",
    "courses.content_type",
    "courses.level",
    "credentials.account_id",
    "credentials.issuer",
    "credentials.provider_id",
    "credentials.scope",
    "devotion_generations.failure",
    "event_check_ins.status",
    "event_images.name",
    "event_payment_transactions.currency",
    "event_payment_transactions.flutterwave_transaction_id",
    "event_payment_transactions.outcome",
    "event_payment_transactions.status",
    "event_payments.currency",
    "event_payments.flutterwave_transaction_id",
    "event_payments.flutterwave_tx_ref",
    "event_payments.payment_reference",
    "event_payments.payment_status",
    "event_payments.refund_reason",
    "event_refunds.flutterwave_refund_id",
    "event_refunds.last_error",
    "event_refunds.part",
    "event_refunds.reason",
    "event_refunds.state",
    "event_registrations.reference",
    "event_registrations.status",
    "events.currency",
    "game_leaderboards.game_type",
    "game_rooms.game_type",
    "game_rooms.room_code",
    "game_rooms.status",
    "game_round_results.request_id",
    "game_sessions.status",
    "installation.release",
    "live_questions.decline_reason",
    "live_questions.state",
    "message_flags.kind",
    "message_reactions.emoji",
    "messages.request_id",
    "migrations.name",
    "notifications.kind",
    "pod_requests.decline_reason",
    "pod_requests.state",
    "pod_requests.topic",
    "profile_photos.name",
    "profiles.drawing",
    "profiles.interests",
    "profiles.photo",
    "profiles.spiritual_level",
    "push_settings.off_groups",
    "question_flags.reason",
    "rate_limits.key",
    "reconciliations.failure",
    "reconciliations.findings",
    "reconciliations.state",
    "report_actions.kind",
    "reports.kind",
    "reports.reason",
    "reports.receiver",
    "reports.state",
    "requests.kind",
    "requests.state",
    "servers.process_space",
    "servers.process_started_at",
    "sessions.user_agent",
    "settings.key",
    "thread_members.role",
    "threads.kind",
    "trivia_questions.difficulty",
    "user_activity.activity_data",
    "user_activity.activity_type",
    "user_roles.role",
    "users.image",
    "users.name",
  ],
  secrets: [
    "admin_codes.hash",
    "confessions.slip_hash",
    "credentials.access_token",
    "credentials.id_token",
    "credentials.password",
    "credentials.refresh_token",
    "installation.secret_fingerprint",
    "push_keys.private_key",
    "push_keys.public_key",
    "push_subscriptions.auth",
    "second_factors.backup_codes",
    "second_factors.secret",
    "sessions.token",
    "ticket_pdfs.content_hash",
    "verifications.identifier",
    "verifications.value",
  ],
  addresses: [
    "channel_invitations.email",
    "event_payments.checkout_link",
    "events.image_url",
    "profiles.phone",
    "push_subscriptions.endpoint",
    "push_subscriptions.p256dh",
    "requests.email",
    "requests.phone",
    "resource_videos.url",
    "servers.host",
    "servers.url",
    "sessions.ip_address",
    "users.email",
  ],
  "ids and numbers of a room’s game, for the server that takes it up": ["game_snapshots.snapshot"],
  "letters and names that the product chooses": ["game_rounds.drawn_text", "resource_videos.name"],
  "what the community says of itself, changed by admins and recorded in the audit log (SETTING-7)": ["settings.value"],
  "questions of a game, which are reported with its room (SAFE-94) and voided by admins": [
    "game_rounds.shown_question",
    "game_snapshots.content",
    "trivia_questions.category",
    "trivia_questions.correct_answer",
    "trivia_questions.incorrect_answers",
    "trivia_questions.question",
    "trivia_questions.scripture_reference",
  ],
  "what only its writer reads": [
    "course_drafts.topic_key",
    "course_generations.topic",
    "courses.topic",
    "devotion_generations.occasion",
    "devotion_generations.scripture_ref",
    "devotion_generations.theme",
  ],
  "what a language model wrote": ["course_drafts.content", "courses.content"],
  "copies of words, for those who handle reports": ["reports.evidence"],
};
