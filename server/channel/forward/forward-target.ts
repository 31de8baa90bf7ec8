import type { Channel } from "../../../schema/channel/api.ts";
import type { Conversation } from "../../../schema/chat/api.ts";
import { FORWARD_TARGETS_LISTED } from "../../../schema/limits.ts";
import { isQuiet, minuteOf, minuteOfDay } from "../../../schema/quiet-hours.ts";
import type { ForwardTarget } from "../../../schema/thread/api.ts";
import type { ForwardedMessage, Original } from "../../../schema/thread/forward.ts";
import { listConversations } from "../../chat/chat.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { findTargets } from "../../thread/thread.ts";
import { listChannels } from "../channel-view.ts";

interface Rules {
  readonly policy: MessagingPolicy;
  readonly community: { readonly timeZone: string };
}

/** THREAD-88: a message as its forwards would show it, and the member's conversations and channels that would take a forward of this message now, by newest message. */
export async function listForwardTargets(
  source: StatementSource,
  { policy, community }: Rules,
  message: ForwardedMessage & { readonly memberId: string },
  name = "",
): Promise<{ original: Original; targets: ForwardTarget[] }> {
  const { original, threadIds } = await findTargets(source, message, name);
  const { memberId } = message;
  const minute = minuteOfDay(Date.now(), community.timeZone);
  const channels = (await listChannels(source, policy, memberId, undefined)).filter((each) => takes(each, minute));
  const conversations = (await listConversations(source, policy, memberId)).filter(({ canWrite }) => canWrite);
  const targets = new Map<string, ForwardTarget>([
    ...channels.map((each) => [each.channelId, channelTarget(each)] as const),
    ...conversations.map((each) => [each.conversationId, conversationTarget(each, memberId)] as const),
  ]);
  const listed = threadIds.flatMap((threadId) => targets.get(threadId) ?? []).slice(0, FORWARD_TARGETS_LISTED);
  return { original, targets: listed };
}

/** Whether a member may write in a channel, as its page shows it: apart from a mute. */
function takes({ canWrite, pace, canWriteInQuietHours }: Channel, minute: number): boolean {
  const [from, until] = [minuteOf(pace?.quietHours?.from ?? ""), minuteOf(pace?.quietHours?.until ?? "")];
  const isClosedNow = from !== null && until !== null && isQuiet(minute, { from, until });
  return canWrite && (canWriteInQuietHours || !isClosedNow);
}

const channelTarget = ({ channelId: threadId, name }: Channel): ForwardTarget => ({ kind: "channel", threadId, name });

function conversationTarget({ conversationId: threadId, members }: Conversation, viewerId: string): ForwardTarget {
  const others = members.filter((each) => each.memberId !== viewerId && !each.isSupervisor);
  const people = others.map(({ memberId, displayName, roles, avatarUrl }) => ({
    memberId,
    displayName,
    roles,
    avatarUrl,
  }));
  return { kind: "conversation", threadId, people };
}
