import type { OutputOf } from "../../schema/endpoint.ts";
import type { testMail } from "../../schema/setting/admin-api.ts";
import type { Config } from "../platform/config/config.ts";
import type { Log } from "../platform/log.ts";
import { mailDelivery, type NoteDelivery, outboxOf } from "../platform/mail.ts";
import { MailFailure } from "../platform/mail-failure.ts";

const SENDING_MS = 20_000;

/** SETTING-11: sends a mail to this address without the queue, so that the caller learns what the mail server says. */
export async function sendTestMail(
  to: string,
  { config, log, noteDelivery }: { config: Config; log: Log; noteDelivery?: NoteDelivery },
): Promise<OutputOf<typeof testMail>> {
  const deliver = mailDelivery(config, log, { sendingMs: SENDING_MS, ...(noteDelivery && { noteDelivery }) });
  try {
    await deliver({
      to,
      subject: `${config.COMMUNITY_NAME}: mail works`,
      text: "You asked for this mail in the settings of your community. It arrived, so members get theirs too.",
    });
  } catch (error) {
    log.warn({ error }, "the test mail was not sent");
    const { code: fault, answer } = error instanceof MailFailure ? error : new MailFailure(error);
    return { state: "failed", to, fault, answer };
  }
  return config.SMTP_URL === undefined ? { state: "saved", to, outbox: outboxOf(config) } : { state: "sent", to };
}
