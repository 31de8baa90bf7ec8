import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import * as paymentApi from "../../../schema/payment/api.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { settingsFor, startFake } from "../../support/payment/fake/fake.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { url } = await startEmbeddedDatabase(folder.path);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

test("PAY-47 after a kill -9 between payment and confirmation the ticket is there once", async () => {
  const fake = await startFake();
  const environment = settingsFor(fake);
  const startServer = async (port?: number): Promise<ServerProcess> => {
    const server = await startProcess({ dataDir: folder.path, environment, ...(port && { port }) });
    await untilReady(server);
    fake.webhooks.url = `${server.url}${paymentApi.receiveWebhook.path}`;
    return server;
  };
  const before = await startServer();
  fake.webhooks.hold();
  const ngozi = await newMember(before.url);
  const [event] = await query<{ id: string }>(
    `insert into events (title, description, location, event_date, is_paid_event, ticket_price)
     values ('Career night', '', 'Yaba', now() + interval '7 days', true, 2500) returning id`,
  );
  const eventId = event?.id ?? "";
  const { reference } = await ngozi.must(paymentApi.startPayment, { params: { eventId } });
  const [payment] = await query<{ tx: string }>("select flutterwave_tx_ref as tx from event_payments");

  // The job asks the provider, which does not answer. Then the server dies.
  fake.faults.reply("any", "silent", { times: Number.POSITIVE_INFINITY });
  const paid = fake.pay(payment?.tx ?? "");
  expect(await fake.webhooks.send(paid)).toBe(200);
  await until(async () => (await query<{ checks: number }>("select checks from event_payments"))[0]?.checks === 1);
  await before.end("SIGKILL");
  fake.faults.clear();
  await query("update event_payments set check_at = now()");

  const after = await startServer(Number(new URL(before.url).port));
  const isRegistered = async () =>
    (await query("select from event_registrations where status = 'registered'")).length === 1;
  await until(isRegistered, 120_000);
  await Promise.all(Array.from({ length: 10 }, () => fake.webhooks.send(paid)));
  const again = new Person(after.url, ngozi);
  const { payment: shown } = await again.must(paymentApi.checkPayment, { params: { eventId, reference } });
  expect(shown).toMatchObject({ status: "confirmed", refunds: [] });
  expect(await query("select from event_registrations")).toHaveLength(1);
  expect(await query("select from event_payment_transactions")).toHaveLength(1);
  expect(await query("select from user_activity where activity_type = 'registered_for_event'")).toHaveLength(1);
  await after.end("SIGTERM");
  await fake.close();
});
