import { join } from "node:path";
import {
  listChannelMembers,
  listChannels,
  readChannel,
  readChannelMessages,
  searchChannel,
  setChannelPace,
  takeChannelSeat,
} from "../../../schema/channel/api.ts";
import { listPins, pinMessage } from "../../../schema/channel/pin-api.ts";
import {
  findPeople,
  listConversations,
  readConversation,
  readMessages,
  searchConversations,
  takeChatSeat,
} from "../../../schema/chat/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import type { Notification } from "../../../schema/notification/api.ts";
import { listPosts } from "../../../schema/post/api.ts";
import { report } from "../../../schema/safety/api.ts";
import { listReactions, listVotes, searchMessages } from "../../../schema/thread/api.ts";
import { readAttachment, uncoverAttachment } from "../../../schema/thread/attachment-api.ts";
import { takeRole } from "../../../server/account/account.ts";
import { selectQuiet } from "../../../server/admin/quiet/quiet-store.ts";
import { remindReaders } from "../../../server/engagement/confession/reminder.ts";
import { AnnouncementEntity } from "../../../server/notification/announcement/announcement.entity.ts";
import { countRecipients } from "../../../server/notification/announcement/announcement-store.ts";
import {
  notifyAdded,
  notifyAgeConfirmed,
  notifyFlags,
  notifyOverdueReport,
  notifyReport,
} from "../../../server/notification/notification.ts";
import type { Role } from "../../../server/platform/session.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { setMuted } from "../../../server/push/push.ts";
import { ReportEntity } from "../../../server/safety/report/report.entity.ts";
import { isWithoutOwner } from "../../../server/safety/report/report-queue.ts";
import { selectHandlers } from "../../../server/safety/report/report-store.ts";
import {
  findSupervisor,
  isAdmin,
  isBlockBetween,
  memberStatusOf,
  needsContact,
} from "../../../server/safety/safety.ts";
import { selectRequest } from "../../../server/site/admin/request-store.ts";
import { RequestEntity } from "../../../server/site/request.entity.ts";
import { remindOfParents } from "../../../server/site/site.jobs.ts";
import { membersWithoutAccess, readersOf } from "../../../server/thread/thread.ts";
import type { ChatMember } from "../chat/channel.ts";
import { shownTo, storeMessage } from "../chat/notification-fixture.ts";
import { png } from "../request/picture.ts";
import { notifiedBy } from "../server/announced.ts";
import type { TestServer } from "../server/boot.ts";
import { dayFromToday } from "../today.ts";
import { newHolder } from "./admins.ts";
import { type Input, Person } from "./people.ts";

/** A community with one holder of the role, who has used it. */
export interface RoleWorld {
  readonly server: TestServer;
  readonly role: Role;
  readonly holder: ChatMember;
  readonly adult: ChatMember;
  readonly minor: ChatMember;
  /** Their conversation, and a private channel of the adult, which the holder supervises if they are a lead. */
  readonly conversationId: string;
  readonly channelId: string;
  /** About the minor. The holder owns it if they handle reports. */
  readonly reportId: string;
}

export interface RoleSurface {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Whether the role opens this. */
  opens(world: RoleWorld): Promise<boolean>;
}

const lead: readonly Role[] = ["safeguarding_lead"];
const admin: readonly Role[] = ["admin"];
const guardian: readonly Role[] = ["admin", "safeguarding_lead"];
const every: readonly Role[] = ["admin", "mentor", "safeguarding_lead"];

const sourceOf = ({ server }: RoleWorld) => server.database;
const emOf = ({ server }: RoleWorld) => server.database.fork();
const answers = async <E extends Endpoint>({ holder }: RoleWorld, endpoint: E, input: Input<E>) =>
  (await holder.call(endpoint, input)).status === 200;
const listIfSignedIn = async ({ holder }: RoleWorld, endpoint: Endpoint) => {
  const { status, body } = await holder.call(endpoint);
  return status === 200 ? JSON.stringify(body) : "";
};
const inConversation = ({ conversationId }: RoleWorld) => ({ params: { conversationId } });
const inChannel = ({ channelId }: RoleWorld) => ({ params: { channelId } });

const notifies = async ({ server, holder }: RoleWorld, work: () => Promise<unknown>) =>
  (await notifiedBy(server.database, work)).includes(holder.memberId);

/** Whether their list shows a notification of this kind from when they had the role. */
async function listsOld({ server, holder }: RoleWorld, kind: Notification["kind"]): Promise<boolean> {
  const stored = "insert into notifications (user_id, kind) values (?, ?) on conflict do nothing";
  await server.database.fork().execute(stored, [holder.memberId, kind]);
  const { status } = await holder.call(listConversations);
  return status === 200 && (await shownTo(holder)).some((each) => each.kind === kind);
}

