import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatMember } from "../../support/chat/channel.ts";
import { notificationThreads } from "../../support/chat/notification-fixture.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let chidi: ChatMember;
let channelId: string;
let conversationId: string;
let eventId: string;

const { chatMembers, channelOf, execute, say } = notificationThreads(() => server);

beforeAll(async () => {
  server = await bootServer();
  [ada, tunde, chidi] = (await chatMembers("Ada", "Tunde", "Chidi")) as [ChatMember, ChatMember, ChatMember];
  [conversationId] = (
    await execute<{ thread_id: string }>(
      `with thread as (insert into threads (kind) values ('conversation') returning id)
       insert into conversations (thread_id, participant_1, participant_2)
       select id, least(?::uuid, ?::uuid), greatest(?::uuid, ?::uuid) from thread returning thread_id`,
      [ada.memberId, tunde.memberId, ada.memberId, tunde.memberId],
    )
  ).map(({ thread_id }) => thread_id) as [string];
});
afterAll(() => server.stop());

type Who = "ada" | "tunde" | "chidi";
type Change = readonly [what: string, sql: string, who: readonly Who[]];

/** What a statement may name, in place of `:name`. */
const named = (): Record<string, string> => ({
  ada: ada.memberId,
  tunde: tunde.memberId,
  chidi: chidi.memberId,
  channel: channelId,
  conversation: conversationId,
  event: eventId,
});
const run = (sql: string) =>
  execute(
    sql.replaceAll(/:(\w+)/g, (_, name: string) => `'${named()[name]}'`),
    [],
  );
const idsOf = (who: readonly Who[]) => who.map((name) => named()[name] ?? "").toSorted();

/** Ada's channel: Tunde is in it and has an unread notification, and Chidi is invited. */
async function newWorld(): Promise<void> {
  for (const table of ["blocks", "event_waiting_list", "user_roles"]) await execute(`delete from ${table}`, []);
  channelId = await channelOf(ada, tunde);
  await say(ada, channelId, "Come", { mentions: [tunde] });
  await run(`insert into channel_invitations (thread_id, user_id, invited_by, expires_at)
    values (:channel, :chidi, :ada, now() + interval '1 day')`);
  [eventId] = (
    await execute<{ id: string }>(
      `insert into events (title, description, event_type, event_date, location)
       values ('Night', '', 'other', now() + interval '1 day', '') returning id`,
      [],
    )
  ).map(({ id }) => id) as [string];
  await run(
    "insert into event_waiting_list (event_id, user_id, offered_until) values (:event, :tunde, now() + interval '1 hour')",
  );
  await run("insert into user_roles (user_id, role) values (:tunde, 'mentor')");
}

const ofTunde = "where user_id = :tunde and thread_id = :channel";

test.each<Change>([
  ["is stored", "insert into notifications (user_id, kind) values (:chidi, 'safety_notice')", ["chidi"]],
  ["becomes newer", `update notifications set created_at = now(), count = count + 1 ${ofTunde}`, ["tunde"]],
  ["is shown by a device", `update notifications set pushed_at = now() ${ofTunde}`, []],
  ["is read", `update notifications set read_at = now() ${ofTunde}`, []],
])("NOTICE-8 the servers learn of something new when a notification %s", async (_, sql, who) => {
  await newWorld();
  expect(await announcedBy(server.database, "notifications_added", () => run(sql))).toEqual(idsOf(who));
});

