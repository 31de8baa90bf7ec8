import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findPeople,
  openConversation,
  readConversation,
  readMessages,
  takeChatSeat,
} from "../../../schema/chat/api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { dueThreads } from "../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  listen,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;
const kinds = ["adult", "minor", "declared", "unknown", "mentor", "lead", "suspended"] as const;
type Kind = (typeof kinds)[number];
type Role = "safeguarding_lead" | "admin";
type Outcome = "open" | "supervised" | "refused";

/** The policy, deliberately repeated here; rows and columns are in the order of `kinds`. */
const table: Record<Kind, readonly Outcome[]> = {
  adult: ["open", "supervised", "supervised", "supervised", "open", "open", "refused"],
  minor: ["supervised", "open", "supervised", "supervised", "supervised", "supervised", "refused"],
  declared: ["supervised", "supervised", "supervised", "supervised", "supervised", "supervised", "refused"],
  unknown: ["supervised", "supervised", "supervised", "supervised", "supervised", "supervised", "refused"],
  mentor: ["open", "supervised", "supervised", "supervised", "open", "open", "refused"],
  lead: ["open", "supervised", "supervised", "supervised", "open", "open", "refused"],
  suspended: ["refused", "refused", "refused", "refused", "refused", "refused", "refused"],
};
/** SAFE-25: whom each kind finds, among those who may be messaged. */
const finds = (kind: Kind, other: Kind): boolean =>
  ["minor", "mentor", "lead"].includes(kind) || ["adult", "mentor", "lead"].includes(other);
const pairs = kinds.flatMap((one) => kinds.map((other) => [one, other] as const));

