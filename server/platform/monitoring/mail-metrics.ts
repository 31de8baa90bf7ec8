import { Counter } from "prom-client";
import { type MailOutcome, mailOutcomes } from "../mail.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what became of mails. */
export function countMails(metrics: Metrics): (outcome: MailOutcome) => void {
  const mails = new Counter({
    name: "lampstand_mails_total",
    help: "Tries to deliver a mail: sent, saved in the outbox, or why the mail server did not take it",
    labelNames: ["outcome"],
    registers: [metrics],
  });
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  return (outcome) => mails.inc({ outcome });
}