test.each<Change>([
  ["it is read", `update notifications set read_at = now() ${ofTunde}`, ["tunde"]],
  ["it counts more", `update notifications set count = 7 ${ofTunde}`, ["tunde"]],
  ["a device shows it", `update notifications set pushed_at = now() ${ofTunde}`, []],
  ["it is deleted unread", `delete from notifications ${ofTunde}`, ["tunde"]],
  ["its member leaves the channel", `delete from thread_members ${ofTunde}`, ["tunde", "chidi"]],
  [
    "the channel is closed",
    "update community_channels set closed_at = now() where thread_id = :channel",
    ["ada", "tunde", "chidi"],
  ],
  ["one blocks the other", "insert into blocks (blocker_id, blocked_id) values (:ada, :tunde)", ["ada", "tunde"]],
  ["a role is taken", "delete from user_roles where user_id = :tunde", ["tunde"]],
  [
    "an offer of a seat is withdrawn",
    "update event_waiting_list set offered_until = null where event_id = :event",
    ["tunde"],
  ],
  ["an offer of a seat has ended", "delete from event_waiting_list where event_id = :event", ["tunde"]],
  [
    "an invitation is withdrawn",
    "update channel_invitations set withdrawn_at = now() where thread_id = :channel",
    ["chidi"],
  ],
])("NOTICE-6 NOTICE-8 the servers learn of a notification that changes when %s", async (_, sql, who) => {
  await newWorld();
  expect(await announcedBy(server.database, "notifications_changed", () => run(sql))).toEqual(idsOf(who));
});

test("NOTICE-6 NOTICE-8 the servers learn that unblocking shows what the block has hidden", async () => {
  await newWorld();
  await run("insert into blocks (blocker_id, blocked_id) values (:ada, :tunde)");
  for (const channel of ["notifications_changed", "invitations_changed"] as const) {
    const unblock = () => run("delete from blocks");
    expect(await announcedBy(server.database, channel, unblock)).toEqual(idsOf(["ada", "tunde"]));
    await run("insert into blocks (blocker_id, blocked_id) values (:ada, :tunde)");
  }
});

test.each<Change>([
  [
    "is sent",
    `insert into channel_invitations (thread_id, user_id, invited_by, expires_at)
    values (:channel, :tunde, :ada, now())`,
    ["tunde"],
  ],
  [
    "is declined",
    "update channel_invitations set answer = 'declined', answered_at = now() where thread_id = :channel",
    ["chidi"],
  ],
  ["is withdrawn", "update channel_invitations set withdrawn_at = now() where thread_id = :channel", ["chidi"]],
  [
    "leads into a closed channel",
    "update community_channels set closed_at = now() where thread_id = :channel",
    ["chidi"],
  ],
  [
    "comes from somebody who leaves",
    "delete from thread_members where user_id = :ada and thread_id = :channel",
    ["chidi"],
  ],
  [
    "comes from somebody who is no admin now",
    "update thread_members set role = 'member' where user_id = :ada and thread_id = :channel",
    ["chidi"],
  ],
  [
    "is not needed, because the member has joined",
    "insert into thread_members (thread_id, user_id, role) values (:channel, :chidi, 'member')",
    ["chidi"],
  ],
  ["is hidden by a block", "insert into blocks (blocker_id, blocked_id) values (:chidi, :ada)", ["ada", "chidi"]],
])("CHANNEL-31 the servers learn that an invitation %s", async (_, sql, who) => {
  await newWorld();
  expect(await announcedBy(server.database, "invitations_changed", () => run(sql))).toEqual(idsOf(who));
});

type ThreadChange = readonly [what: string, sql: string, what: "conversation" | "channel" | null];

test.each<ThreadChange>([
  [
    "a member joins",
    "insert into thread_members (thread_id, user_id, role) values (:channel, :chidi, 'member')",
    "channel",
  ],
  ["a member leaves", `delete from thread_members ${ofTunde}`, "channel"],
  ["a member becomes an admin", `update thread_members set role = 'admin' ${ofTunde}`, "channel"],
  ["a member has read", `update thread_members set read_seq = 1 ${ofTunde}`, null],
  ["it gets a name", "update community_channels set name = 'New' where thread_id = :channel", "channel"],
  ["it is closed", "update community_channels set closed_at = now() where thread_id = :channel", "channel"],
])("CHANNEL-13 the servers learn of a channel's change when %s", async (_, sql, changed) => {
  await newWorld();
  const expected = changed === null ? [] : [channelId];
  expect(await announcedBy(server.database, "channel_changed", () => run(sql))).toEqual(expected);
});