/** In the conversation and in the channel: the message that mentions the holder, which both have as their first. */
const FIRST = 1;

/** The first message of the conversation carries a covered photo. */
async function coveredPhotoIn({ server, conversationId }: RoleWorld): Promise<string> {
  const id = crypto.randomUUID();
  const em = server.database.fork();
  await em.execute("delete from attachments where thread_id = ?", [conversationId]);
  await em.execute(
    `insert into attachments
       (id, kind, thread_id, sender_id, message_id, type, digest, bytes, width, height, preview, stored_at, waits)
     select ?, 'photo', thread_id, sender_id, id, 'image/webp', 'none', 1, 1, 1, '', now(), true
     from messages where thread_id = ? and seq = ?`,
    [id, conversationId, FIRST],
  );
  const storage = await openDiskStorage(join(server.dataDir, "files"));
  await storage.put(`attachment/${id}.webp`, png, "image/webp");
  return id;
}

/** What members see of threads because they supervise them. */
const supervised: readonly RoleSurface[] = [
  surface("the conversation is in their list", lead, async (world) =>
    (await listIfSignedIn(world, listConversations)).includes(world.conversationId),
  ),
  surface("the private channel is in their list", lead, async (world) =>
    (await listIfSignedIn(world, listChannels)).includes(world.channelId),
  ),
  surface("they open the conversation", lead, (world) => answers(world, readConversation, inConversation(world))),
  surface("they read its messages", lead, (world) => answers(world, readMessages, inConversation(world))),
  surface("they enter the conversation’s live room", lead, (world) =>
    answers(world, takeChatSeat, inConversation(world)),
  ),
  surface("their search finds its messages", lead, async (world) => {
    const { status, body } = await world.holder.call(searchConversations, { query: { words: "wisdom" } });
    return status === 200 && body.found.length > 0;
  }),
  surface("their search in all messages finds what they supervise", lead, async (world) => {
    const { status, body } = await world.holder.call(searchMessages, { query: { words: "wisdom" } });
    return status === 200 && body.found.length > 0;
  }),
  surface("they open the private channel", lead, (world) => answers(world, readChannel, inChannel(world))),
  surface("they read the messages of the channel", lead, (world) =>
    answers(world, readChannelMessages, inChannel(world)),
  ),
  surface("they search the channel", lead, (world) =>
    answers(world, searchChannel, { ...inChannel(world), query: { words: "wisdom" } }),
  ),
  surface("they see who is in the channel", lead, (world) => answers(world, listChannelMembers, inChannel(world))),
  surface("they enter the channel’s live room", lead, (world) => answers(world, takeChannelSeat, inChannel(world))),
  surface("they set the channel’s quiet hours and slow mode", lead, (world) =>
    answers(world, setChannelPace, { ...inChannel(world), body: { quietHours: null, slowSeconds: 10 } }),
  ),
  surface("they see the channel’s pinned messages", lead, (world) => answers(world, listPins, inChannel(world))),
  surface("they pin a message of the channel", lead, (world) =>
    answers(world, pinMessage, { params: { channelId: world.channelId, seq: String(FIRST) } }),
  ),
  surface("their open sockets stay", lead, async (world) => {
    const open = [world.conversationId, world.channelId].map((threadId) => ({
      threadId,
      memberId: world.holder.memberId,
    }));
    return (await membersWithoutAccess(sourceOf(world), open)).length === 0;
  }),
  surface("changes in the channel reach them", lead, async (world) =>
    (await readersOf(sourceOf(world), world.channelId)).includes(world.holder.memberId),
  ),
  surface("they see who reacted", lead, (world) =>
    answers(world, listReactions, { params: { threadId: world.channelId, seq: String(FIRST) } }),
  ),
  surface("they see who voted", lead, async (world) => {
    const { server, channelId } = world;
    await server.database.fork().execute(
      `insert into polls (message_id, choices, allows_many, is_secret)
       select id, '["Yes", "No"]', false, false from messages where thread_id = ? and seq = ? on conflict do nothing`,
      [channelId, FIRST],
    );
    return await answers(world, listVotes, { params: { threadId: channelId, seq: String(FIRST) } });
  }),
  surface("they see a covered photo of the conversation", lead, async (world) => {
    const attachmentId = await coveredPhotoIn(world);
    return await answers(world, readAttachment, { params: { attachmentId } });
  }),
  surface("they uncover a photo of the conversation", lead, async (world) => {
    const attachmentId = await coveredPhotoIn(world);
    return await answers(world, uncoverAttachment, { params: { attachmentId } });
  }),
  surface("they report a message of the conversation", lead, (world) =>
    answers(world, report, {
      body: { subject: { kind: "message", threadId: world.conversationId, seq: FIRST }, reason: "bullying" },
    }),
  ),
  surface("they report the private channel", lead, (world) =>
    answers(world, report, { body: { subject: { kind: "channel", channelId: world.channelId }, reason: "bullying" } }),
  ),
  surface("they mute the channel’s notifications", lead, async (world) => {
    const muted = setMuted(emOf(world), world.holder.memberId, world.channelId, true);
    return await muted.then(
      () => true,
      () => false,
    );
  }),
  surface("a mention is in their notifications", lead, async (world) => {
    const { status } = await world.holder.call(listConversations);
    return status === 200 && (await shownTo(world.holder)).some(({ kind }) => kind === "mention");
  }),
  surface("a new mention notifies them", lead, async (world) => {
    const mentioned = () =>
      emOf(world).transactional((tx) =>
        storeMessage(tx, world.adult, world.channelId, "And again", { mentions: [world.holder] }),
      );
    return await notifies(world, mentioned);
  }),
  surface("being added to a channel notifies them", lead, async (world) => {
    const added = { threadId: world.channelId, memberId: world.holder.memberId, actorId: world.adult.memberId };
    return await notifies(world, () => notifyAdded(sourceOf(world), added));
  }),
];

