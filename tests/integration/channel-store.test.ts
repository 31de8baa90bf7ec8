import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChannelRole } from "../../schema/channel/api.ts";
import { channelKind } from "../../server/channel/channel-kind.ts";
import type { ChannelTeller } from "../../server/channel/channel-teller.ts";
import type { Database, Transaction } from "../../server/platform/database.ts";
import { storePlainMessages } from "../../server/thread/message-store.ts";
import { testDatabase } from "../support/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const kind = channelKind({ isOpenToAll: false, today: () => "2026-11-22" }, {} as ChannelTeller);

interface Situation {
  readonly role: ChannelRole | undefined;
  /** Whether the writer holds the role of a safeguarding lead in the community. */
  readonly holdsRole: boolean;
  readonly isPrivate: boolean;
  readonly isClosed: boolean;
  /** Somebody else in it is a lead: holds the role, holds it but is suspended, or holds it no more. */
  readonly lead: "live" | "suspended" | "lost" | undefined;
}

const anyOf = <T>(...values: T[]): readonly T[] => values;
const situations: readonly Situation[] = anyOf<ChannelRole | undefined>(
  undefined,
  "member",
  "admin",
  "owner",
  "safeguarding_lead",
).flatMap((role) =>
  anyOf(true, false).flatMap((holdsRole) =>
    anyOf(true, false).flatMap((isPrivate) =>
      anyOf(true, false).flatMap((isClosed) =>
        anyOf<Situation["lead"]>("live", "suspended", "lost", undefined).map((lead) => ({
          role,
          holdsRole,
          isPrivate,
          isClosed,
          lead,
        })),
      ),
    ),
  ),
);

async function newMember(tx: Transaction, { isLead = false, isSuspended = false } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await tx.em.execute(
    "insert into users (id, email, email_verified, suspended_at) values (?, ?, true, case when ? then now() end)",
    [id, `${id}@example.org`, isSuspended],
  );
  await tx.em.execute("insert into profiles (user_id, full_name) values (?, 'Ada')", [id]);
  if (isLead) await tx.em.execute("insert into user_roles (user_id, role) values (?, 'safeguarding_lead')", [id]);
  return id;
}

async function lay(tx: Transaction, situation: Situation): Promise<{ threadId: string; memberId: string }> {
  const threadId = crypto.randomUUID();
  await tx.em.execute("insert into threads (id, kind) values (?, 'channel')", [threadId]);
  await tx.em.execute(
    `insert into community_channels (thread_id, name, is_private, closed_at)
     values (?, 'Choir', ?, case when ? then now() end)`,
    [threadId, situation.isPrivate, situation.isClosed],
  );
  const seat = (memberId: string, role: ChannelRole) =>
    tx.em.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, ?)", [threadId, memberId, role]);
  const memberId = await newMember(tx, { isLead: situation.holdsRole });
  if (situation.role) await seat(memberId, situation.role);
  const { lead } = situation;
  if (lead) {
    const leadId = await newMember(tx, { isLead: lead !== "lost", isSuspended: lead === "suspended" });
    await seat(leadId, "safeguarding_lead");
  }
  return { threadId, memberId };
}

test("CHANNEL-4 CHANNEL-5 the database stores in one step where the server's rules object to nothing, and nowhere else", async () => {
  const stored: Situation[] = [];
  for (const situation of situations) {
    const asked = await database.transaction((tx) => lay(tx, situation));
    const [message] = await storePlainMessages(database, kind.storesPlainBy ?? "", [
      { ...asked, requestId: "a request", content: "Peace" },
    ]);
    // Judged afterwards: to judge may put somebody in.
    const [objection] = await database.transaction((tx) => kind.objectionsTo(tx, [asked]));
    expect([situation, message === undefined ? "left" : "stored"]).toEqual([situation, objection ? "left" : "stored"]);
    if (message) stored.push(situation);
  }
  expect(stored.length).toBeGreaterThan(situations.length / 8);
});
