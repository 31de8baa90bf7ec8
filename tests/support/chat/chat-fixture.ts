import { type Conversation, listConversations } from "../../../schema/chat/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import type { Person } from "../account/people.ts";
import type { TestServer } from "../server/boot.ts";
import type { ChatMember } from "./channel.ts";
import { ADULT, type Listener, newChatMember, openConversationWith } from "./chat-member.ts";

/** Creates members and conversations on the server that the test file started. */
export function chatFixture(server: () => Pick<TestServer, "url" | "database">) {
  const chatMember = (name: string, birthDate?: string) => newChatMember(server().url, name, birthDate);
  return {
    chatMember,

    /** Two adults and their conversation. */
    async pair(): Promise<{ ada: ChatMember; tunde: ChatMember; conversationId: string }> {
      const [ada, tunde] = await Promise.all([chatMember("Ada", ADULT), chatMember("Tunde", ADULT)]);
      return { ada, tunde, conversationId: await openConversationWith(ada, tunde.memberId) };
    },

    /** Three adults: Ada, Tunde and Bisi. */
    trio: () => Promise.all([chatMember("Ada", ADULT), chatMember("Tunde", ADULT), chatMember("Bisi", ADULT)]),

    async withRole(role: "safeguarding_lead" | "mentor", name: string): Promise<ChatMember> {
      const person = await chatMember(name);
      await giveRole(server().database.fork(), person.me?.email ?? "", role);
      return person;
    },
  };
}

export const listOf = async (person: Person): Promise<Conversation[]> =>
  (await person.must(listConversations)).conversations;

/** The newest version of a conversation that this connection received. */
export const lastConversation = (connection: Listener) =>
  connection.messagesOf("conversation").at(-1)?.conversation as Conversation | undefined;
