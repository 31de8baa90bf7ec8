import { spawnSync } from "node:child_process";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueConfirmLink } from "../../../server/account/confirm-link.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { countGame } from "../../../server/leaderboard/leaderboard.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { nameOfDatabase } from "../../../server/platform/database/inspect-database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { type ChatMember, channelOf } from "../../support/chat/channel.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { insertRow } from "../../support/server/insert-row.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { columnsWith } from "../../support/server/table-search.ts";

let url: string;
let database: Database;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  database = await openDatabase({ url, poolSize: 10, log: openLog({ LOG_LEVEL: "error" }) });
});
afterAll(() => database.close());

const erase = (memberId: string) => eraseMember(database, `${memberId}@example.org`, filesOf({ dataDir: "/nowhere" }));
const chatMembers = async (...names: string[]) =>
  (await addMembers(database.fork(), ...names)).map((memberId) => ({ memberId }) as ChatMember);
const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);

const ownerOf = async (channelId: string) =>
  (
    await rows<{ user_id: string }>("select user_id from thread_members where thread_id = ? and role = 'owner'", [
      channelId,
    ])
  )[0]?.user_id;
const joinedEarlier = ({ memberId }: ChatMember) =>
  rows("update thread_members set joined_at = joined_at - interval '1 day' where user_id = ?", [memberId]);

test("erasing a member deletes their confirmation links and the passwords stored with them", async () => {
  const [gone, stays] = (await addMembers(database.fork(), "Go Ne", "Sta Ys")) as [string, string];
  for (const memberId of [gone, gone, stays]) await issueConfirmLink(database.fork(), memberId, "salt:hash");
  await erase(gone);
  expect(await rows("select value from verifications")).toEqual([{ value: `${stays} salt:hash` }]);
});

test("ERASE-8 links to an erased address are deleted, and those to a longer address stay", async () => {
  const [gone] = (await addMembers(database.fork(), "Go Ne")) as [string];
  await rows("update users set email = 'Ada@example.org' where id = ?", [gone]);
  const link = { value: "code", expires_at: new Date(Date.now() + 60_000) };
  for (const identifier of ["link-ada@example.org", "link:ada@example.org", "link:nada@example.org"]) {
    await insertRow(database, "verifications", { id: crypto.randomUUID(), identifier, ...link });
  }
  await eraseMember(database, "ada@example.org", filesOf({ dataDir: "/nowhere" }));
  const left = await rows("select identifier from verifications where value = 'code' order by identifier");
  expect(left).toEqual([{ identifier: "link-ada@example.org" }, { identifier: "link:nada@example.org" }]);
});

test("ERASE-5 without an admin, a channel passes to its longest-serving member who is not suspended", async () => {
  // The one who joined first has the highest id: among several, the order of ids must not decide.
  const people = await chatMembers("Own Er", "La Te", "Listener Ly", "Sus Pended");
  const [owner, late, suspended, early] = people.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1));
  const channelId = await channelOf(database, {
    owner: [owner as ChatMember],
    member: [late as ChatMember, early as ChatMember, suspended as ChatMember],
  });
  for (const each of [early, suspended, suspended]) await joinedEarlier(each as ChatMember);
  await rows("update users set suspended_at = now() where id = ?", [suspended?.memberId]);
  expect(await erase(owner?.memberId ?? "")).toMatchObject({ channelsPassed: 1, channelsClosed: 0 });
  expect(await ownerOf(channelId)).toBe(early?.memberId);
});

test("ERASE-5 a channel without other members is closed", async () => {
  const [owner, lead] = (await chatMembers("Lone Ly", "Mama Grace")) as [ChatMember, ChatMember];
  const channelId = await channelOf(database, { owner: [owner], safeguarding_lead: [lead] });
  expect(await erase(owner.memberId)).toMatchObject({ channelsPassed: 0, channelsClosed: 1 });
  expect(
    await rows("select closed_at is not null as closed from community_channels where thread_id = ?", [channelId]),
  ).toEqual([{ closed: true }]);
  expect(await rows("select user_id from thread_members where thread_id = ?", [channelId])).toEqual([]);
});

