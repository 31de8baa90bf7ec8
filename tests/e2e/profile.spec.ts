import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { TEST_PASSWORD } from "../support/account/people.ts";
import { photoWithPlace } from "../support/event/sample-image.ts";
import { becomeMember } from "./support/member.ts";
import { querySite } from "./support/rows.ts";
import { collectPageErrors, expect, newcomer, SMALL_PHONE, test } from "./support/site.ts";
import { expectAccessible } from "./support/width.ts";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => page.getByRole("button", { name: "Save profile" }).click();
const saved = (page: Page) => page.getByText("Profile saved successfully!").first();

test("PROFILE-1 PROFILE-4 PROFILE-20 a minor fills in the profile, with a drawing, until it is complete", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  const email = await becomeMember(page, site, "Ada Fills");
  await page.goto("/dashboard/profile");
  await expect(main(page).getByText("40% complete")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Email", { exact: true })).toBeDisabled();
  await expect(page.getByText("photographs are only for adults")).toBeVisible();
  await expect(page.getByLabel("Choose a photograph")).toHaveCount(0);
  await expectAccessible(page, "an empty profile");

  await page.getByRole("radio", { name: "A girl with two puffs of hair" }).check();
  await page.getByLabel("Bio").fill("Call me: 0803 123 4567");
  await page.getByLabel("Location").fill("Yaba, Lagos");
  await page.getByRole("radio", { name: "Growing" }).check();
  await page.getByRole("checkbox", { name: "Music" }).check();
  await page.getByLabel("Phone", { exact: true }).fill("0803");
  await save(page);
  await expect(page.getByLabel("Bio")).toBeFocused();
  await expect(page.getByLabel("Bio")).toHaveAccessibleDescription(/leave out phone numbers/);
  await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(/enter a phone number/);
  await expectAccessible(page, "a profile with faults");
  await page.getByLabel("Bio").fill("I sing in the choir.");
  await page.getByLabel("Phone", { exact: true }).fill("0803 123 4567");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(main(page).getByText("100% complete")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+2348031234567");
  await expect(page.getByRole("radio", { name: "A girl with two puffs of hair" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Music" })).toBeChecked();
  await expect(page.getByLabel("Date of birth")).toHaveValue("2009-05-05");
  expect(problems).toEqual([]);
});

test("PROFILE-21 PROFILE-22 an adult chooses a photograph, sees it before saving, and removes it again", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const email = await becomeMember(page, site, "Auntie Bisi");
  const adult =
    "update birth_dates set birth_date = '1990-05-05' where user_id = (select id from users where email = $1)";
  await querySite(site, adult, [email]);
  await page.goto("/dashboard/profile");
  const photo = page.getByLabel("Choose a photograph");
  const picture = main(page).locator("img[width='96']");
  await photo.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(photo).toHaveAccessibleDescription(/Please choose a JPEG or PNG or WEBP file/);
  await photo.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(photo).toHaveAccessibleDescription(/picture that opens/);
  await photo.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() });
  await expect(picture).toHaveAttribute("src", /^data:image\/jpeg/);
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(picture).toHaveAttribute("src", /^\/api\/photos\/.*\/320\.webp$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expectAccessible(page, "a profile with a photograph");
  await page.getByRole("button", { name: "Remove the photograph" }).click();
  await expect(picture).toHaveCount(0);
  // A reload would cancel the request, and the toast of the first save may still stand.
  const stored = page.waitForResponse((reply) => reply.request().method() === "PUT" && reply.ok());
  await save(page);
  await stored;
  await page.reload();
  await expect(page.getByRole("radio", { name: /^No picture/ })).toBeChecked();
});

test("EXPORT-5 ERASE-11 a member downloads their data and deletes the account, each with the password", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const email = await becomeMember(page, site, "Ada Leaves");
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = page.getByRole("dialog", { name: "Download my data" });
  await expectAccessible(page, "downloading");
  await download.getByLabel("Your password", { exact: true }).fill("wrong");
  await download.getByRole("button", { name: "Download" }).click();
  await expect(download.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(/not your password/);
  await download.getByLabel("Your password", { exact: true }).fill(TEST_PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    download.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  const { tables } = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect([tables.users[0].email, tables.profiles[0].full_name]).toEqual([email, "Ada Leaves"]);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const farewell = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(farewell.getByText("The text of your messages")).toBeVisible();
  await expectAccessible(page, "deleting the account");
  await farewell.getByRole("button", { name: "Delete for good" }).click();
  await expect(farewell.getByLabel("Your password", { exact: true })).toBeFocused();
  await farewell.getByLabel("Your password", { exact: true }).fill(TEST_PASSWORD);
  await farewell.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const left = () => querySite(site, "select id from users where email = $1", [email]);
  await expect.poll(async () => (await left()).length).toBe(0);
});
