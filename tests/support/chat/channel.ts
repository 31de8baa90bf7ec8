import {
  addChannelMember,
  type Channel,
  type ChannelRole,
  createChannel,
  listChannels,
  takeChannelSeat,
} from "../../../schema/channel/api.ts";
import { acceptInvitation, type ChannelInvitation, listInvitations } from "../../../schema/channel/invitation-api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Person } from "../account/people.ts";
import { until } from "../until.ts";
import { type Listener, listen, newChatMember } from "./chat-member.ts";

export type ChatMember = Awaited<ReturnType<typeof newChatMember>>;

/** Creates a channel through the API; returns its id. */
export async function newChannel(owner: Person, name: string, isPrivate = false): Promise<string> {
  return (await owner.must(createChannel, { body: { name, is_private: isPrivate } })).channelId;
}

/** Stores a channel and its members directly in the database; returns its id. */
export async function channelOf(
  database: Pick<Database, "fork">,
  roles: Partial<Record<ChannelRole, readonly ChatMember[]>>,
  { isPrivate = false, name = "Choir" } = {},
): Promise<string> {
  const channelId = crypto.randomUUID();
  const em = database.fork();
  await em.execute("insert into threads (id, kind) values (?, 'channel')", [channelId]);
  await em.execute("insert into community_channels (thread_id, name, is_private) values (?, ?, ?)", [
    channelId,
    name,
    isPrivate,
  ]);
  for (const [role, members] of Object.entries(roles)) {
    for (const { memberId } of members) {
      await em.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, ?)", [
        channelId,
        memberId,
        role,
      ]);
    }
  }
  return channelId;
}

/** Joins a channel's live room. */
export async function joinChannelRoom(person: Person, channelId: string): Promise<Listener> {
  const { reservation } = await person.must(takeChannelSeat, { params: { channelId } });
  return await listen(person, reservation);
}

export const memberConnection = async (person: Person): Promise<Listener> =>
  await listen(person, (await person.must(takeMemberSeat)).reservation);

/** The newest version of this channel that the connection received; `gone` if access to it ended. */
export function lastOf(connection: Listener, channelId: string): Channel | "gone" | undefined {
  const received = connection.received.findLast(({ type, payload }) =>
    type === "channel" ? (payload.channel as Channel).channelId === channelId : payload.channelId === channelId,
  );
  if (received?.type === "channelGone") return "gone";
  return received?.payload.channel as Channel | undefined;
}

export const channelsOf = async (person: Person, name?: string): Promise<Channel[]> =>
  (await person.must(listChannels, name === undefined ? {} : { query: { name } })).channels;

export async function newLead(url: string, database: Pick<Database, "fork">, name: string): Promise<ChatMember> {
  const lead = await newChatMember(url, name);
  await giveRole(database.fork(), lead.me?.email ?? "", "safeguarding_lead");
  return lead;
}

/** Takes the member's roles, and waits until the server has looked for others to supervise their threads. */
export async function withoutRole(database: Pick<Database, "fork">, { memberId }: ChatMember): Promise<void> {
  await database.fork().execute("delete from user_roles where user_id = ?", [memberId]);
  await until(async () => (await dueThreads(database)).length === 0);
}

/** Threads that may need a safeguarding lead, and that no server has looked at. */
export async function dueThreads(database: Pick<Database, "fork">): Promise<string[]> {
  const rows = await database.fork().execute<{ id: string }[]>("select thread_id as id from due_supervision");
  return rows.map(({ id }) => id);
}

/** The person's open invitations to channels. */
export const invitationsFor = async (person: Person): Promise<ChannelInvitation[]> =>
  (await person.must(listInvitations)).invitations;

/** Adds someone who must be invited, and accepts for them. */
export async function inviteAndAccept(owner: ChatMember, channelId: string, invited: ChatMember): Promise<void> {
  await owner.must(addChannelMember, { params: { channelId }, body: { memberId: invited.memberId } });
  const invitation = (await invitationsFor(invited)).find((each) => each.channelId === channelId);
  if (!invitation) throw new Error("they were not invited to this channel");
  await invited.must(acceptInvitation, { params: { invitationId: invitation.invitationId } });
}