test.each<[what: string, sql: string]>([
  [
    "a lead joins it",
    "insert into thread_members (thread_id, user_id, role) values (:conversation, :chidi, 'safeguarding_lead')",
  ],
  ["one blocks the other", "insert into blocks (blocker_id, blocked_id) values (:tunde, :ada)"],
  ["an age is confirmed", "insert into age_confirmations (user_id) values (:tunde)"],
  ["an age counts no longer", "delete from age_confirmations where user_id = :ada"],
  ["a birth date is corrected", "update birth_dates set birth_date = '2011-01-01' where user_id = :ada"],
  ["one gets a role", "insert into user_roles (user_id, role) values (:ada, 'mentor')"],
  ["one loses the last role", "delete from user_roles where user_id = :tunde"],
  ["one is suspended", "update users set suspended_at = now() where id = :tunde"],
])("SAFE-1 the servers learn of a conversation's change when %s", async (_, sql) => {
  await newWorld();
  if (sql.includes("into age_confirmations")) await run("delete from age_confirmations where user_id = :tunde");
  try {
    expect(await announcedBy(server.database, "conversation_changed", () => run(sql))).toContain(conversationId);
  } finally {
    await execute("update users set suspended_at = null", []);
  }
});

test.each<[what: string, sql: string, isAnnounced: boolean]>([
  ["another lead is appointed", "insert into user_roles (user_id, role) values (:chidi, 'safeguarding_lead')", true],
  ["an admin is appointed", "insert into user_roles (user_id, role) values (:chidi, 'admin')", true],
  ["a mentor is appointed", "insert into user_roles (user_id, role) values (:chidi, 'mentor')", false],
  ["a lead becomes a mentor", "update user_roles set role = 'mentor' where user_id = :ada", true],
  ["a lead loses the role", "delete from user_roles where user_id = :ada", true],
  ["a mentor loses the role", "delete from user_roles where user_id = :tunde", false],
  ["a lead is suspended", "update users set suspended_at = now() where id = :ada", true],
  ["a mentor is suspended", "update users set suspended_at = now() where id = :tunde", false],
  [
    "a lead sets up a second factor",
    "update users set two_factor_enabled = not two_factor_enabled where id = :ada",
    true,
  ],
  ["a lead’s name changes", "update users set name = 'New' where id = :ada", false],
])("CHANNEL-39 SAFE-105 the servers learn, or need not, when %s", async (_, sql, isAnnounced) => {
  await newWorld();
  await run("insert into user_roles (user_id, role) values (:ada, 'safeguarding_lead')");
  try {
    const announced = await announcedBy(server.database, "guardians_changed", () => run(sql));
    expect(announced).toEqual(isAnnounced ? ["guardians"] : []);
  } finally {
    await execute("update users set suspended_at = null, two_factor_enabled = false", []);
  }
});

test.each<[what: string, sql: string]>([
  ["a role is given", "insert into user_roles (user_id, role) values (:tunde, 'admin')"],
  ["a role is taken", "delete from user_roles where user_id = :tunde"],
  ["they are muted", "insert into mutes (user_id, until) values (:tunde, now())"],
  ["a mute becomes longer", "update mutes set until = now() + interval '1 day' where user_id = :tunde"],
  ["a mute is lifted", "delete from mutes where user_id = :tunde"],
  ["they are warned", "insert into report_actions (member_id, kind, reason) values (:tunde, 'warn', '')"],
  ["they dismiss a notice", "update report_actions set dismissed_at = now() where member_id = :tunde"],
])("SAFE-48 the servers learn of a member's status when %s", async (_, sql) => {
  await newWorld();
  expect(await announcedBy(server.database, "status_changed", () => run(sql))).toEqual([tunde.memberId]);
});

test("NOTICE-8 more members than one payload holds are all named", async () => {
  const ids = (
    await execute<{ id: string }>(
      "insert into users (id, email) select gen_random_uuid(), 'many-' || at || '@example.org' from generate_series(1, 450) at returning id",
      [],
    )
  ).map(({ id }) => id);
  const notify = () =>
    execute(
      "insert into notifications (user_id, kind) select id, 'safety_notice' from users where email like 'many-%'",
      [],
    );
  expect(await announcedBy(server.database, "notifications_added", notify)).toEqual(ids.toSorted());
});
