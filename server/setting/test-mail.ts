import type { OutputOf } from "../../schema/endpoint.ts";
import type { MailFault, testMail } from "../../schema/setting/admin-api.ts";
import type { Config } from "../platform/config/config.ts";
import type { Log } from "../platform/log.ts";
import { mailDelivery, type NoteDelivery, outboxOf } from "../platform/mail.ts";

const SENDING_MS = 20_000;
const ANSWER_MAX_LENGTH = 300;

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
    return { state: "failed", to, fault: faultOf(error), answer: answerOf(error) };
  }
  return config.SMTP_URL === undefined ? { state: "saved", to, outbox: outboxOf(config) } : { state: "sent", to };
}

const faults: Readonly<Record<string, MailFault>> = {
  EAUTH: "refused-sign-in",
  ENOAUTH: "refused-sign-in",
  EENVELOPE: "refused-address",
  ETLS: "insecure",
  EREQUIRETLS: "insecure",
  ECONNECTION: "unreachable",
  ETIMEDOUT: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  ECONNREFUSED: "unreachable",
};

/** nodemailer's codes. */
function faultOf(error: unknown): MailFault {
  const { code = "", name = "", message = "" } = error as { code?: string; name?: string; message?: string };
  if (name === "TimeoutError" || name === "AbortError") return "unreachable";
  if (/certificate|SSL|TLS/.test(message)) return "insecure";
  return faults[code] ?? "other";
}

/** Only what the mail server answered: the messages of errors may contain its address with the password. */
function answerOf(error: unknown): string | null {
  const { response } = error as { response?: unknown };
  return typeof response === "string" && response !== "" ? response.slice(0, ANSWER_MAX_LENGTH) : null;
}
