import { acceptInvitation } from "../../../schema/channel/invitation-api.ts";
import { askForPod, openPod } from "../../../schema/engagement/pod-api.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { type ChatMember, invitationsFor } from "./channel.ts";

/** Stores a conversation without a safeguarding lead directly in the database; returns its id. */
export async function conversationOf(
  database: Pick<Database, "fork">,
  one: ChatMember,
  other: ChatMember,
): Promise<string> {
  const id = crypto.randomUUID();
  const em = database.fork();
  const pair = [one.memberId, other.memberId].sort();
  await em.execute("insert into threads (id, kind) values (?, 'conversation')", [id]);
  await em.execute("insert into conversations (thread_id, participant_1, participant_2) values (?, ?, ?)", [
    id,
    ...pair,
  ]);
  for (const memberId of pair) {
    await em.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'participant')", [
      id,
      memberId,
    ]);
  }
  return id;
}

/** Stores that these members are in the channel. */
export async function withMembers(
  database: Pick<Database, "fork">,
  channelId: string,
  members: readonly ChatMember[],
): Promise<void> {
  for (const { memberId } of members) {
    await database
      .fork()
      .execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [channelId, memberId]);
  }
}

/** The pod that this mentor opens for this member, who accepts if they are asked; returns its channel's id. */
export async function podOf(mentor: ChatMember, member: ChatMember): Promise<string> {
  const { requests } = await member.must(askForPod, { body: { topic: "faith", message: "I have a question." } });
  const params = { requestId: requests[0]?.requestId ?? "" };
  const { channelId } = await mentor.must(openPod, { params, body: { channelId: null, name: "Pod: Faith" } });
  for (const invitation of await invitationsFor(member)) {
    if (invitation.channelId === channelId)
      await member.must(acceptInvitation, { params: { invitationId: invitation.invitationId } });
  }
  return channelId;
}
