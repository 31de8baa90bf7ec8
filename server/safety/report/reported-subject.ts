import type { EntityManager } from "@mikro-orm/postgresql";
import type { ReportSubject } from "../../../schema/safety/api.ts";
import { seenEvent } from "../../event/event.ts";
import type { Member } from "../../platform/session.ts";
import { type MessagingPolicy, messageableFilter } from "../safety.ts";
import { selectAnswerEvidence } from "./answer-evidence.ts";
import {
  type LeaderEvidence,
  selectChannelEvidence,
  selectMessageEvidence,
  selectPodReplyEvidence,
  selectProfileEvidence,
  selectQuestionEvidence,
  selectQuestionNoteEvidence,
  selectRoomEvidence,
} from "./evidence-store.ts";
import { selectCommentEvidence, selectPostEvidence, type WrittenEvidence } from "./post-evidence.ts";
import {
  type PublishedEvidence,
  selectAnnouncementEvidence,
  selectDevotionEvidence,
  selectEventEvidence,
} from "./published-evidence.ts";

/** Something that the reporter sees. */
interface Seen {
  readonly subjectId: string;
  /** Null if the reported member no longer exists. */
  readonly aboutId: string | null;
  readonly evidence: Record<string, unknown>;
}

export async function seenSubject(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Member,
  subject: ReportSubject,
): Promise<Seen | null> {
  switch (subject.kind) {
    case "message":
      return seenMessage(em, member, subject);
    case "profile":
      return seenProfile(em, policy, member, subject.memberId);
    case "channel":
      return seenChannel(em, member, subject.channelId);
    case "game_room":
      return seenRoom(em, member, subject.roomId);
    case "question":
      return seenOfLeader(await selectQuestionEvidence(em, subject.questionId), subject.questionId);
    case "question_note":
      return seenOfLeader(
        await selectQuestionNoteEvidence(em, member.memberId, subject.questionId),
        subject.questionId,
      );
    case "pod_reply":
      return seenOfLeader(await selectPodReplyEvidence(em, member.memberId, subject.requestId), subject.requestId);
    case "post":
      return seenWritten(await selectPostEvidence(em, subject.postId), subject.postId);
    case "post_comment":
      return seenWritten(await selectCommentEvidence(em, member.memberId, subject.commentId), subject.commentId);
    case "event":
      return seenEventOf(em, member, subject.eventId);
    case "announcement":
      return seenPublished(
        await selectAnnouncementEvidence(em, member.memberId, subject.announcementId),
        subject.announcementId,
      );
    case "devotion":
      return seenPublished(await selectDevotionEvidence(em, subject.devotionId, policy.today()), subject.devotionId);
    case "devotion_answer":
      return seenWritten(
        await selectAnswerEvidence(em, member.memberId, { ...subject, today: policy.today() }),
        subject.answerId,
      );
  }
}

/** The message with the few before it, for context. */
async function seenMessage(
  em: EntityManager,
  member: Member,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Seen | null> {
  const [row] = await selectMessageEvidence(em, member.memberId, threadId, seq);
  return row ? { subjectId: row.id, aboutId: row.sender_id, evidence: row.evidence } : null;
}

/** SAFE-51. */
async function seenProfile(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId: reporterId }: Member,
  memberId: string,
): Promise<Seen | null> {
  const { values } = await messageableFilter(em, policy, reporterId);
  const [row] = await selectProfileEvidence(em, values, memberId);
  return row ? { subjectId: memberId, aboutId: memberId, evidence: row.evidence } : null;
}

/** A channel, with its newest messages if the reporter is a member. The report is about its owner. */
async function seenChannel(em: EntityManager, { memberId }: Member, channelId: string): Promise<Seen | null> {
  const [row] = await selectChannelEvidence(em, memberId, channelId);
  return row ? { subjectId: channelId, aboutId: row.owner_id, evidence: row.evidence } : null;
}

/** SAFE-54. The report is about the host. */
async function seenRoom(em: EntityManager, { memberId }: Member, roomId: string): Promise<Seen | null> {
  const [row] = await selectRoomEvidence(em, memberId, roomId);
  return row ? { subjectId: roomId, aboutId: row.host_id, evidence: row.evidence } : null;
}

/** ENGAGE-8, SAFE-61: a published question or a note. The report is about the leader who published it or wrote the note. */
function seenOfLeader([row]: readonly LeaderEvidence[], subjectId: string): Seen | null {
  return row ? { subjectId, aboutId: row.leader_id, evidence: row.evidence } : null;
}

/** POST-12, DEVOTION-31: a post, a comment or an answer to a devotion. The report is about its writer. */
function seenWritten([row]: readonly WrittenEvidence[], subjectId: string): Seen | null {
  return row ? { subjectId, aboutId: row.user_id, evidence: row.evidence } : null;
}

/** SAFE-90: an event with its place as the reporter reads it, and the announcements that they received. */
async function seenEventOf(em: EntityManager, member: Member, eventId: string): Promise<Seen | null> {
  const seen = await seenEvent(em, member, eventId);
  const [row] = seen ? await selectEventEvidence(em, member.memberId, eventId) : [];
  if (!seen || !row) return null;
  const { title, description, location, eventType, eventDate, imageName } = seen.event;
  const evidence = {
    ...{ title, description, location, event_type: eventType, event_date: new Date(eventDate).toISOString() },
    ...{ cancel_reason: seen.cancelReason, image_name: imageName },
    ...row.evidence,
  };
  return { subjectId: eventId, aboutId: row.about_id, evidence };
}

/** SAFE-91, SAFE-92: an announcement or a devotion. The report is about who sent or wrote it. */
function seenPublished([row]: readonly PublishedEvidence[], subjectId: string): Seen | null {
  return row ? { subjectId, aboutId: row.about_id, evidence: row.evidence } : null;
}
