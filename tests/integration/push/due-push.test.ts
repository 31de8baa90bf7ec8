import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as pushApi from "../../../schema/push/api.ts";
import { report } from "../../../schema/safety/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { scheduled } from "../../../server/platform/job.ts";
import { openJobs } from "../../../server/platform/jobs.ts";
import { subscribe } from "../../../server/push/push.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { type Device, type PushService, startPushService } from "../../support/push/push-service.ts";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
const environment: Record<string, string> = {
  SECRET: "only for this test, and long enough",
  TEST_PUSH_ADDRESS: "127.0.0.1",
};
let client: Client;
let service: PushService;
let port: number;
let ada: ChatMember;
let tunde: ChatMember;
let lead: ChatMember;
let conversationId: string;
let phones: { tunde: Device; lead: Device };

const rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query(sql, values)).rows as T[];

/** Members with devices, on a server that ends before the tests start others on its database and port. */
beforeAll(async () => {
  environment.DATABASE_URL = await freshDatabaseUrl();
  client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  service = await startPushService();
  const server = await bootServer(environment);
  port = server.port;
  const withDevice = async (member: ChatMember) => {
    await member.must(pushApi.savePushSettings, { body: { off: [], quietHours: null, showsText: false } });
    const { endpoint, p256dh, auth, ...device } = service.newDevice();
    const [session] = await rows<{ id: string }>("select id from sessions where user_id = $1", [member.memberId]);
    const caller = { memberId: member.memberId, sessionId: session?.id ?? "" };
    await subscribe(server.database.fork(), caller, { endpoint, p256dh, auth });
    return { endpoint, p256dh, auth, ...device };
  };
  [ada, tunde, lead] = [
    await newChatMember(server.url, "Ada", ADULT),
    await newChatMember(server.url, "Tunde", ADULT),
    await newChatMember(server.url, "Mrs Bello", ADULT),
  ];
  await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
  conversationId = await openConversationWith(ada, tunde.memberId);
  phones = { tunde: await withDevice(tunde), lead: await withDevice(lead) };
  await server.stop();
});
afterAll(async () => {
  await folder.remove();
  await client.end();
  await service.close();
});

async function start(): Promise<ServerProcess> {
  const server = await startProcess({ dataDir: folder.path, port, environment });
  await untilReady(server);
  return server;
}

/** Runs the job of each minute for pushes that nobody has dealt with, as if their time had come. */
async function enqueueForgotten(): Promise<void> {
  await rows("update due_pushes set created_at = created_at - interval '1 minute'");
  const jobs = await openJobs({ url: environment.DATABASE_URL ?? "", timeZone: () => "UTC", log: console as never });
  await jobs.enqueue(scheduled("push/enqueue-forgotten"), {});
  await jobs.stop();
}

test("PUSH-4 a server that is killed right after a message or a severe report loses no push and no mail", async () => {
  const killed = await start();
  const hers = await joinConversation(ada, conversationId);
  const subject = { kind: "profile", memberId: tunde.memberId } as const;
  const [reply] = await Promise.all([
    ada.must(report, { body: { subject, reason: "self-harm" } }),
    hers.say("Are you coming tonight?"),
  ]);
  expect(await killed.end("SIGKILL")).toBeNull();
  expect(await rows("select kind from notifications order by kind")).toEqual([{ kind: "message" }, { kind: "report" }]);
  expect(
    await rows("select from pgboss.job where name = 'mail/send' and data->>'to' = $1 and data::text like $2", [
      lead.me?.email,
      `%${reply.reportId}%`,
    ]),
  ).toHaveLength(1);
  const next = await start();
  await enqueueForgotten();
  await until(() => phones.tunde.received.length === 1 && phones.lead.received.length === 1);
  expect(phones.lead.received[0]?.path).toContain(reply.reportId);
  expect(await rows("select from due_pushes")).toEqual([]);
  expect(await next.end("SIGTERM")).toBe(0);
});