test.each(["first", "second"])(
  "ERASE-4 a conversation is deleted once both of its members are erased, the %s one first",
  async (earlier) => {
    const pair = (await addMembers(database.fork(), "Ada Nwosu", "Chidi Eze")).toSorted();
    const threadId = crypto.randomUUID();
    await rows("insert into threads (id, kind) values (?, 'conversation')", [threadId]);
    await rows("insert into conversations (thread_id, participant_1, participant_2) values (?, ?, ?)", [
      threadId,
      ...pair,
    ]);
    const count = async () => (await rows("select id from threads where id = ?", [threadId])).length;
    const [before, after] = earlier === "first" ? pair : pair.toReversed();
    await erase(before ?? "");
    expect(await count()).toBe(1);
    await erase(after ?? "");
    expect(await count()).toBe(0);
  },
);

test("ERASE-2 a message that is stored while its sender is being erased keeps no text", async () => {
  const [sender] = (await chatMembers("Quick Writer")) as [ChatMember];
  const channelId = await channelOf(database, { member: [sender] });
  let erasing: ReturnType<typeof erase> = Promise.resolve(null);
  await database.fork().transactional(async (tx) => {
    await tx.execute("select id from threads where id = ? for no key update", [channelId]);
    await tx.execute(
      "insert into messages (thread_id, seq, sender_id, request_id, content) values (?, 1, ?, 'r', 'secret words')",
      [channelId, sender.memberId],
    );
    erasing = erase(sender.memberId);
    await lockWaited(database);
  });
  expect(await erasing).toMatchObject({ messages: 1 });
  expect(await rows("select sender_id, content from messages where thread_id = ?", [channelId])).toEqual([
    { sender_id: null, content: "" },
  ]);
});

const write = (channelId: string, seq: number, { memberId }: ChatMember, content: string) =>
  rows("insert into messages (thread_id, seq, sender_id, request_id, content) values (?, ?, ?, ?, ?)", [
    channelId,
    seq,
    memberId,
    `r${seq}`,
    content,
  ]);

test("ERASE-2 several messages of an erased member in one thread all lose their text", async () => {
  const [sender] = (await chatMembers("Often Writes")) as [ChatMember];
  const channelId = await channelOf(database, { member: [sender] });
  for (const seq of [1, 2, 3]) await write(channelId, seq, sender, `words ${seq}`);
  expect(await erase(sender.memberId)).toMatchObject({ messages: 3 });
  const left = "select distinct sender_id, content, request_id, version from messages where thread_id = ?";
  expect(await rows(left, [channelId])).toEqual([{ sender_id: null, content: "", request_id: "", version: 1 }]);
});

test("ERASE-7 texts in all tables are redacted, even in more rows than one statement reads", async () => {
  const [gone, other] = (await chatMembers("Far Away", "Chidi Eze")) as [ChatMember, ChatMember];
  const channelId = await channelOf(database, { member: [other] });
  await rows(
    `insert into messages (thread_id, seq, sender_id, request_id, content)
     select ?::uuid, n, ?::uuid, 'r' || n, 'Far Away ' || n from generate_series(1, 4100) n`,
    [channelId, other.memberId],
  );
  expect(await erase(gone.memberId)).toMatchObject({ redactedTexts: 4100 });
  expect(await columnsWith(database, "far away")).toEqual([]);
});

test("ERASE-5 during the redaction, the new owner of a channel and its members can write", async () => {
  const [owner, heir] = (await chatMembers("Own Ing", "In Herits")) as [ChatMember, ChatMember];
  const channelId = await channelOf(database, { owner: [owner], member: [heir] });
  await write(channelId, 1, heir, "Thanks to Own Ing");
  let erasing: Promise<unknown> = Promise.resolve();
  await database.fork().transactional(async (tx) => {
    await tx.execute("select id from messages where thread_id = ? for update", [channelId]);
    erasing = erase(owner.memberId);
    await lockWaited(database);
    await rows("select id from threads where id = ? for no key update nowait", [channelId]);
    await rows("select id from users where id = ? for key share nowait", [heir.memberId]);
  });
  await erasing;
  expect(await ownerOf(channelId)).toBe(heir.memberId);
  expect(await rows("select content from messages where thread_id = ?", [channelId])).toEqual([
    { content: "Thanks to Deleted member" },
  ]);
});