/** What others may do because somebody holds a role. */
const forOthers: readonly RoleSurface[] = [
  surface("an adult and a minor may write to each other", lead, async ({ adult, conversationId }) => {
    const { conversations } = await adult.must(listConversations);
    return conversations.some((each) => each.conversationId === conversationId && each.canWrite);
  }),
  surface("a minor finds an adult", lead, async ({ minor, adult }) => {
    const { people } = await minor.must(findPeople, { query: { name: "Uncle" } });
    return people.some(({ memberId }) => memberId === adult.memberId);
  }),
  surface("they are among the supervisors whom a channel names", lead, async ({ adult, channelId, holder }) => {
    const { supervisors } = await adult.must(readChannel, { params: { channelId } });
    return supervisors.some(({ memberId }) => memberId === holder.memberId);
  }),
  surface("they count as a channel’s supervisor", lead, async (world) => {
    const { canWrite } = await world.adult.must(readChannel, inChannel(world));
    return canWrite;
  }),
  surface("new conversations get them as supervisor", lead, async (world) => {
    const found = await findSupervisor(sourceOf(world), [world.adult.memberId, world.minor.memberId]);
    return found === world.holder.memberId;
  }),
  surface("posts name them as somebody to turn to", lead, async ({ adult }) =>
    (await adult.must(listPosts)).supervisors.includes("The Holder"),
  ),
  surface("a block against them does not stand", lead, async (world) => {
    await emOf(world).execute("insert into blocks (blocker_id, blocked_id) values (?, ?) on conflict do nothing", [
      world.minor.memberId,
      world.holder.memberId,
    ]);
    return !(await isBlockBetween(sourceOf(world), world.minor.memberId, world.holder.memberId));
  }),
  surface("they are the last safeguarding lead", lead, async (world) => {
    return (await memberStatusOf(emOf(world), world.holder.memberId))?.isOnlyLead === true;
  }),
  surface("the Confession Box has a reader", guardian, async ({ server }) => {
    const body = { requestId: newRequestId(), text: "I am tired." };
    return (await new Person(server.url).call(sendConfession, { body })).status === 200;
  }),
  surface("with another leader, nobody outside has to receive reports", guardian, async (world) => {
    const other = await newHolder(world.server, "admin", "Another Leader");
    await emOf(world).execute("update users set two_factor_enabled = true where id = ?", [other.memberId]);
    const needs = await needsContact(emOf(world));
    await takeRole(emOf(world), other.memberId, "admin");
    return !needs;
  }),
  surface("quiet members have them as somebody who knows them", every, async (world) => {
    await emOf(world).execute(
      "update users set created_at = now() - interval '20 days' where id = ?", // Long before the first sign of life.
      [world.minor.memberId],
    );
    const rows = await selectQuiet(emOf(world), { timeZone: "UTC", days: 0 }, [100, 0]);
    return rows.some(({ id, mentor_id }) => id === world.minor.memberId && mentor_id === world.holder.memberId);
  }),
];

/** What guardians and admins are told, own and may change. */
/** Whoever reads a request: they see who owns it. */
const anAdmin = { memberId: "00000000-0000-4000-8000-000000000000", roles: ["admin"] } as const;

