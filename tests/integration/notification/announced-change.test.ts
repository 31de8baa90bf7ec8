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
let eventId: string;

const { chatMembers, channelOf, execute, say } = notificationThreads(() => server);

beforeAll(async () => {
  server = await bootServer();
  [ada, tunde, chidi] = (await chatMembers("Ada", "Tunde", "Chidi")) as [ChatMember, ChatMember, ChatMember];
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
