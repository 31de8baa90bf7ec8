import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { type Language, languages, sourceLanguage } from "../../schema/language/languages.ts";
import { mailFaults } from "../../schema/setting/admin-api.ts";
import type { Config } from "./config/config.ts";
import { type EnqueueOptions, type Job, type JobQueue, type Jobs, job } from "./job.ts";
import { translated } from "./language/translated.ts";
import type { Log } from "./log.ts";
import { MailFailure } from "./mail-failure.ts";
import * as english from "./mail-text.ts";
import { escapeHtml } from "./site/escape-html.ts";

const textIn = await translated(import.meta.url, "./mail-text.ts", english);

export const mail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  /** What happened, in a sentence or two. Paragraphs are separated by an empty line. */
  text: z.string(),
  /** The button of the mail. */
  action: z.strictObject({ label: z.string(), url: z.string() }).optional(),
  /** In which it is written. English without one. */
  language: z.enum(languages).optional(),
});
export type Mail = z.infer<typeof mail>;

/** LANGUAGE-2: whom a mail is for, and the language in which they want it. */
export interface Recipient {
  readonly email: string;
  readonly language: Language | null;
}

/** What a module of texts says in a mail. */
interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly button?: string;
}

/** A mail with these words, in the recipient's language. Its button leads to `url`. */
export const mailTo = ({ email, language }: Recipient, { subject, text, button }: MailWords, url?: string): Mail => ({
  to: email,
  subject,
  text,
  ...(button !== undefined && url !== undefined && { action: { label: button, url } }),
  ...(language !== null && { language }),
});

/** Resolves once the mail is stored; it is sent in the background, and retried until that succeeds or is refused for good. */
export type SendMail = (mail: Mail, options?: Pick<EnqueueOptions, "tx">) => Promise<void>;

/** Enough retries for a mail server that is down for a day. One that refuses a mail for good is not asked again. */
export const mailQueue = { name: "mail/send", data: mail, retries: 120 } satisfies JobQueue;

const MAIL_TIMEOUT_MS = 15_000;
/** Well below the job's timeout, after which the mail is sent again. Otherwise a slow mail could arrive twice. */
const SENDING_MS = 40_000;

export const mailSender =
  (jobs: Jobs): SendMail =>
  (each, options) =>
    jobs.enqueue(mailQueue, each, options);

/** What became of a mail: sent over SMTP, saved in the outbox, or why it was not. */
export const mailOutcomes = ["sent", "saved", ...mailFaults] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

interface MailJobOptions extends DeliveryOptions {
  /** Called after each try to deliver a mail. `isFinal` says that there is no other one, and the mail was not delivered. */
  readonly onTry?: (outcome: MailOutcome, isFinal: boolean) => void;
  readonly noteRefusal?: NoteRefusal;
}

/** The job that delivers mails. */
export function mailJob(config: Config, log: Log, { onTry, noteRefusal, ...delivery }: MailJobOptions = {}): Job {
  const deliver = mailDelivery(config, log, delivery);
  return job(mailQueue, async (each) => {
    try {
      await deliver(each);
    } catch (error) {
      const [outcome, isFinal] =
        error instanceof MailFailure ? [error.code, error.isFinal] : (["other", false] as const);
      onTry?.(outcome, isFinal);
      if (isFinal) await noteRefusal?.(error instanceof MailFailure ? error.answer : null);
      throw error;
    }
    onTry?.(config.SMTP_URL ? "sent" : "saved", false);
  });
}

type Deliver = (mail: Mail) => Promise<void>;

/** Notes that the mail server at this host and port took a mail. */
export type NoteDelivery = (mailServer: string) => Promise<void>;

/** Notes what the mail server answered to a mail that it refused for good. */
export type NoteRefusal = (answer: string | null) => Promise<void>;

interface DeliveryOptions {
  readonly sendingMs?: number;
  readonly noteDelivery?: NoteDelivery;
}

