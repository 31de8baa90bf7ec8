import { expect, test } from "vitest";
import { securityText } from "../../../../../server/platform/site/security-text.ts";

const now = Date.UTC(2026, 10, 27, 3, 4, 5, 678);

test("MONITORING-9 security.txt names contact, end of validity and its own address", () => {
  const text = securityText({ contact: "security@example.org", siteUrl: "https://community.example", now });
  expect(text).toBe(`Contact: mailto:security@example.org
Expires: 2027-05-26T03:04:05Z
Preferred-Languages: en
Canonical: https://community.example/.well-known/security.txt
`);
});

test("MONITORING-9 a page may be the contact", () => {
  const contact = "https://example.org/report";
  expect(securityText({ contact, siteUrl: "https://community.example", now })).toContain(`Contact: ${contact}\n`);
});
