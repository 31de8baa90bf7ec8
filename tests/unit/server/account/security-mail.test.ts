import type { EntityManager } from "@mikro-orm/postgresql";
import { expect, test } from "vitest";
import { securityMails } from "../../../../server/account/security-mail.ts";
import type { Mail, SendMail } from "../../../../server/platform/mail.ts";

const sent: (Mail & Parameters<SendMail>[1])[] = [];
const mails = securityMails({
  community: { name: "Salt House", timeZone: "Africa/Lagos" },
  siteUrl: "https://salt.example",
  sendMail: async (mail, options) => void sent.push({ ...mail, ...options }),
});

const ada = { email: "ada@example.org", language: null };

test("ACCESS-14 the mail about a new browser says when and where, in the community’s time zone", async () => {
  const at = new Date("2026-11-24T09:45:00Z");
  await mails.newDevice(ada, { browser: "Chrome on Android", at });
  await mails.newDevice(ada, { browser: "", at });
  const [known, unknown] = sent.splice(0);
  expect(known?.text).toContain("on Tuesday, November 24 at 10:45 AM GMT+1, with Chrome on Android.");
  expect(unknown?.text).toContain("with a browser that we couldn’t recognise.");
  expect(known?.action?.url).toBe("https://salt.example/account/security");
});

test("ACCESS-11 the mail about a reset second factor is stored in the transaction that resets it", async () => {
  const tx = {} as EntityManager;
  await mails.secondFactorReset(ada, tx);
  const [mail] = sent.splice(0);
  expect(mail).toMatchObject({ to: "ada@example.org", subject: "Two-step sign-in was reset at Salt House" });
  expect(mail?.tx).toBe(tx);
});
