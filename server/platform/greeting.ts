import { join } from "node:path";
import type { Core } from "./core.ts";

/** Someone to sign in as on a laptop. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly roles?: readonly string[];
}

/** Tells the person at the terminal where the site is, who they can sign in as, and where mail goes. */
export function greet({ config, siteUrl }: Core, demo: readonly DemoLogin[]): void {
  const lines = [`${config.COMMUNITY_NAME} is at ${siteUrl}`];
  if (demo.length > 0) lines.push("", `Sign in with the password ${demo[0]?.password} as`);
  for (const { email, fullName, roles } of demo) {
    const held = roles ? ` (${roles.join(", ").replaceAll("_", " ")})` : "";
    lines.push(`  ${email}  ${fullName}${held}`);
  }
  if (!config.SMTP_URL) lines.push("", `Mails are saved in ${join(config.dataDir, "outbox")}`);
  console.log(`\n${lines.join("\n")}\n`);
}
