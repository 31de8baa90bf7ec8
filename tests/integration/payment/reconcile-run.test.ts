import { afterEach, expect, test } from "vitest";
import { openRun } from "../../../server/payment/reconcile/open-run.ts";
import { type Progress, reconcile } from "../../../server/payment/reconcile/reconcile.ts";
import { lastDays } from "../../../server/payment/reconcile/reconcile-job.ts";
import { runReconciliation } from "../../../server/payment/reconcile/run.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { beginsPaying, buysTicket, givesUp, settleOptions } from "../../support/payment/payments.ts";
import { refundIsIn } from "../../support/payment/refund-rows.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});
afterEach(() => execute("delete from reconciliations"));

const execute = (sql: string): Promise<object[]> => server.database.fork().execute(sql);
const open = async () =>
  (await openRun(server.database.fork(), { ...lastDays(), isNightly: false, requestedBy: null })) ?? "";

test("PAY-50 progress counts the payments that are settled and the refunds that are looked up", async () => {
  const given = await buysTicket(server, ngozi);
  await givesUp(ngozi, given.eventId);
  await refundIsIn(server, given.eventId, "completed");
  const unsettled = [await beginsPaying(server, ngozi), await beginsPaying(server, ngozi)].map(({ txRef }) => txRef);
  for (const txRef of unsettled) server.fake.pay(txRef);
  server.fake.faults.payment({ txRef: "somebody-else" });
  server.fake.pay(unsettled[0] ?? "");
  const [settled, progress]: [string[], Progress[]] = [[], []];
  const { provider, log } = settleOptions(server.fake, server.url);
  await reconcile(server.database, lastDays(), {
    provider: {
      ...provider,
      listTransactions: async (days) => ({ ...(await provider.listTransactions(days)), unreadableIds: ["9"] }),
    },
    log,
    settle: async (txRef) => void settled.push(txRef),
    onProgress: async (each) => void progress.push(each),
  });
  expect(settled.toSorted()).toEqual(unsettled.toSorted());
  expect(progress).toEqual([
    { compared: 5, done: 0, total: 2 },
    { compared: 5, done: 1, total: 2 },
    { compared: 5, done: 2, total: 2 },
    { compared: 5, done: 3, total: 3 },
  ]);
});

test("PAY-50 a comparison that has ended is not run again, nor is another one in its place", async () => {
  const ended = await open();
  await execute("update reconciliations set state = 'done', finished_at = now()");
  await open();
  server.fake.faults.reply("list", "unavailable", { times: Number.POSITIVE_INFINITY });
  expect(await runReconciliation(server.database, ended, settleOptions(server.fake, server.url))).toEqual([]);
});

test("PAY-51 a comparison that counts as failed changes nothing when it goes on after all", async () => {
  const silent = await open();
  const options = settleOptions(server.fake, server.url);
  const listTransactions = async () => {
    await execute("update reconciliations set progress_at = now() - interval '41 minutes'");
    await open();
    return { transactions: [], unreadableIds: [] };
  };
  await runReconciliation(server.database, silent, { ...options, provider: { ...options.provider, listTransactions } });
  expect(await execute("select state, total from reconciliations order by started_at")).toEqual([
    { state: "failed", total: null },
    { state: "running", total: null },
  ]);
});
