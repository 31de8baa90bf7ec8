import type { EntityManager } from "@mikro-orm/postgresql";
import type { StoredReason } from "../../../schema/safety/api.ts";
import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { attachmentNames } from "../../../schema/thread/attachment-text.ts";
import type { SendMail } from "../../platform/mail.ts";
import { DELETED_MEMBER, namesOf } from "../../profile/profile.ts";
import { ReportEntity } from "./report.entity.ts";

/**
 * Mails a report to the outside safeguarding contact. Call it in the transaction that stores the report. Resolves to
 * false, without a mail, if the community has no contact, or if the report is about the contact.
 */
export type MailContact = (tx: EntityManager, reportId: string) => Promise<boolean>;

const reasonNames: Readonly<Record<StoredReason, string>> = {
  bullying: "Bullying or threats",
  sexual: "Sexual content",
  hate: "Hate speech",
  "self-harm": "Someone may hurt themselves",
  scam: "A scam, or asking for money",
  other: "Something else",
  "wrong-age": "Counted as a minor, and is an adult",
};

const kindNames: Readonly<Record<string, string>> = {
  message: "a message",
  profile: "a member",
  channel: "a channel",
  game_room: "a game room",
  question: "a published question",
  question_note: "a leader’s note to a question",
  pod_reply: "a mentor’s reply to a request",
  post: "a post",
  post_comment: "a comment",
  event: "an event",
  announcement: "an announcement",
  devotion: "a devotion",
  devotion_answer: "an answer to a devotion",
};

/**
 * SAFE-47: the contact has no account, so the mail contains what is needed to act and nothing more: who reports whom, why,
 * in which words, and the reported text. It contains no addresses, no birth dates and no messages of others.
 */
export function contactMail(options: {
  /** The current contact. */
  contact: () => string | undefined;
  community: { readonly name: string };
  sendMail: SendMail;
}): MailContact {
  const { community, sendMail } = options;
  return async (tx, reportId) => {
    const contact = options.contact();
    if (contact === undefined) return false;
    const report = await tx.findOneOrFail(ReportEntity, reportId, { populate: ["about"] });
    const { about, reporter, kind, reason, note, evidence } = report;
    if (about?.email.toLowerCase() === contact.toLowerCase()) return false;
    const nameOf = await namesOf(
      tx,
      [about, reporter].flatMap((member) => member?.id ?? []),
    );
    const nameOrDeleted = (member: typeof about) => (member ? nameOf(member.id) : DELETED_MEMBER);
    const paragraphs = [
      `A member of ${community.name} has sent a report that no leader there may handle, so it comes to you as the safeguarding contact. Please act on it soon, and keep this mail to yourself.`,
      `Reported: ${kindNames[kind] ?? kind} (${nameOrDeleted(about)})`,
      `Reason: ${reasonNames[reason]}`,
      `Reported by: ${nameOrDeleted(reporter)}`,
      note === "" ? "They added nothing." : `They wrote: ${note}`,
      `What was reported: ${reportedText(evidence)}`,
    ];
    const subject = `${community.name}: a report for the safeguarding contact`;
    await sendMail({ to: contact, subject, text: paragraphs.join("\n\n") }, { tx });
    return true;
  };
}

/**
 * The text of a message, or its last one if it was deleted; a member's or a game room's name; a channel's name and
 * description; a question with its answer; a request with what declined it; the title and the text of an event, an
 * announcement or a devotion.
 */
function reportedText(evidence: Record<string, unknown>): string {
  const { content, versions, full_name, room_name, name, title, description, location, text } = evidence;
  const { question, answer, asked, note, attachment } = evidence;
  const [last] = Array.isArray(versions) ? versions.slice(-1) : [];
  const named = [full_name, room_name, name, title, description, location, text];
  const parts = [...named, content || last?.content, nameOfAttachment(attachment), question, answer, asked, note];
  return parts.filter((part) => typeof part === "string" && part !== "").join("\n") || "(no text)";
}

/** THREAD-57: the contact learns that there is a photo or voice note, and does not get it. */
function nameOfAttachment(attachment: unknown): string | undefined {
  const { kind } = (attachment ?? {}) as { readonly kind?: AttachmentKind };
  return kind && attachmentNames[kind];
}
