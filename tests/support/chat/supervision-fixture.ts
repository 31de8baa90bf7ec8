import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { newHolder } from "../account/admins.ts";
import type { TestServer } from "../server/boot.ts";
import { until } from "../until.ts";
import { type ChatMember, lastOf, memberConnection, newLead } from "./channel.ts";
import { lastConversation } from "./chat-fixture.ts";
import { ADULT, joinConversation, type Listener, MINOR, newChatMember, openConversationWith } from "./chat-member.ts";

/** Members whose threads get safeguarding leads, on the server that the test file started. */
export function supervisionFixture(server: () => TestServer) {
  const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
    server().database.fork().execute<Row[]>(sql, values);
  return {
    execute,
    /** Before each test: no threads and no roles. */
    async reset(): Promise<void> {
      await execute("delete from threads");
      await execute("delete from user_roles");
    },
    adult: (name: string) => newChatMember(server().url, name, ADULT),
    minor: (name: string) => newChatMember(server().url, name, MINOR),
    admin: () => newHolder(server(), "admin", "Pastor Sam"),
    mentor: (name: string) => newHolder(server(), "mentor", name),
    lead: (name = "Mama Grace") => newLead(server().url, server().database, name),
    async leadsIn(threadId: string): Promise<string[]> {
      const rows = await execute<{ user_id: string }>(
        "select user_id from thread_members where thread_id = ? and role = 'safeguarding_lead'",
        [threadId],
      );
      return rows.map((row) => row.user_id);
    },
  };
}

export const correct = async (who: ChatMember, { memberId }: ChatMember, birth_date: string) =>
  void (await who.must(correctBirthDate, { params: { memberId }, body: { birth_date } }));

/** The conversation of the two, its room as the first one has it open, and what the app of the first one hears. */
export async function openTalk(one: ChatMember, other: ChatMember) {
  const conversationId = await openConversationWith(one, other.memberId);
  return { conversationId, room: await joinConversation(one, conversationId), app: await memberConnection(one) };
}

/** Nobody writes: the open app hears who supervises the conversation now. */
export const supervisedBy = (app: Listener, { memberId }: ChatMember) =>
  until(() => lastConversation(app)?.members.some((each) => each.memberId === memberId && each.isSupervisor) === true);

export const conversationCloses = (app: Listener) => until(() => lastConversation(app)?.canWrite === false);

export function channelOn(app: Listener, channelId: string) {
  const channel = lastOf(app, channelId);
  return typeof channel === "object" ? channel : undefined;
}
