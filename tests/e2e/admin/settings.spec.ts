import type { Browser, Page } from "@playwright/test";
import { halves } from "../../support/event/sample-image.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

async function newAdmin(browser: Browser, site: Site, viewport: typeof PHONE): Promise<Page> {
  const { page } = await newcomer(browser, site, { viewport, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Settings", "admin");
  await page.goto("/admin/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  return page;
}

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const save = (page: Page, name: string) => section(page, name).getByRole("button", { name: "Save" }).click();
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** The other journeys of this worker expect the defaults. */
test.afterEach(async ({ site }) => {
  await querySite(site, "delete from settings");
});

test("SETTING-3 SETTING-6 an admin changes name and colour, and visitors see them at once", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const page = await newAdmin(browser, site, DESKTOP);
  const problems = collectPageErrors(page);
  await fitsEverywhere(page, "/admin/settings");
  const community = section(page, "Community");
  await community.getByLabel("Name").fill("");
  await save(page, "Community");
  await expect(page.getByText("Please fill this in.")).toBeVisible();
  await expect(community.getByLabel("Name")).toBeFocused();
  await community.getByLabel("Name").fill("Salt House");
  await save(page, "Community");
  await saved(page);

  await section(page, "Look").getByLabel("Colour", { exact: true }).fill("#ffee88");
  await expect(page.getByText("Made a little lighter or darker where it would be hard to read.")).toBeVisible();
  await save(page, "Look");
  const { page: visitor } = await newcomer(browser, site);
  await expect
    .poll(async () => {
      await visitor.goto("/");
      return await visitor.locator("meta[property='og:site_name']").getAttribute("content");
    })
    .toBe("Salt House");
  expect(await visitor.locator("#community").textContent()).toContain(`"accentColour":"#ffee88"`);
  await page.reload();
  await expect(page.getByRole("banner").getByText("Salt House").first()).toBeAttached();
  await page.goto("/admin/audit");
  await expect(page.getByRole("row", { name: /COMMUNITY_NAME: Lampstand → Salt House/ })).toContainText(
    "Mama Settings",
  );
  expect(problems).toEqual([]);
});

test("SETTING-16 an admin whom another one overtakes sees what has changed, and decides", async ({ browser, site }) => {
  const page = await newAdmin(browser, site, DESKTOP);
  const other = await newAdmin(browser, site, DESKTOP);
  await section(other, "Community").getByLabel("Name").fill("Their House");
  await save(other, "Community");
  await saved(other);
  await section(page, "Community").getByLabel("Name").fill("My House");
  await section(page, "Community").getByLabel("Tagline").fill("A line of mine");
  await save(page, "Community");
  const notice = page.getByRole("status").filter({ hasText: "Another admin has just changed this" });
  await expect(notice).toContainText("Name: yours is kept. Theirs is: Their House");
  await save(page, "Community");
  await saved(page);
  const rows = await querySite(site, "select key, value from settings where key in ('name', 'tagline') order by key");
  expect(rows).toEqual([
    { key: "name", value: "My House" },
    { key: "tagline", value: "A line of mine" },
  ]);
});

test("SETTING-10 SETTING-11 on a phone an admin uploads a logo, removes it, and tests the mail", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const page = await newAdmin(browser, site, PHONE);
  const look = section(page, "Look");
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    look.getByLabel("Logo", { exact: true }).setInputFiles({ name, mimeType, buffer });
  await choose("notes.txt", "text/plain", Buffer.from("not a picture"));
  await expect(look.getByText(/Please choose a JPEG or PNG or WEBP file/)).toBeVisible();
  await choose("logo.png", "image/png", await halves(20, 20).png().toBuffer());
  await expect(look.getByText("Please choose a picture of at least 64 × 64 pixels.")).toBeVisible();
  await choose("logo.png", "image/png", await halves(300, 200).png().toBuffer());
  await look.getByRole("button", { name: "Use this picture" }).click();
  await saved(page);
  await expect(look.getByRole("img", { name: "The logo as it is now" })).toBeVisible();
  const { page: visitor } = await newcomer(browser, site);
  await visitor.goto("/");
  await expect(visitor.locator("header img[src^='/api/logo/']").first()).toHaveJSProperty("naturalWidth", 256);
  await look.getByRole("button", { name: "Remove the logo" }).click();
  await expect(look.getByRole("img", { name: "The drawing of a lamp, as there is no logo" })).toBeVisible();

  await page.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(page.getByText("Saved, not sent")).toBeVisible();
  await fitsEverywhere(page, "/admin/settings with the result of the test mail");
});
