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

export const newestFor = async (person: Person, threadId: string): Promise<Message | undefined> =>
  (await messagesFor(person, threadId)).at(-1);

export const unreadable = { isUnreadable: true };
