import type { OutputOf } from "../../schema/endpoint.ts";
import type { testMail } from "../../schema/setting/admin-api.ts";
import type { Config } from "../platform/config/config.ts";
import { translated } from "../platform/language/translated.ts";
import type { Log } from "../platform/log.ts";
import { mailDelivery, mailTo, type NoteDelivery, outboxOf, type Recipient } from "../platform/mail.ts";
import { MailFailure } from "../platform/mail-failure.ts";
import * as english from "./test-mail-text.ts";

const textIn = await translated(import.meta.url, "./test-mail-text.ts", english);

const SENDING_MS = 20_000;

/** SETTING-11: sends a mail to this address without the queue, so that the caller learns what the mail server says. */
export async function sendTestMail(
  to: Recipient,
  { config, log, noteDelivery }: { config: Config; log: Log; noteDelivery?: NoteDelivery },
): Promise<OutputOf<typeof testMail>> {
  const deliver = mailDelivery(config, log, { sendingMs: SENDING_MS, ...(noteDelivery && { noteDelivery }) });
  try {
    await deliver(mailTo(to, textIn(to.language).testMail(config.COMMUNITY_NAME)));
  } catch (error) {
    log.warn({ error }, "the test mail was not sent");
    const { code: fault, answer } = error instanceof MailFailure ? error : new MailFailure(error);
    return { state: "failed", to: to.email, fault, answer };
  }
  return config.SMTP_URL === undefined
    ? { state: "saved", to: to.email, outbox: outboxOf(config) }
    : { state: "sent", to: to.email };
}
