import { afterAll, beforeAll, expect, test } from "vitest";
import { CHANNELS_OWNED_MAX } from "../../../schema/limits.ts";
import { erasureJobs } from "../../../server/erasure/erasure.jobs.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Mail } from "../../../server/platform/mail.ts";
import { type ChatMember, channelOf } from "../../support/chat/channel.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { filesOf } from "../../support/server/member-files.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const files = filesOf({ dataDir: "/nowhere" });
const erase = ({ memberId }: ChatMember) => eraseMember(database, `${memberId}@example.org`, files);
const members = async (...names: string[]) =>
  (await addMembers(database.fork(), ...names)).map((memberId) => ({ memberId }) as ChatMember) as [
    ChatMember,
    ChatMember,
    ChatMember,
  ];
const ownersOf = async (channelId: string) =>
  (
    await database
      .fork()
      .execute<{ user_id: string }[]>("select user_id from thread_members where thread_id = ? and role = 'owner'", [
        channelId,
      ])
  ).map(({ user_id }) => user_id);

test("ERASE-5 a member who owns as many channels as anybody may is passed over, unless all do", async () => {
  const [owner, full, free] = await members("Own Er", "Fu Ll", "Fr Ee");
  // The other one is in as many channels, but owns none.
  for (let at = 0; at < CHANNELS_OWNED_MAX; at += 1) await channelOf(database, { owner: [full], member: [free] });
  const shared = await channelOf(database, { owner: [owner], admin: [full], member: [free] });
  const only = await channelOf(database, { owner: [owner], admin: [full] });
  expect(await erase(owner)).toMatchObject({ channelsPassed: 2, channelsClosed: 0, jobs: 0 });
  expect([await ownersOf(shared), await ownersOf(only)]).toEqual([[free.memberId], [full.memberId]]);
});

test("ERASE-5 a new owner keeps their role elsewhere, and channels of others stay as they are", async () => {
  const [owner, heir, other] = await members("Own Er", "He Ir", "Oth Er");
  const [passed, closed] = [
    // An admin comes before a member who joined earlier.
    await channelOf(database, { owner: [owner], member: [other], admin: [heir] }),
    await channelOf(database, { owner: [owner] }),
  ];
  const elsewhere = await channelOf(database, { owner: [other], member: [heir] });
  expect(await erase(owner)).toMatchObject({ channelsPassed: 1, channelsClosed: 1 });
  expect([await ownersOf(passed), await ownersOf(closed), await ownersOf(elsewhere)]).toEqual([
    [heir.memberId],
    [],
    [other.memberId],
  ]);
  const em = database.fork();
  const left = "select role from thread_members where thread_id = ? order by role";
  expect(await em.execute(left, [elsewhere])).toEqual([{ role: "member" }, { role: "owner" }]);
  const open = "select thread_id from community_channels where closed_at is null and thread_id in (?)";
  expect(await em.execute(open, [[passed, closed, elsewhere]])).toHaveLength(2);
});

test.each([1, 0])(
  "ERASE-5 who is suspended while being considered gets no channel, beside %i others",
  async (others) => {
    const [owner, first, ...rest] = await members("Own Er", "Fir St", ...["Sec Ond"].slice(0, others));
    const channelId = await channelOf(database, { owner: [owner], admin: [first], member: rest });
    let erasing: ReturnType<typeof erase> = Promise.resolve(null);
    await database.fork().transactional(async (tx) => {
      await tx.execute("update users set suspended_at = now() where id = ?", [first.memberId]);
      erasing = erase(owner);
      await lockWaited(database);
    });
    expect(await erasing).toMatchObject({ channelsPassed: others, channelsClosed: 1 - others });
    expect(await ownersOf(channelId)).toEqual(rest.map(({ memberId }) => memberId));
  },
);

test("ERASE-5 who leaves the channel while its owner is erased does not become its owner", async () => {
  const [owner, leaver, stays] = await members("Own Er", "Lea Ver", "Sta Ys");
  const channelId = await channelOf(database, { owner: [owner], admin: [leaver], member: [stays] });
  let erasing: ReturnType<typeof erase> = Promise.resolve(null);
  await database.fork().transactional(async (tx) => {
    await tx.execute("select from threads where id = ? for update", [channelId]);
    await tx.execute("delete from thread_members where thread_id = ? and user_id = ?", [channelId, leaver.memberId]);
    erasing = erase(owner);
    await lockWaited(database);
  });
  await erasing;
  expect(await ownersOf(channelId)).toEqual([stays.memberId]);
});

test("ERASE-11 ERASE-13 the mail about an erasure waits while the mail server is away, and is sent once", async () => {
  const [gone] = await members("Go Ne");
  const waiting: Mail[] = [];
  const tries: string[] = [];
  const [job] = erasureJobs({
    database,
    files,
    community: { name: "Salt House" },
    deliverMail: async ({ to }) => {
      tries.push(to);
      throw new Error("away");
    },
    sendMail: async (mail) => void waiting.push(mail),
    log: { warn: () => undefined } as never,
  });
  for (const _ of [1, 2]) await job?.run({ memberId: gone.memberId });
  const to = `${gone.memberId}@example.org`;
  expect(tries).toEqual([to]);
  expect(waiting).toMatchObject([{ to, subject: "Your account at Salt House is deleted" }]);
});
