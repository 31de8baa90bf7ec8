import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unwrapped } from "../../support/account/outbox.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, freshEmail, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });
const settled = (page: Page) => expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
/** Messages that lie above one another would be checked, too. */
const toastsGone = (page: Page) => expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });

async function addRequest(site: Site, name: string, message = "I would like to join."): Promise<string> {
  const email = freshEmail("request");
  const columns = "insert into requests (kind, name, email, phone, message)";
  await querySite(site, `${columns} values ('join', $1, $2, '+234 803 111 2222', $3)`, [name, email, message]);
  return email;
}

/** The mails in the outbox to this address. */
function mailsTo(site: Site, email: string): string[] {
  const outbox = join(site.dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((file) => file.endsWith(".eml") && !file.startsWith("."));
  const mails = files.map((file) => unwrapped(readFileSync(join(outbox, file), "utf8")));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

test("INBOX-1 INBOX-2 INBOX-4 a visitor asks to join, and an admin finds, takes and answers the request", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { page: visitor } = await newcomer(browser, site);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(visitor, admin);
  await becomeMember(admin, site, "Mama Inbox", "admin");
  const email = await addRequest(site, "Ngozi Newcomer", "May I come on Friday?\n\nMy brother would come, too.");

  await admin.goto("/admin/messages");
  await admin.getByRole("searchbox", { name: "Search by name, email, phone or message" }).fill("ngozi newc");
  await expect(admin).toHaveURL(/search=ngozi/);
  await expect(row(admin, "Ngozi Newcomer")).toContainText("New");
  await settled(admin);
  await fitsEverywhere(admin, "/admin/messages");

  await row(admin, "Ngozi Newcomer").getByRole("link", { name: "Ngozi Newcomer" }).click();
  await expect(heading(admin, "Ngozi Newcomer")).toBeVisible();
  await expect(admin.getByText("My brother would come, too.")).toBeVisible();
  await fitsEverywhere(admin, "/admin/messages/:requestId");
  await admin.getByRole("button", { name: "Take this request" }).click();
  await expect(admin.getByRole("button", { name: "Hand back" })).toBeVisible();
  await admin.getByRole("button", { name: "Send the answer" }).click();
  await expect(admin.getByText("Please write an answer.")).toBeVisible();
  await admin.getByLabel("Your answer").fill("Welcome, Ngozi! Bring your brother.");
  await admin.getByRole("button", { name: "Send the answer" }).click();
  await expect(admin.getByText("Your answer is on its way.")).toBeVisible();
  await expect(admin.getByText("Welcome, Ngozi! Bring your brother.")).toBeVisible();
  await expect.poll(() => mailsTo(site, email).length).toBe(1);
  expect(mailsTo(site, email)[0]).toContain("Welcome, Ngozi! Bring your brother.");
  await toastsGone(admin);
  await fitsEverywhere(admin, "an answered request");

  await admin.getByRole("link", { name: "All requests" }).click();
  await admin.getByLabel("State").selectOption("Answered");
  await expect(row(admin, "Ngozi Newcomer")).toContainText("Mama Inbox");
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^requests-.*\.csv$/);
  expect(problems).toEqual([]);
});

test("INBOX-2 INBOX-4 of two admins, the second who takes or answers reads who was faster", async ({
  browser,
  site,
}) => {
  const { page: first } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: second } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(first, site, "Mama First", "admin");
  await becomeMember(second, site, "Papa Second", "admin");
  for (const name of ["Race Taken", "Race Answered"]) {
    await addRequest(site, name);
    for (const page of [first, second]) {
      await page.goto(`/admin/messages?search=${name}`);
      await page.getByRole("link", { name }).click();
      await expect(heading(page, name)).toBeVisible();
    }
    if (name === "Race Taken") {
      await first.getByRole("button", { name: "Take this request" }).click();
      await expect(first.getByRole("button", { name: "Hand back" })).toBeVisible();
      await second.getByRole("button", { name: "Take this request" }).click();
      await expect(second.getByText("Mama First was faster")).toBeVisible();
      await expect(second.getByRole("main")).toContainText(/Mama First, Community admin is handling this request\./);
    } else {
      await first.getByLabel("Your answer").fill("From the first.");
      await first.getByRole("button", { name: "Send the answer" }).click();
      await expect(first.getByText("Your answer is on its way.")).toBeVisible();
      await second.getByLabel("Your answer").fill("From the second.");
      await second.getByRole("button", { name: "Send the answer" }).click();
      await expect(second.getByText("They’ve already answered this request.")).toBeVisible();
      await expect(second.getByText("From the first.")).toBeVisible();
    }
  }
});

test("INBOX-5 INBOX-7 on a phone an admin closes, reopens and deletes a request by keyboard", async ({
  browser,
  site,
}) => {
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Mama Phone", "admin");
  await addRequest(site, "Spam Bot", "Buy followers!");
  await admin.goto("/admin/messages?search=spam bot");
  await admin.getByRole("link", { name: "Spam Bot" }).press("Enter");
  await admin.getByRole("button", { name: "Close without an answer" }).press("Enter");
  await expect(admin.getByText(/Closed without an answer by Mama Phone/)).toBeVisible();
  await expect(admin.getByLabel("Your answer")).toHaveCount(0);
  await admin.getByRole("button", { name: "Open again" }).press("Enter");
  await expect(admin.getByLabel("Your answer")).toBeVisible();
  await admin.getByRole("button", { name: "Delete" }).press("Enter");
  await fitsEverywhere(admin, "the question before deleting a request");
  await admin.keyboard.press("Escape");
  await expect(dialog(admin)).toHaveCount(0);
  await expect(admin.getByRole("button", { name: "Delete" })).toBeFocused();
  await admin.keyboard.press("Enter");
  await dialog(admin).getByRole("button", { name: "Delete" }).press("Enter");
  await expect(admin.getByText("The request is deleted.")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/messages$/);
  await expect(row(admin, "Spam Bot")).toHaveCount(0);
});

test("INBOX-10 the section leads to what waits in Safety, with its number", async ({ browser, site }) => {
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Mama Links", "admin");
  await admin.goto("/admin/messages");
  const waiting = admin.getByRole("region", { name: "Waiting in Safety" });
  for (const name of [
    "Reports",
    "Flagged messages",
    "Confessions",
    "Parents",
    "Questions",
    "Mentor requests",
    "New members",
  ]) {
    await expect(waiting.getByRole("link", { name })).toHaveText(/\d+$/);
  }
  await waiting.getByRole("link", { name: "Confessions" }).click();
  await expect(admin).toHaveURL(/\/safety\/confessions$/);
});