const duties: readonly RoleSurface[] = [
  surface("they handle a report", guardian, async (world) => {
    const handlers = await selectHandlers(emOf(world), world.reportId);
    return handlers.some(({ user_id }) => user_id === world.holder.memberId);
  }),
  surface("a new report notifies them", guardian, async (world) =>
    notifies(world, () => notifyReport(sourceOf(world), world.reportId)),
  ),
  surface("an overdue report notifies them", guardian, async (world) =>
    notifies(world, () => notifyOverdueReport(sourceOf(world), world.reportId)),
  ),
  surface("notifications of reports are in their list", guardian, async (world) => {
    await notifyReport(sourceOf(world), world.reportId);
    const { status } = await world.holder.call(listConversations);
    return status === 200 && (await shownTo(world.holder)).some(({ kind }) => kind === "report");
  }),
  surface("notifications of flagged messages are in their list", guardian, (world) => listsOld(world, "message_flag")),
  surface("notifications of confirmed ages are in their list", guardian, (world) => listsOld(world, "age_confirmed")),
  surface("they own the report that they took", guardian, async (world) => {
    const id = world.reportId;
    return (await emOf(world).count(ReportEntity, { id, [isWithoutOwner()]: [] })) === 0;
  }),
  surface("a flagged message notifies them", guardian, async (world) => {
    const [message] = await emOf(world).execute<{ id: string }[]>("select id from messages where thread_id = ?", [
      world.conversationId,
    ]);
    return await notifies(world, () => notifyFlags(sourceOf(world), [message?.id ?? ""]));
  }),
  surface("a mentor’s confirmation of an age notifies them", guardian, (world) =>
    notifies(world, () => notifyAgeConfirmed(sourceOf(world), world.adult.memberId)),
  ),
  surface("the Confession Box reminds them by mail", guardian, async (world) => {
    await emOf(world).execute("update confessions set last_message_on = ?", [dayFromToday(-1)]);
    const mailed: string[] = [];
    await remindReaders(emOf(world), {
      today: () => dayFromToday(0),
      sendMail: async ({ to }) => void mailed.push(to),
      siteUrl: world.server.url,
      config: { COMMUNITY_NAME: "Lampstand" } as never,
    });
    return mailed.includes(world.holder.me?.email ?? "");
  }),
  surface("an announcement to their role reaches them", every, async (world) => {
    const id = crypto.randomUUID();
    const announcement = { id, title: "Leaders", text: "We meet", audience: "role", scheduledFor: new Date() } as const;
    await emOf(world).insert(AnnouncementEntity, { ...announcement, role: world.role });
    const [row] = await countRecipients(sourceOf(world), [id]);
    return row?.total === 1;
  }),
  surface("the request that they took is theirs", admin, async (world) => {
    const id = crypto.randomUUID();
    const request = { id, kind: "join", name: "Ngozi", email: `${id}@example.org`, state: "in_progress" } as const;
    await emOf(world).insert(RequestEntity, { ...request, owner: world.holder.memberId });
    const row = await selectRequest(emOf(world), anAdmin, id);
    return row?.owner?.memberId === world.holder.memberId;
  }),
  surface("what a parent asked and they took is theirs", guardian, async (world) => {
    const id = crypto.randomUUID();
    const asked = { kind: "parent", ask: "talk", childName: "Ada", name: id, phone: "0803", state: "in_progress" };
    await emOf(world).insert(RequestEntity, { id, ...asked, owner: world.holder.memberId } as never);
    const row = await selectRequest(emOf(world), anAdmin, id);
    return row?.owner?.memberId === world.holder.memberId;
  }),
  surface("a mail reminds them of parents who wait", guardian, async (world) => {
    const id = crypto.randomUUID();
    const asked = { kind: "parent", ask: "talk", childName: "Ada", name: id, phone: "0803" };
    await emOf(world).insert(RequestEntity, { id, ...asked } as never);
    const mailed: string[] = [];
    await remindOfParents(emOf(world), {
      sendMail: async ({ to }) => void mailed.push(to),
      siteUrl: world.server.url,
      config: { COMMUNITY_NAME: "Lampstand" } as never,
    });
    return mailed.includes(world.holder.me?.email ?? "");
  }),
  surface("they act as an admin on members and roles", admin, (world) => isAdmin(emOf(world), world.holder)),
];

/**
 * Everything that a role opens beside the endpoints that only its holders may call. `tests/architecture/role-source.test.ts`
 * says which of them tests each source that reads roles.
 */
export const roleSurfaces: readonly RoleSurface[] = [...supervised, ...forOthers, ...duties];

function surface(name: string, roles: readonly Role[], opens: RoleSurface["opens"]): RoleSurface {
  return { name, roles, opens };
}
