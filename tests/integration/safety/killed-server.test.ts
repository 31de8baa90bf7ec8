import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { scheduled } from "../../../server/platform/job.ts";
import { openJobs } from "../../../server/platform/jobs.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
const environment: Record<string, string> = { SECRET: "only for this test, and long enough" };
let client: Client;
let port: number;
let tunde: ChatMember;
let admin: ChatMember;
let lead: ChatMember;
let conversationId: string;

const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query(sql, values)).rows as T[];

/** A conversation of two adults, on a server that ends before the test starts others on its database and port. */
beforeAll(async () => {
  environment.DATABASE_URL = await freshDatabaseUrl();
  client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const server = await bootServer(environment);
  port = server.port;
  const ada = await newChatMember(server.url, "Ada", ADULT);
  tunde = await newChatMember(server.url, "Tunde", ADULT);
  admin = await newHolder(server, "admin", "Pastor Sam");
  lead = await newLead(server.url, server.database, "Mama Grace");
  conversationId = await openConversationWith(ada, tunde.memberId);
  await server.stop();
});
afterAll(async () => {
  await folder.remove();
  await client.end();
});

async function start() {
  const server = await startProcess({ dataDir: folder.path, port, environment });
  await untilReady(server);
  return server;
}

/** Runs the job of each minute for conversations that nobody has looked at. */
async function superviseForgotten(): Promise<void> {
  const jobs = await openJobs({ url: environment.DATABASE_URL ?? "", timeZone: () => "UTC", log: console as never });
  await jobs.enqueue(scheduled("chat/supervise"), {});
  await jobs.stop();
}

test("SAFE-74 a server that is killed right after a correction leaves no conversation without a lead", async () => {
  const killed = await start();
  // Holds back whoever adds the lead, and not the correction.
  await rows("begin");
  await rows("select from threads where id = $1 for no key update", [conversationId]);
  await admin.must(correctBirthDate, { params: { memberId: tunde.memberId }, body: { birth_date: MINOR } });
  expect(await killed.end("SIGKILL")).toBeNull();
  await rows("rollback");
  await until(async () => (await rows("select from due_supervision")).length > 0);
  const leads = () =>
    rows("select user_id from thread_members where thread_id = $1 and role = 'safeguarding_lead'", [conversationId]);
  expect(await leads()).toEqual([]);
  const next = await start();
  await superviseForgotten();
  await until(async () => (await leads()).length > 0);
  expect(await leads()).toEqual([{ user_id: lead.memberId }]);
  expect(await next.end("SIGTERM")).toBe(0);
});