/** A member who is neither of the two holds this role. An admin supervises only a lead (SAFE-4). */
describe.each([{ guardianRole: null }, { guardianRole: "admin" }, { guardianRole: "safeguarding_lead" }] as const)(
  "messaging if there is a third member with the role $guardianRole",
  ({ guardianRole }) => {
    let server: TestServer;
    let guardian: ChatMember;
    const askers = new Map<Kind, ChatMember>();
    const asked = new Map<Kind, ChatMember>();

    async function newcomer(kind: Kind, side: string): Promise<ChatMember> {
      const birthDate = { adult: ADULT, minor: MINOR, suspended: ADULT }[kind as string];
      const person = await newChatMember(server.url, `${side} ${kinds.indexOf(kind)}`, birthDate);
      // Without confirmation, an adult's date is worth no more than none.
      if (kind === "declared") await person.must(saveBirthDate, { body: { birth_date: ADULT } });
      if (kind === "mentor") await giveRole(server.database.fork(), person.me?.email ?? "", "mentor");
      return person;
    }

    const query = <Row>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);
    const give = (person: ChatMember, role: Role) => giveRole(server.database.fork(), person.me?.email ?? "", role);
    /**
     * Resolves once the server knows: it then closes the member's connections, also those opened just before, and has looked
     * for others who supervise their threads.
     */
    async function removeRole(person: ChatMember, role: Role): Promise<void> {
      const connection = await listen(person, (await person.must(takeMemberSeat)).reservation);
      await query("delete from user_roles where user_id = ? and role = ?", [person.memberId, role]);
      await connection.closed;
      await until(async () => (await dueThreads(server.database)).length === 0);
    }

    beforeAll(async () => {
      server = await bootServer();
      guardian = await newChatMember(server.url, "Guardian", ADULT);
      if (guardianRole) await give(guardian, guardianRole);
      for (const kind of kinds) {
        askers.set(kind, await newcomer(kind, "Asker"));
        asked.set(kind, await newcomer(kind, "Asked"));
      }
      for (const side of [askers, asked]) {
        await suspendMember(server.database.fork(), side.get("suspended")?.memberId ?? "");
      }
    });
    afterAll(() => server.stop());

    /** Stores an unsupervised conversation of the two, from a time when the policy allowed it. */
    async function oldConversation(one: ChatMember, other: ChatMember): Promise<string> {
      await query(
        "delete from threads where id in (select thread_id from conversations where ? in (participant_1, participant_2) and ? in (participant_1, participant_2))",
        [one.memberId, other.memberId],
      );
      const [made] = await query<{ id: string }>(
        `with thread as (insert into threads (kind) values ('conversation') returning id),
       talk as (
         insert into conversations (thread_id, participant_1, participant_2)
         select id, least(?::uuid, ?::uuid), greatest(?::uuid, ?::uuid) from thread
       ), seats as (
         insert into thread_members (thread_id, user_id, role)
         select thread.id, member.id, 'participant' from thread, unnest(array[?::uuid, ?::uuid]) as member (id)
       )
       select id from thread`,
        [one.memberId, other.memberId, one.memberId, other.memberId, one.memberId, other.memberId],
      );
      return made?.id ?? "";
    }

    const stored = async (threadId: string) =>
      (
        await query<{ content: string }>("select content from messages where thread_id = ? order by seq", [threadId])
      ).map(({ content }) => content);

    /** Sends a request with its own id and resolves to `receipt` or to the code of the refusal. */
    async function ask(listener: Listener, type: string, payload: object): Promise<string> {
      const id = crypto.randomUUID();
      listener.send(type, { id, ...payload });
      const answer = () => listener.received.find((each) => each.type !== "messages" && each.payload.id === id);
      await until(() => answer() !== undefined);
      return answer()?.type === "receipt" ? "receipt" : String(answer()?.payload.code);
    }

    async function searchFinds(one: ChatMember, other: ChatMember): Promise<boolean | string> {
      const name = other.me?.full_name ?? "Asked";
      const { error, body } = await one.call(findPeople, { query: { name } });
      return error?.code ?? body.people.some(({ memberId }) => memberId === other.memberId);
    }

    async function expectShut(one: ChatMember, other: ChatMember, threadId: string): Promise<void> {
      const before = await stored(threadId);
      const { error } = await one.call(takeChatSeat, { params: { conversationId: threadId } });
      expect(error?.code).toMatch(/^(chat\/not-allowed|account\/)/);
      expect([true]).not.toContain(await searchFinds(one, other));
      expect(await openConversationWith(one, other.memberId)).toMatch(
        /^(chat\/not-allowed|chat\/birth-date-needed|account\/)/,
      );
      expect(await stored(threadId)).toEqual(before);
    }

    async function expectOpen(
      [one, kind]: [ChatMember, Kind],
      [other, otherKind]: [ChatMember, Kind],
      outcome: Outcome,
    ): Promise<void> {
      const needsDate = kind === "unknown";
      expect(await searchFinds(one, other)).toBe(needsDate ? "chat/birth-date-needed" : finds(kind, otherKind));
      const opened = await one.call(openConversation, { body: { memberId: other.memberId } });
      if (needsDate) expect(opened.error?.code).toBe("chat/birth-date-needed");
      else expect([opened.body.isSupervised, opened.body.canWrite]).toEqual([outcome === "supervised", true]);
    }

    /** Writes and edits in the room of an older conversation and checks who can read it. */
    async function expectTalk(one: ChatMember, other: ChatMember, threadId: string, outcome: Outcome): Promise<void> {
      const params = { conversationId: threadId };
      const [mine, theirs] = [await joinConversation(one, threadId), await joinConversation(other, threadId)];
      if (outcome === "supervised") {
        expect(await ask(mine, "send", { content: "alone" })).toBe("chat/now-supervised");
        expect(await stored(threadId)).toEqual([]);
      }
      expect(await ask(mine, "send", { content: "hello" })).toBe("receipt");
      await until(() => theirs.messages().length === 1);
      const seen = await one.must(readConversation, { params });
      const beside = seen.members.filter(({ memberId }) => memberId === guardian.memberId);
      expect(beside).toHaveLength(outcome === "supervised" ? 1 : 0);
      if (outcome === "supervised") {
        expect((await guardian.must(readMessages, { params })).messages.map(({ content }) => content)).toEqual([
          "hello",
        ]);
        await removeRole(guardian, guardianRole ?? "admin");
        expect(await ask(mine, "edit", { seq: 1, content: "just us" })).toBe("chat/not-allowed");
        expect(await ask(theirs, "send", { content: "just us" })).toBe("chat/not-allowed");
        await give(guardian, guardianRole ?? "admin");
        // A member who regains the role gets no former conversations back, and reads only newer messages.
        expect(await ask(mine, "edit", { seq: 1, content: "hello there" })).toBe("chat/now-supervised");
        expect((await guardian.must(readMessages, { params })).messages).toEqual([]);
      } else expect((await guardian.call(readMessages, { params })).error?.code).toBe("chat/not-found");
      expect(await ask(mine, "edit", { seq: 1, content: "hello there" })).toBe("receipt");
      expect(await stored(threadId)).toEqual(["hello there"]);
      await Promise.all([mine.room.leave(), theirs.room.leave()]);
    }

    test.each(pairs)(
      "SAFE-1 SAFE-2 SAFE-3 SAFE-4 SAFE-5 SAFE-9 SAFE-25 every request follows the policy from %s to %s",
      async (kind, otherKind) => {
        const [one, other] = [askers.get(kind) as ChatMember, asked.get(otherKind) as ChatMember];
        const leads = [kind === "lead" && one, otherKind === "lead" && other].filter((each) => each !== false);
        for (const each of leads) await give(each, "safeguarding_lead");
        const ruled = table[kind][kinds.indexOf(otherKind)] as Outcome;
        const isSupervisable = guardianRole === "safeguarding_lead" || (guardianRole === "admin" && leads.length > 0);
        const outcome = ruled === "supervised" && !isSupervisable ? "refused" : ruled;
        const threadId = await oldConversation(one, other);
        if (outcome === "refused") await expectShut(one, other, threadId);
        else {
          await expectTalk(one, other, threadId, outcome);
          await expectOpen([one, kind], [other, otherKind], outcome);
          await other.must(block, { params: { memberId: one.memberId } });
          if (leads.length > 0) await expectOpen([one, kind], [other, otherKind], outcome);
          else await expectShut(one, other, threadId);
          await other.must(unblock, { params: { memberId: one.memberId } });
        }
        for (const each of leads) await removeRole(each, "safeguarding_lead");
      },
    );
  },
);
