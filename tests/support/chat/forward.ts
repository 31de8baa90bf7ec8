import { readChannelMessages } from "../../../schema/channel/api.ts";
import { readMessages } from "../../../schema/chat/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { Person } from "../account/people.ts";
import type { Listener } from "./chat-member.ts";

/** Forwards a message of a channel; returns the receipt. */
export const forward = (socket: Listener, threadId: string, seq: number, content = "") =>
  socket.ask("send", { content, forward: { threadId, seq } });

/** The code with which a forward is refused, or `stored`. */
export async function forwardCode(socket: Listener, threadId: string, seq: number, content = ""): Promise<string> {
  const { code } = await forward(socket, threadId, seq, content);
  return code ?? "stored";
}

/** The messages of a channel or a conversation as this member reads them. */
export async function messagesFor(person: Person, threadId: string): Promise<Message[]> {
  const channel = await person.call(readChannelMessages, { params: { channelId: threadId } });
  if (!channel.error) return channel.body.messages;
  return (await person.must(readMessages, { params: { conversationId: threadId } })).messages;
}

/** The newest message, or the one with this seq, as this member reads it. */
export async function newestFor(person: Person, threadId: string, seq?: number): Promise<Message | undefined> {
  const messages = await messagesFor(person, threadId);
  return seq === undefined ? messages.at(-1) : messages.find((each) => each.seq === seq);
}

export const unreadable = { isUnreadable: true } as const;

/** Whether the message is a forward that shows that its original is deleted. */
export function showsDeletion(message: Message | undefined): boolean {
  const { forwarded = unreadable } = message ?? {};
  return !("isUnreadable" in forwarded) && forwarded.isDeleted;
}
