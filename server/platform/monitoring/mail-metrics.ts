import { Counter } from "prom-client";
import { type MailOutcome, mailOutcomes } from "../mail.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what became of mails. */
export function countMails(metrics: Metrics): (outcome: MailOutcome, isFinal: boolean) => void {
  const mails = new Counter({
    name: "lampstand_mails_total",
    help: "Tries to deliver a mail: sent, saved in the outbox, or why the mail server did not take it",
    labelNames: ["outcome"],
    registers: [metrics],
  });
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  const givenUp = new Counter({
    name: "lampstand_mails_given_up_total",
    help: "Mails that the mail server refused for good, so that they are not sent again",
    registers: [metrics],
  });
  return (outcome, isFinal) => {
    mails.inc({ outcome });
    if (isFinal) givenUp.inc();
  };
}
