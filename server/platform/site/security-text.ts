import { DAY_MS } from "../../../schema/time.ts";

export const securityTextPath = "/.well-known/security.txt";

/** Renewed with each request, and well below the year that RFC 9116 recommends. */
const EXPIRES_AFTER_DAYS = 180;

/** MONITORING-9: whom to tell of a security problem, as RFC 9116 has it. */
export function securityText({ contact, siteUrl, now }: { contact: string; siteUrl: string; now: number }): string {
  const expires = new Date(now + EXPIRES_AFTER_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, "Z");
  const lines = [
    `Contact: ${contact.startsWith("https://") ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${securityTextPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
