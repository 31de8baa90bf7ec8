import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unwrapped } from "../../support/account/outbox.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { dayAhead } from "../../support/role-invitation.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, freshEmail, newcomer, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const settled = (page: Page) => expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** The address of the link that confirms this address, from the newest mail to it. */
async function confirmLink({ dataDir }: Site, email: string): Promise<string> {
  const find = () => {
    const outbox = join(dataDir, "outbox");
    const mails = readdirSync(outbox)
      .sort()
      .map((file) => unwrapped(readFileSync(join(outbox, file), "utf8")));
    const mail = mails.filter((each) => each.includes(`To: ${email}`)).at(-1) ?? "";
    return /(\/auth\/verify\?token=[^\s"<]+)/.exec(mail)?.[1];
  };
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

/** Fills in the form with the keyboard alone, and returns the link. */
async function makeLink(page: Page): Promise<string> {
  await page.getByLabel("Role", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("For", { exact: true })).toBeFocused();
  // INVITE-2: usually nobody has to choose.
  await expect(page.getByLabel("Last day")).toHaveValue(dayAhead(30));
  await page.getByLabel("Last day").fill(dayAhead(7));
  await page.getByRole("button", { name: "Make the link" }).press("Enter");
  await expect(page.getByRole("heading", { name: "The invitation is ready" })).toBeFocused();
  return await page.getByLabel("Link of the invitation").inputValue();
}

test("INVITE-5 INVITE-8 INVITE-13 an admin invites by link, and the invited becomes a mentor", async ({
  browser,
  site,
}) => {
  test.setTimeout(150_000);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: invited } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const problems = collectPageErrors(admin, invited);
  await becomeMember(admin, site, "Mama Invites", "admin");
  await admin.goto("/admin/invitations");
  await admin.getByLabel("Role", { exact: true }).selectOption("mentor");
  const link = await makeLink(admin);
  await settled(admin);
  await fitsEverywhere(admin, "/admin/invitations");

  await invited.goto(link);
  await expect(heading(invited, /You’re invited to be a mentor at/)).toBeVisible();
  await fitsEverywhere(invited, "/invite/:code");
  await invited.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  const email = freshEmail("invited");
  await invited.getByLabel("Email").fill(email);
  await invited.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await invited.getByRole("button", { name: "Create Account" }).press("Enter");
  await invited.getByRole("button", { name: "Accept", exact: true }).press("Enter");
  await expect(invited.getByRole("link", { name: "Add your date of birth" })).toHaveAttribute("href", "/profile");
  await querySite(
    site,
    "insert into birth_dates (user_id, birth_date) select id, '1990-05-05' from users where email = $1",
    [email],
  );
  await invited.getByRole("button", { name: "Accept", exact: true }).press("Enter");
  await expect(heading(invited, "Almost there: confirm your email")).toBeVisible();
  await fitsEverywhere(invited, "/invite/:code, waiting");
  await invited.goto(await confirmLink(site, email));
  await expect(heading(invited, "You’re a mentor now")).toBeVisible();
  await fitsEverywhere(invited, "/invite/:code, given");
  await invited.goto("/account/security");
  await expect(invited.getByRole("list", { name: "Your roles" })).toContainText("Mentor");

  await admin.reload();
  await expect(admin.getByText("1 of 1 accepted")).toBeVisible();
  await expect(admin.getByText("Used", { exact: true })).toBeVisible();

  const second = await makeLink(admin);
  await admin.getByRole("button", { name: /^Revoke the invitation/ }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(admin.getByText("Revoked", { exact: true })).toBeVisible();
  await invited.goto(second);
  await expect(invited.getByText("This invitation isn’t valid anymore")).toBeVisible();
  expect(problems).toEqual([]);
});
