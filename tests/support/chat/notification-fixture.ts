import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelRole } from "../../../schema/channel/api.ts";
import { listNotifications, type Notification } from "../../../schema/notification/api.ts";
import { notifyMessages, notifyReaction } from "../../../server/notification/notification.ts";
import type { TestServer } from "../server/boot.ts";
import { type ChatMember, channelOf } from "./channel.ts";
import { ADULT, newChatMember, openConversationWith } from "./chat-member.ts";

interface MessageExtras {
  readonly replyTo?: string;
  readonly mentions?: readonly ChatMember[];
}

/** Creates threads in the server's database; messages and reactions are stored with their notifications. */
export function notificationThreads(server: () => Pick<TestServer, "url" | "database">) {
  const chatMembers = (...names: string[]) =>
    Promise.all(names.map((name) => newChatMember(server().url, name, ADULT)));
  const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>) => server().database.fork().transactional(work);
  const execute = <T extends object>(sql: string, values: unknown[]) =>
    server().database.fork().execute<T[]>(sql, values);

  async function pair() {
    const [ada, tunde] = (await chatMembers("Ada", "Tunde")) as [ChatMember, ChatMember];
    return { ada, tunde, threadId: await openConversationWith(ada, tunde.memberId) };
  }

  async function join(
    threadId: string,
    { memberId }: ChatMember,
    role: ChannelRole = "member",
    fromSeq = 0,
  ): Promise<void> {
    await execute("insert into thread_members (thread_id, user_id, role, from_seq) values (?, ?, ?, ?)", [
      threadId,
      memberId,
      role,
      fromSeq,
    ]);
  }

  return {
    chatMembers,
    inTransaction,
    execute,
    pair,
    join,
    channelOf: (owner: ChatMember, ...member: ChatMember[]) =>
      channelOf(server().database, { owner: [owner], member }, { name: "Youth choir" }),
    say: (...[sender, threadId, content, extras]: [ChatMember, string, string, MessageExtras?]) =>
      inTransaction((tx) => storeMessage(tx, sender, threadId, content, extras)),

    /** Adds or removes a reaction and its notification, like a thread's room. */
    react: (actor: ChatMember, messageId: string, isOn = true) =>
      inTransaction(async (tx) => {
        await tx.execute("update messages set version = version + 1 where id = ?", [messageId]);
        await tx.execute(
          isOn
            ? "insert into message_reactions (message_id, user_id, emoji) values (?, ?, 'x') on conflict do nothing"
            : "delete from message_reactions where message_id = ? and user_id = ?",
          [messageId, actor.memberId],
        );
        await notifyReaction(tx, { messageId, actorId: actor.memberId });
      }),
  };
}

/** Stores a message and its notifications, like a thread's room; returns its id and the members who are notified of it. */
export async function storeMessage(
  tx: EntityManager,
  sender: ChatMember,
  threadId: string,
  content: string,
  extras: MessageExtras = {},
) {
  const [row] = await tx.execute<{ id: string }[]>(
    `with thread as (update threads set last_seq = last_seq + 1 where id = ? returning last_seq)
     insert into messages (thread_id, seq, sender_id, request_id, content, reply_to_id)
     select ?, last_seq, ?, ?, ?, ?::uuid from thread returning id`,
    [threadId, threadId, sender.memberId, crypto.randomUUID(), content, extras.replyTo ?? null],
  );
  const { id } = row as { id: string };
  for (const { memberId } of extras.mentions ?? []) {
    await tx.execute("insert into message_mentions (message_id, user_id) values (?, ?)", [id, memberId]);
  }
  await notifyMessages(tx, [id]);
  const notified = await tx.execute<{ user_id: string }[]>("select user_id from notifications where message_id = ?", [
    id,
  ]);
  return { id, notified: notified.map((each) => each.user_id) };
}

/** A page of the member's notifications, older than `before`. */
export const pageFor = (member: ChatMember, before?: string) =>
  member.must(listNotifications, before ? { query: { before } } : {});
export const shownTo = async (member: ChatMember): Promise<Notification[]> => (await pageFor(member)).notifications;
export const briefList = async (member: ChatMember) =>
  (await shownTo(member)).map(({ kind, count, isRead, text }) => [kind, count, isRead ? "read" : "unread", text]);
