import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../until.ts";

/** The mails that a server without SMTP saved for this address, oldest first, with line wraps removed. */
export function outboxMails({ dataDir }: { dataDir: string }, email: string): string[] {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return (
    readdirSync(outbox)
      // A mail still being written starts with a dot.
      .filter((file) => !file.startsWith("."))
      .sort()
      .map((file) => readFileSync(join(outbox, file), "utf8"))
      .filter((mail) => mail.includes(`To: ${email}`))
      .map(unwrapped)
  );
}

/** Waits until so many mails to this address contain a link to `page`; returns their tokens, oldest first. */
export async function mailedTokens(
  server: { dataDir: string },
  email: string,
  page: "verify" | "reset",
  count = 1,
): Promise<string[]> {
  const tokens = () => outboxMails(server, email).flatMap((mail) => tokenIn(mail, page) ?? []);
  await until(() => tokens().length >= count);
  return tokens();
}

/** The token in the mail's link to `page`. */
export function tokenIn(mail: string, page: "verify" | "reset"): string | undefined {
  const found = new RegExp(`/auth/${page}\\?token=([^\\s"&<]+)`).exec(mail)?.[1];
  return found && decodeURIComponent(found);
}

/** Removes the line wraps and escapes of quoted-printable. */
export const unwrapped = (mail: string): string => mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");

/** The text of a mail with all its letters. Digits behind an = in its addresses are lost. */
export const readable = (mail: string): string =>
  Buffer.from(
    mail.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
