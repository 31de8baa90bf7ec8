import { afterAll, beforeAll, expect, test } from "vitest";
import { CHANNELS_OWNED_MAX } from "../../../schema/limits.ts";
import { erasureJobs } from "../../../server/erasure/erasure.jobs.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Mail } from "../../../server/platform/mail.ts";
import { type ChatMember, channelOf } from "../../support/chat/channel.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
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
  for (let at = 0; at < CHANNELS_OWNED_MAX; at += 1) await channelOf(database, { owner: [full] });
  const shared = await channelOf(database, { owner: [owner], admin: [full], member: [free] });
  const only = await channelOf(database, { owner: [owner], admin: [full] });
  expect(await erase(owner)).toMatchObject({ channelsPassed: 2, channelsClosed: 0 });
  expect([await ownersOf(shared), await ownersOf(only)]).toEqual([[free.memberId], [full.memberId]]);
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
