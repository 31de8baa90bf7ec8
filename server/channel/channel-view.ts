import type { Channel } from "../../schema/channel/api.ts";
import { UNREAD_COUNTED } from "../../schema/limits.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { firstName, UNKNOWN_USER } from "../profile/profile.ts";
import { adultIfBornBy, type MessagingPolicy } from "../safety/safety.ts";
import { paceOf } from "./channel-pace.ts";
import { isWritable, may, paceRole, supervisionForWriter } from "./channel-policy.ts";
import { type ChannelRow, selectChannel, selectChannels, selectChannelViews, selectReadable } from "./channel-store.ts";

/** CHANNEL-2: for a channel that they have not joined, a member sees only the name, the description and the size. */
const presenter =
  (policy: MessagingPolicy) =>
  (row: ChannelRow): Channel => {
    const isIn = row.role !== null;
    const lastSeq = isIn ? Number(row.last_seq) : 0;
    const readSeq = isIn ? Number(row.read_seq) : 0;
    const isLead = row.supervisors.some(
      ({ memberId, role }) => role === "safeguarding_lead" && memberId === row.viewer_id,
    );
    const role = paceRole(row.role, isLead);
    return {
      channelId: row.thread_id,
      name: row.name,
      description: row.description,
      isPrivate: row.is_private,
      memberCount: row.member_count,
      role: row.role,
      supervisors: isIn ? row.supervisors : [],
      canWrite: isIn && isWritable(supervisionForWriter(policy, row)),
      pace: isIn ? paceOf(row) : null,
      canWriteInQuietHours: may(role, "writeInQuietHours"),
      canSetPace: may(role, "setPace"),
      canPin: may(role, "pin"),
      pinRevisions: isIn ? [...row.pin_revisions] : [],
      isPinned: row.is_pinned,
      isMuted: isIn && row.is_silent,
      isMentioned: row.is_mentioned,
      lastMessage: row.last_message && lastMessageOf(row.last_message),
      createdAt: row.created_at,
      joinedAt: row.joined_at,
      lastMessageAt: row.last_message?.at ?? null,
      lastSeq,
      readSeq,
      unread: Math.min(lastSeq - readSeq, UNREAD_COUNTED),
    };
  };

const lastMessageOf = ({
  name,
  text,
  attachmentKind,
  isForward,
}: NonNullable<ChannelRow["last_message"]>): Channel["lastMessage"] => ({
  senderName: name === null || name === UNKNOWN_USER ? name : firstName(name),
  text,
  ...(attachmentKind && { attachmentKind }),
  ...(isForward && { isForward }),
});

/** CHANNEL-48: the member's channels, pinned ones first, by newest message, then open channels by size. Filtered by name if given. */
export async function listChannels(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
  name: string | undefined,
): Promise<Channel[]> {
  const rows = await selectChannels(source, [adultIfBornBy(policy), memberId, likePattern(name ?? "")]);
  return rows.map(presenter(policy));
}

/** One of the member's channels, or an open one. Null if it does not exist or they may not see it. */
export async function findChannel(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
  channelId: string,
): Promise<Channel | null> {
  const [row] = await selectChannel(source, [adultIfBornBy(policy), memberId, channelId]);
  return row ? presenter(policy)(row) : null;
}

/** One channel, as each of these members sees it if they are in it. */
export async function viewsOf(
  source: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Channel>> {
  if (memberIds.length === 0) return new Map();
  const rows = await selectChannelViews(source, [adultIfBornBy(policy), memberIds, channelId]);
  const present = presenter(policy);
  return new Map(rows.map((row) => [row.viewer_id, present(row)]));
}

/** The seq after which this member may read the channel. Null if they may not read it (CHANNEL-1, CHANNEL-2). */
export async function readableFrom(
  source: StatementSource,
  memberId: string,
  channelId: string,
): Promise<number | null> {
  const [row] = await selectReadable(source, [memberId, channelId]);
  return row ? Number(row.from_seq) : null;
}
