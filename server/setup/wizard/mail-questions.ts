import { settings } from "../../platform/config/config.ts";
import { askSetting } from "./ask-setting.ts";
import type { Prompt } from "./prompt.ts";
import type { Answers } from "./settings-text.ts";

/** Asks for the mail server, piece by piece or as one address. */
export async function askMail(prompt: Prompt, known: Answers): Promise<Answers> {
  const before = known.SMTP_URL ? new URL(known.SMTP_URL) : null;
  const standard = before?.hostname ?? "none";
  const server = await prompt.ask("Mail server, such as smtp.gmail.com, or none", { standard });
  if (server.toLowerCase() === "none") return { SMTP_URL: "", MAIL_FROM: "" };
  const SMTP_URL = server.includes("://") ? server : await askPieces(prompt, server, before);
  const fault = settings.shape.SMTP_URL.safeParse(SMTP_URL).error?.issues[0]?.message;
  if (fault !== undefined) {
    prompt.say(`   This cannot be used: ${fault}.`);
    return await askMail(prompt, known);
  }
  const user = decodeURIComponent(new URL(SMTP_URL).username);
  const sender = known.MAIL_FROM || (user.includes("@") ? `Lampstand <${user}>` : "");
  return { SMTP_URL, MAIL_FROM: await askSetting(prompt, "MAIL_FROM", "Sender of the mails", { standard: sender }) };
}

async function askPieces(prompt: Prompt, server: string, before: URL | null): Promise<string> {
  const port = await askPort(prompt, before?.port || "465");
  const user = await prompt.ask("User name there", { standard: decodeURIComponent(before?.username ?? "") });
  const isKnown = before !== null && decodeURIComponent(before.username) === user;
  const standard = isKnown ? decodeURIComponent(before.password) : "";
  const secret = { standard, shown: "as it is", isSecret: true };
  const password = user === "" ? "" : await prompt.ask("Password (it is not shown)", secret);
  return smtpUrl({ server, port, user, password });
}

async function askPort(prompt: Prompt, standard: string): Promise<string> {
  for (;;) {
    const port = await prompt.ask("Port there", { standard });
    if (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65536) return port;
    prompt.say("   A port is a number, mostly 465 or 587.");
  }
}

interface MailServer {
  readonly server: string;
  readonly port: string;
  readonly user: string;
  readonly password: string;
}

/** The address of a mail server. On other ports than 465 the connection begins in the clear, and has to become safe. */
export function smtpUrl({ server, port, user, password }: MailServer): string {
  const signIn = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  if (port === "465") return `smtps://${signIn}${server}:${port}`;
  return `smtp://${signIn}${server}:${port}${user === "" ? "" : "?requireTLS=true"}`;
}
