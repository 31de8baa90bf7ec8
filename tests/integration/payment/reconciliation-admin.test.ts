import { afterEach, expect, test } from "vitest";
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
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  beginsPaying,
  buysTicket,
  newPaidEvent,
  PRICE_KOBO,
  returns,
  settleOptions,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

let admin: ChatMember;
let ngozi: Person;
const server = paymentServer(async (booted) => {
  admin = await newHolder(booted, "admin", "Grace Okafor");
  ngozi = await newMember(booted.url, "Ngozi Ade");
});
afterEach(() => execute("delete from reconciliations"));

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
  await buysTicket(server, ngozi);
  const { eventId, reference, txRef } = await beginsPaying(server, ngozi, { title: "Career night" });
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
  await execute("update reconciliations set state = 'done', finished_at = now()");
  await open();
  expect(await open()).toBeNull();
  await execute("update reconciliations set progress_at = now() - interval '41 minutes'");
  expect((await list()).reconciliations).toMatchObject([{ state: "failed", failure: "error" }, { state: "done" }]);
  expect(await open()).not.toBeNull();
  expect(await execute("select state from reconciliations order by started_at")).toEqual([
    { state: "done" },
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

test("PAY-52 a night goes on with its own row alone, and not with one that is done", async () => {
  const { from, to } = lastDays();
  await execute(
    `insert into reconciliations (from_day, to_day, is_nightly, state, failure, finished_at)
     select from_day::date, to_day::date, is_nightly, state, case when state = 'failed' then 'error' end, now()
     from (values (?::date - 1, ?::date, true, 'failed'), (?, ?::date + 1, true, 'failed'), (?, ?, false, 'failed'),
       (?, ?, false, 'done')) as other (from_day, to_day, is_nightly, state)`,
    [from, to, from, to, from, to, from, to],
  );
  server.fake.faults.reply("list", "unavailable", { times: 10 });
  await expect(nightly()).rejects.toThrow();
  expect((await list()).total).toBe(5);
  // As if its process had died.
  await execute(
    `update reconciliations set state = 'running', failure = null, finished_at = null
     where is_nightly and from_day = ? and to_day = ?`,
    [from, to],
  );
  server.fake.faults.clear();
  await nightly();
  expect((await list()).total).toBe(5);
  await nightly();
  expect((await list()).total).toBe(6);
});

test("PAY-50 comparisons are listed ten a page, the latest first", async () => {
  await execute(
    `insert into reconciliations (id, from_day, to_day, is_nightly, state, started_at, finished_at)
     select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now()::date, now()::date, true, 'done',
       now() - make_interval(mins => number / 2), now() from generate_series(0, 11) number`,
  );
  const page = async (number: number) => await admin.must(listReconciliations, { query: { page: number } });
  const numbers = async (number: number) =>
    (await page(number)).reconciliations.map(({ reconciliationId }) => Number(reconciliationId.slice(-2)));
  expect([await numbers(1), await numbers(2)]).toEqual([
    [1, 0, 3, 2, 5, 4, 7, 6, 9, 8],
    [11, 10],
  ]);
  expect(await page(1)).toMatchObject({ total: 12, canStart: true });
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
