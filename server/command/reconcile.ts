import { openCheckout } from "../payment/checkout.ts";
import { openRun } from "../payment/reconcile/open-run.ts";
import { lastDays } from "../payment/reconcile/reconcile-job.ts";
import { reportOf } from "../payment/reconcile/report.ts";
import { runReconciliation } from "../payment/reconcile/run.ts";
import { mailSender } from "../platform/mail.ts";
import { openCommandJobs, runCommand } from "./open-command.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `npm run reconcile -- [from] [to]`: compares the payments of these days with the provider's list, by default those of the
 * last week. Settles what was paid and is missing here, prints what differs, and exits with 1 if anything does.
 */
await runCommand(async ({ config, community, url, database, log }) => {
  const { from, to } = lastDays();
  const [first = from, last = to] = process.argv.slice(2);
  if (![first, last].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day))) || first > last) {
    console.error("Which days? For example: npm run reconcile -- 2026-11-01 2026-11-30");
    return 1;
  }
  if (config.FLUTTERWAVE_SECRET_KEY === undefined) {
    console.error("There is no payment provider to compare with: FLUTTERWAVE_SECRET_KEY is not set.");
    return 1;
  }
  const checkout = await openCheckout(config, "");
  const jobs = await openCommandJobs({ config, url, log });
  const options = {
    provider: checkout.jobProvider,
    log,
    jobs,
    sendMail: mailSender(jobs),
    siteUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    community,
  };
  try {
    const id = await openRun(database.fork(), { from: first, to: last, isNightly: false, requestedBy: null });
    if (id === null) {
      console.error("Another comparison is running. Please try again when it has finished.");
      return 1;
    }
    const differences = await runReconciliation(database, id, options);
    console.log(differences.length === 0 ? `Everything agrees from ${first} to ${last}.` : reportOf(differences));
    return differences.length === 0 ? 0 : 1;
  } finally {
    await jobs.stop();
    await checkout.close();
  }
});
