import { DAY_MS } from "../../../schema/time.ts";
import { activeHolders, recipientsOf } from "../../account/account.ts";
import type { Database } from "../../platform/database/database.ts";
import { translated } from "../../platform/language/translated.ts";
import { mailTo, type SendMail } from "../../platform/mail.ts";
import type { SettleOptions } from "../settle/settle.ts";
import type { Difference } from "./compare.ts";
import { openNightlyRun } from "./open-run.ts";
import type { Days } from "./our-rows.ts";
import * as english from "./reconcile-mail-text.ts";
import { reportOf } from "./report.ts";
import { runReconciliation } from "./run.ts";

const textIn = await translated(import.meta.url, "./reconcile-mail-text.ts", english);

/** Money may arrive days after a payment began, and each night looks at all of them again. */
const NIGHTLY_DAYS = 7;

/** The last days until today, in UTC as the provider counts them. */
export const lastDays = (now = Date.now()): Days => ({
  from: dayOf(now - NIGHTLY_DAYS * DAY_MS),
  to: dayOf(now),
});

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

interface JobOptions extends SettleOptions {
  readonly sendMail: SendMail;
}

/** PAY-44: compares the last days each night. What differs is stored, logged and mailed to the admins. */
export async function reconcileNightly(database: Pick<Database, "fork">, options: JobOptions): Promise<Difference[]> {
  const id = await openNightlyRun(database.fork(), lastDays());
  const differences = await runReconciliation(database, id, options);
  if (differences.length === 0) return [];
  options.log.error({ differences }, `payments differ from the provider’s list in ${differences.length} places`);
  await mailAdmins(database, differences, options);
  return differences;
}

async function mailAdmins(
  database: Pick<Database, "fork">,
  differences: readonly Difference[],
  { sendMail, siteUrl, community }: JobOptions,
): Promise<void> {
  const em = database.fork();
  const found = { count: differences.length, report: reportOf(differences) };
  for (const to of await recipientsOf(em, await activeHolders(em, ["admin"]))) {
    const words = textIn(to.language).paymentsDiffer(community.name, found);
    await sendMail(mailTo(to, words, `${siteUrl}/admin/events/payments`));
  }
}