/**
 * Delivers a mail at once: over SMTP if it is configured, otherwise as a file in the outbox. Rejects with a
 * {@link MailFailure} if the mail server does not take it.
 */
export function mailDelivery(config: Config, log: Log, options: DeliveryOptions = {}): Deliver {
  const { SMTP_URL } = config;
  if (!SMTP_URL) return intoOutbox(config, log);
  const send = overSmtp(SMTP_URL, config, options.sendingMs ?? SENDING_MS);
  return async (each) => {
    await send(each);
    await options.noteDelivery?.(new URL(SMTP_URL).host);
  };
}

/** Host and port of the mail server. Null without one. */
export const mailServerOf = ({ SMTP_URL }: Pick<Config, "SMTP_URL">): string | null =>
  SMTP_URL ? new URL(SMTP_URL).host : null;

/** Who sends the mails, as `Name <address>`, for people to read. */
export const senderOf = (config: Config): string => config.MAIL_FROM ?? `${config.COMMUNITY_NAME} <${noReply(config)}>`;

/** The same for the mail, where a name may have commas and angle brackets of its own. */
const fromOf = (config: Config) => config.MAIL_FROM ?? { name: config.COMMUNITY_NAME, address: noReply(config) };
const noReply = (config: Config): string => `no-reply@${hostOf(config)}`;

/** Where mails are saved instead of being sent. */
export const outboxOf = (config: Config): string => join(config.dataDir, "outbox");

function overSmtp(url: string, config: Config, sendingMs: number): Deliver {
  const transport = createTransport(url, {
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  } as object);
  return async (each) => {
    const envelope = { from: fromOf(config), to: each.to, subject: each.subject };
    // nodemailer's own timeouts restart with each byte from the server, so the signal limits the whole delivery.
    const limit = { signal: AbortSignal.timeout(sendingMs) };
    try {
      await transport.sendMail({ ...envelope, ...bodyOf(each, config), ...limit });
    } catch (cause) {
      throw new MailFailure(cause);
    }
  };
}

function intoOutbox(config: Config, log: Log): Deliver {
  const outbox = outboxOf(config);
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (each) => {
    const written = await writer.sendMail({
      from: fromOf(config),
      to: each.to,
      subject: each.subject,
      ...bodyOf(each, config),
    });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
    const draft = join(outbox, `.${name}`);
    await writeFile(draft, written.message as Buffer, { mode: 0o600 });
    await rename(draft, join(outbox, name));
    // Where it lies, and not its link: whoever reads the log could open that, and it may sign its receiver in.
    log.info({ file: join(outbox, name) }, `a mail was saved in the outbox: ${each.subject}`);
  };
}

const hostOf = (config: Config) => (config.PUBLIC_URL ? new URL(config.PUBLIC_URL).hostname : "localhost");

/** Plain text and the same as simple HTML, in the product's colors; readable when printed in grey. */
function bodyOf(each: Mail, config: Config): { text: string; html: string } {
  const signature = `${config.COMMUNITY_NAME}: ${config.COMMUNITY_TAGLINE}`;
  const text = [each.text, each.action && `${each.action.label}: ${each.action.url}`, signature]
    .filter(Boolean)
    .join("\n\n");
  const words = textIn(each.language);
  const button = each.action
    ? `<p><a href="${escapeHtml(each.action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#1f1b3a;color:#fff8e7;text-decoration:none;font-weight:bold">${escapeHtml(each.action.label)}</a></p><p style="color:#5b5470;font-size:14px">${escapeHtml(words.orOpen(each.action.url))}</p>`
    : "";
  const html = `<!doctype html><html lang="${each.language ?? sourceLanguage}"><body style="margin:0;padding:24px;background:#fbf6ea;color:#231f3a;font-family:Georgia,serif;font-size:17px;line-height:1.5"><div style="max-width:32rem;margin:auto">${paragraphsOf(each.text)}${button}<p style="color:#5b5470;font-size:14px">${escapeHtml(signature)}</p></div></body></html>`;
  return { text, html };
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
