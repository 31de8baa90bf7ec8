import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  listReconciliations,
  RECONCILIATION_MAX_DAYS,
  readReconciliation,
  startReconciliation,
} from "../../../schema/payment/admin-api.ts";
import { openRun } from "../../../server/payment/reconcile/open-run.ts";
import { lastDays, reconcileNightly } from "../../../server/payment/reconcile/reconcile-job.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import {
  bootPayments,
  newPaidEvent,
  type PaymentServer,
  PRICE_KOBO,
  returns,
  settleOptions,
  startsPaying,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let server: PaymentServer;
let admin: ChatMember;
let ngozi: Person;
beforeAll(async () => {
  server = await bootPayments();
  admin = await newHolder(server, "admin", "Grace Okafor");
  ngozi = await newMember(server.url, "Ngozi Ade");
});
afterAll(() => server.stop());
afterEach(async () => {
  server.fake.faults.clear();
  await execute("delete from reconciliations");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const start = (days = lastDays()) => admin.call(startReconciliation, { body: days });
const list = () => admin.must(listReconciliations);
const nightly = () => reconcileNightly(server.database, settleOptions(server.fake, server.url));
const open = () => openRun(server.database.fork(), { ...lastDays(), isNightly: false, requestedBy: null });

async function finished(reconciliationId: string) {
  const read = () => admin.must(readReconciliation, { params: { reconciliationId } });
  await until(async () => (await read()).reconciliation.state !== "running");
  return await read();
}

test("PAY-50 PAY-51 an admin’s comparison settles what was paid, and shows its ticket", async () => {
  const eventId = await newPaidEvent(server, { title: "Career night" });
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  const { id: transactionId } = server.fake.pay(txRef);
  const { reconciliationId } = (await start()).body;
  const { reconciliation, findings } = await finished(reconciliationId);
  expect(reconciliation).toMatchObject({
    ...lastDays(),
    isNightly: false,
    requestedBy: "Grace Okafor",
    state: "done",
    failure: null,
    done: 1,
    total: 1,
    findingCount: 1,
    finishedAt: expect.any(Number),
  });
  expect(reconciliation.compared).toBeGreaterThan(0);
  expect(findings).toEqual([
    {
      kind: "not-settled",
      txRef,
      transactionId: String(transactionId),
      oursKobo: null,
      theirsKobo: PRICE_KOBO,
      ticket: { eventId, eventTitle: "Career night", reference },
    },
  ]);
  expect((await returns(ngozi, eventId, reference)).status).toBe("confirmed");
  const again = await finished((await start()).body.reconciliationId);
  expect([again.reconciliation.findingCount, again.findings]).toEqual([0, []]);
});

test("PAY-50 a ticket without a payment is named by its reference", async () => {
  const eventId = await newPaidEvent(server);
  await execute(
    "insert into event_registrations (event_id, user_id, status, reference) values (?, ?, 'registered', 'AAAABBBB')",
    [eventId, ngozi.me?.memberId],
  );
  const { findings } = await finished((await start()).body.reconciliationId);
  expect(findings).toMatchObject([{ kind: "no-money", ticket: { eventId, reference: "AAAABBBB" } }]);
  await execute("delete from event_registrations where event_id = ?", [eventId]);
});

test("PAY-51 of several comparisons that begin at once, one runs, and an admin is refused meanwhile", async () => {
  const ids = await Promise.all([open(), open(), open()]);
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  expect((await start()).error?.code).toBe("payment/reconciling");
  expect((await list()).total).toBe(1);
});

test("PAY-51 a comparison that is silent for too long counts as failed, and makes way for another", async () => {
  await open();
  expect(await open()).toBeNull();
  await execute("update reconciliations set progress_at = now() - interval '41 minutes'");
  expect((await list()).reconciliations).toMatchObject([{ state: "failed", failure: "error" }]);
  expect(await open()).not.toBeNull();
  expect(await execute("select state from reconciliations order by started_at")).toEqual([
    { state: "failed" },
    { state: "running" },
  ]);
});

test("PAY-51 days in the wrong order, too many of them and no days are refused", async () => {
  const fieldsOf = async (from: string, to: string) => (await start({ from, to })).error?.fields;
  expect(await fieldsOf("2026-11-02", "2026-11-01")).toHaveProperty("to");
  expect(await fieldsOf("2026-10-01", "2026-11-01")).toEqual({
    to: `Please choose at most ${RECONCILIATION_MAX_DAYS} days.`,
  });
  expect(await fieldsOf("2026-13-01", "2026-11-01")).toHaveProperty("from");
  expect((await list()).total).toBe(0);
});

test("PAY-52 a comparison says that the provider could not be asked", async () => {
  server.fake.faults.reply("list", "unavailable", { times: 10 });
  const { reconciliation } = await finished((await start()).body.reconciliationId);
  expect(reconciliation).toMatchObject({ state: "failed", failure: "provider-away", findingCount: 0 });
});

test("PAY-52 a night whose first try failed has one row, which the second try completes", async () => {
  server.fake.faults.reply("list", "unavailable", { times: 10 });
  await expect(nightly()).rejects.toThrow();
  expect((await list()).reconciliations).toMatchObject([{ isNightly: true, state: "failed" }]);
  server.fake.faults.clear();
  await nightly();
  expect((await list()).reconciliations).toMatchObject([{ isNightly: true, requestedBy: null, state: "done" }]);
});

test("PAY-52 the comparison of the night waits for that of an admin", async () => {
  await open();
  await expect(nightly()).rejects.toThrow("running");
  expect((await list()).total).toBe(1);
});

test("PAY-50 an unknown comparison is refused with a code", async () => {
  const params = { reconciliationId: "00000000-0000-4000-8000-000000000000" };
  expect((await admin.call(readReconciliation, { params })).error?.code).toBe("payment/reconciliation-not-found");
});
