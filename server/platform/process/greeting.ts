import { join } from "node:path";
import type { Core } from "../core.ts";

/** A demo account to sign in with on a development machine. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly roles?: readonly string[];
}

/** Prints the address of the site, the demo accounts, and where mails are saved. */
export function greet({ config, siteUrl }: Core, demo: readonly DemoLogin[]): void {
  const lines = [`${config.COMMUNITY_NAME} is at ${siteUrl}`];
  if (demo.length > 0) lines.push("", `Sign in with the password ${demo[0]?.password} as`);
  for (const { email, fullName, roles } of demo) {
    const roleNames = roles ? ` (${roles.join(", ").replaceAll("_", " ")})` : "";
    lines.push(`  ${email}  ${fullName}${roleNames}`);
  }
  if (!config.SMTP_URL) lines.push("", `Mails are saved in ${join(config.dataDir, "outbox")}`);
  console.log(`\n${lines.join("\n")}\n`);
}