test("ERASE-5 a candidate for ownership can write while being considered", async () => {
  const [owner, heir] = (await chatMembers("Leav Ing", "Stay Ing")) as [ChatMember, ChatMember];
  const channelId = await channelOf(database, { owner: [owner], member: [heir] });
  let erasing: Promise<unknown> = Promise.resolve();
  await database.fork().transactional(async (tx) => {
    // A message of theirs in another thread takes the same lock.
    await tx.execute("select id from users where id = ? for key share", [heir.memberId]);
    erasing = erase(owner.memberId);
    await erasing;
  });
  expect(await ownerOf(channelId)).toBe(heir.memberId);
});

test("ERASE-7 ERASE-8 texts that others write during the deletion are redacted too", async () => {
  const [gone, other] = (await chatMembers("Late Leaver", "Chidi Eze")) as [ChatMember, ChatMember];
  const channelId = await channelOf(database, { member: [other] });
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  try {
    await boss.createQueue("mail/late");
    let erasing: Promise<unknown> = Promise.resolve();
    await database.fork().transactional(async (tx) => {
      await tx.execute("select id from users where id = ? for key share", [gone.memberId]);
      erasing = erase(gone.memberId);
      await lockWaited(database);
      await write(channelId, 1, other, "Where is Late Leaver?");
      await boss.send("mail/late", { to: `${gone.memberId}@example.org`, text: "Somebody wrote" });
      await boss.send("mail/late", { to: "other@example.org", text: "Late Leaver was reported" });
    });
    await erasing;
    expect(await rows("select content from messages where thread_id = ?", [channelId])).toEqual([
      { content: "Where is Deleted member?" },
    ]);
    expect(await rows("select data ->> 'text' as text from pgboss.job where name = 'mail/late'")).toEqual([
      { text: "Deleted member was reported" },
    ]);
  } finally {
    await boss.deleteQueue("mail/late");
    await boss.stop({ graceful: false });
  }
});

test("ERASE-3 a game that ends after a player was erased counts for the others", async () => {
  const [gone, left] = (await addMembers(database.fork(), "Gone Player", "Left Player")) as [string, string];
  await erase(gone);
  const played = [gone, left].map((memberId) => ({ memberId, score: 100, isWon: true }));
  await countGame(database.fork(), "trivia", played);
  expect(await rows("select user_id, total_games from game_leaderboards")).toEqual([{ user_id: left, total_games: 1 }]);
});

test("ERASE-8 waiting jobs lose the member's personal data, and other members' jobs stay", async () => {
  const [gone, other] = (await addMembers(database.fork(), "Ada Nwosu", "Chidi Eze")) as [string, string];
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  try {
    await boss.createQueue("mail/send");
    const reset = await boss.send("mail/send", { to: `${gone}@EXAMPLE.org`, text: "Choose a new password" });
    const notice = await boss.send("mail/send", { to: `${other}@example.org`, text: "Ada Nwosu was reported" });
    const unrelated = await boss.send("mail/send", { to: `${other}@example.org`, text: "Welcome, Chidi" });
    expect(await erase(gone)).toMatchObject({ jobs: 2 });
    expect(await rows("select id, data ->> 'text' as text from pgboss.job order by text")).toEqual([
      { id: notice, text: "Deleted member was reported" },
      { id: unrelated, text: "Welcome, Chidi" },
    ]);
    expect(reset).toEqual(expect.any(String));
    for (const trace of ["nwosu", `${gone}@example.org`]) expect(await columnsWith(database, trace)).toEqual([]);
  } finally {
    await boss.stop({ graceful: false });
  }
});

test("the erase command prints what it did, and exits with 1 for an unknown email", async () => {
  const [memberId] = (await addMembers(database.fork(), "Ada Nwosu")) as [string];
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["server/command/erase.ts", ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        DATABASE_URL: url,
        DATA_DIR: "/nowhere",
        SECRET: "s".repeat(32),
      },
      encoding: "utf8",
    });
  const address = `${memberId}@example.org`;
  const using = `This uses ${nameOfDatabase({ DATABASE_URL: url, dataDir: "" })}.\n`;
  expect(run(address)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/is erased.*\n {2}Messages left without text: 0\n/),
  });
  expect(await rows("select id from users where id = ?", [memberId])).toEqual([]);
  expect(run(address)).toMatchObject({
    status: 1,
    stderr: `${using}There is no account with the address ${address}.\n`,
  });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(`${using}Which account?`) });
});
