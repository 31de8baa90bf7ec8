import { appUser, untilSaved } from "../support/app.ts";
import { becomeMember } from "../support/member.ts";
import { expect, newcomer, PHONE, test } from "../support/site.ts";
import { expectNoSidewaysScroll } from "../support/width.ts";

test("PRIVACY-3 the footer leads to what is kept, which is still there without network", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await page.getByRole("link", { name: "What we keep, and for how long" }).click();
  await expect(page.getByRole("heading", { name: "What we keep, and for how long" })).toBeInViewport();
  await page.getByRole("heading", { name: "Games, devotions and courses" }).click();
  const games = page.getByRole("listitem").filter({ hasText: "Games you played or watched" });
  await expect(games).toContainText("Until 180 days after the room closed.");
  await expectNoSidewaysScroll(page, "privacy");

  await untilSaved(page);
  await context.setOffline(true);
  await page.goto("/privacy");
  await page.getByRole("heading", { name: "You", exact: true }).click();
  await expect(page.getByText("Your birth date, and who confirmed your age")).toBeVisible();
});

test("PRIVACY-4 a parent asks without an account, and a lead finds it under Safety", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "For parents" }).click();
  const form = page.getByRole("region", { name: "Ask for your child" });
  await form.getByRole("radio", { name: "Close my child’s account" }).check();
  await form.getByLabel("Your child’s name").fill("Adaora Obi");
  await form.getByLabel("Your name").fill("Ifeoma Obi");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Please enter an email address or a phone number, so that we can answer.")).toBeVisible();
  await form.getByLabel("Your phone number").fill("+234 803 111 2222");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Thank you. Our leaders have your request.")).toBeVisible();

  const { page: ngozi } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(ngozi, site, "Ngozi Eze", "safeguarding_lead");
  await ngozi.goto("/safety/parents");
  await ngozi.getByRole("link", { name: "Ifeoma Obi" }).click();
  await expect(ngozi.getByText("Adaora Obi")).toBeVisible();
  await expect(ngozi.getByText("Close the child’s account", { exact: true })).toBeVisible();
  await ngozi.getByRole("button", { name: "Take this request" }).click();
  await expect(ngozi.getByText("In progress")).toBeVisible();
  await ngozi.getByRole("button", { name: "Delete" }).click();
  await ngozi.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(ngozi).toHaveURL(/\/safety\/parents$/);
  await expect(ngozi.getByText("No parent is waiting")).toBeVisible();
});
