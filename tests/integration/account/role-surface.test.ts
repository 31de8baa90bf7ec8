import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { report } from "../../../schema/safety/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import { newHolder } from "../../support/account/admins.ts";
import { Person } from "../../support/account/people.ts";
import { type RoleWorld, roleSurfaces } from "../../support/account/role-surfaces.ts";
import { channelOf } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { storeMessage } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());

const run = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);
const needsSecondFactor = (role: Role) => role !== "mentor";

/** What may happen to a holder of a role. Only the first leaves them the use of it. */
const states = {
  active: async () => {},
  suspended: ({ memberId }: { memberId: string }) => suspendMember(server.database.fork(), memberId),
  "without a second factor": ({ memberId }: { memberId: string }) =>
    run("update users set two_factor_enabled = false where id = ?", [memberId]),
  "demoted this second": ({ memberId }: { memberId: string }) =>
    run("delete from user_roles where user_id = ?", [memberId]),
} as const;
type State = keyof typeof states;

/** A community whose only leader holds this role, and has used it before something happens to them. */
async function newWorld(role: Role, state: State): Promise<RoleWorld> {
  await run("delete from user_roles");
  await run("delete from confessions");
  const holder = await newHolder(server, role, "The Holder");
  await run("update users set two_factor_enabled = true where id = ?", [holder.memberId]);
  const adult = await newChatMember(server.url, "Uncle Dayo", ADULT);
  const minor = await newChatMember(server.url, "Teen Chidi", MINOR);
  await run("update age_confirmations set confirmer_id = ? where user_id = ?", [holder.memberId, minor.memberId]);
  const supervisor = role === "safeguarding_lead" ? [holder] : [];
  const members = { owner: [adult], member: [minor], safeguarding_lead: supervisor };
  const channelId = await channelOf(server.database, members, { isPrivate: true, name: "Elders" });
  const conversationId = await conversationOf(adult.memberId, minor.memberId, supervisor[0]?.memberId);
  for (const threadId of [conversationId, channelId]) {
    await server.database
      .fork()
      .transactional((tx) => storeMessage(tx, adult, threadId, "Words of wisdom", { mentions: [holder] }));
  }
  const subject = { kind: "profile", memberId: minor.memberId } as const;
  const { reportId } = await adult.must(report, { body: { subject, reason: "bullying" } });
  await run("update reports set state = 'taken', owner_id = ? where id = ?", [holder.memberId, reportId]);
  await new Person(server.url).call(sendConfession, { body: { requestId: newRequestId(), text: "I am tired." } });
  await states[state](holder);
  return { server, role, holder, adult, minor, conversationId, channelId, reportId };
}

async function conversationOf(one: string, other: string, supervisor: string | undefined): Promise<string> {
  const id = crypto.randomUUID();
  const [first, second] = [one, other].sort();
  await run("insert into threads (id, kind) values (?, 'conversation')", [id]);
  await run("insert into conversations (thread_id, participant_1, participant_2) values (?, ?, ?)", [
    id,
    first,
    second,
  ]);
  const members = { participant: [one, other], safeguarding_lead: supervisor ? [supervisor] : [] };
  for (const [role, memberIds] of Object.entries(members)) {
    for (const memberId of memberIds) {
      await run("insert into thread_members (thread_id, user_id, role) values (?, ?, ?)", [id, memberId, role]);
    }
  }
  return id;
}

describe.each(["admin", "mentor", "safeguarding_lead"] as const)("ACCESS-9 the role %s", (role) => {
  const possible = (Object.keys(states) as State[]).filter(
    (state) => state !== "without a second factor" || needsSecondFactor(role),
  );
  describe.each(possible)("of a member who is %s", (state) => {
    let world: RoleWorld;
    beforeAll(async () => {
      world = await newWorld(role, state);
    });

    test.each(roleSurfaces.filter((surface) => surface.roles.includes(role)))(
      `${state === "active" ? "opens" : "no longer opens"} this: $name`,
      async ({ opens }) => {
        expect(await opens(world)).toBe(state === "active");
      },
    );
  });
});
