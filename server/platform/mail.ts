import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What happened, in a sentence or two. */
  readonly text: string;
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
}

export type SendMail = (letter: Mail) => Promise<void>;

const MAIL_TIMEOUT_MS = 15_000;

/** Sends over SMTP where it is set up; otherwise keeps each mail as a file in the outbox and its link in the log. */
export function openMail(config: Config, log: Log): SendMail {
  const from = config.MAIL_FROM ?? `${config.COMMUNITY_NAME} <no-reply@${hostOf(config)}>`;
  if (config.SMTP_URL) {
    const transport = createTransport(config.SMTP_URL, {
      from,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
    } as object);
    return async (letter) => {
      try {
        await transport.sendMail({ from, to: letter.to, subject: letter.subject, ...bodyOf(letter, config) });
      } catch (error) {
        // Who waits for it sees no difference; whoever runs the server must.
        log.error({ error, subject: letter.subject }, "a mail could not be sent");
        throw error;
      }
    };
  }
  const outbox = join(config.dataDir, "outbox");
  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const mail = await writer.sendMail({ from, to: letter.to, subject: letter.subject, ...bodyOf(letter, config) });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
    const draft = join(outbox, `.${name}`);
    await writeFile(draft, mail.message as Buffer, { mode: 0o600 });
    await rename(draft, join(outbox, name));
    log.info(
      { file: join(outbox, name), link: letter.action?.url },
      `a mail was kept in the outbox: ${letter.subject}`,
    );
  };
}

const hostOf = (config: Config) => (config.PUBLIC_URL ? new URL(config.PUBLIC_URL).hostname : "localhost");

/** Plain text and the same as simple HTML, in the house's ink and paper; it prints well in grey. */
function bodyOf(letter: Mail, config: Config): { text: string; html: string } {
  const signature = `${config.COMMUNITY_NAME}: ${config.COMMUNITY_TAGLINE}`;
  const text = [letter.text, letter.action && `${letter.action.label}: ${letter.action.url}`, signature]
    .filter(Boolean)
    .join("\n\n");
  const button = letter.action
    ? `<p><a href="${escapeHtml(letter.action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#1f1b3a;color:#fff8e7;text-decoration:none;font-weight:bold">${escapeHtml(letter.action.label)}</a></p><p style="color:#5b5470;font-size:14px">Or open this address: ${escapeHtml(letter.action.url)}</p>`
    : "";
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbf6ea;color:#231f3a;font-family:Georgia,serif;font-size:17px;line-height:1.5"><div style="max-width:32rem;margin:auto"><p>${escapeHtml(letter.text)}</p>${button}<p style="color:#5b5470;font-size:14px">${escapeHtml(signature)}</p></div></body></html>`;
  return { text, html };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
