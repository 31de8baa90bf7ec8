import { join } from "node:path";
import { paymentNotice } from "../config/payment-settings.ts";
import type { Core } from "../core.ts";

/** A demo account to sign in with on a development machine. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly roles?: readonly string[];
}

/** Prints the address of the site, the demo accounts, where mails are saved, whether payments are real, and a notice. */
export function printStartMessage(
  { config, siteUrl }: Core,
  demo: readonly DemoLogin[],
  notice: string | null = null,
): void {
  const lines = [`${config.COMMUNITY_NAME} is at ${siteUrl}`];
  if (demo.length > 0) lines.push("", `Sign in with the password ${demo[0]?.password} as`);
  for (const { email, fullName, roles } of demo) {
    const roleNames = roles ? ` (${roles.join(", ").replaceAll("_", " ")})` : "";
    lines.push(`  ${email}  ${fullName}${roleNames}`);
  }
  if (!config.SMTP_URL) lines.push("", `Mails are saved in ${join(config.dataDir, "outbox")}`);
  const aboutPayments = paymentNotice(config, config.isProduction);
  if (aboutPayments !== null) lines.push("", aboutPayments);
  if (notice !== null) lines.push("", notice);
  console.log(`\n${lines.join("\n")}\n`);
}
