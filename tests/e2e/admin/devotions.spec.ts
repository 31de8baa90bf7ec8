import type { Page } from "@playwright/test";
import { type FakeModel, startFakeModel } from "../../support/ai/fake-model.ts";
import { startProcess, untilReady } from "../../support/server/process.ts";
import { dayFromToday } from "../../support/today.ts";
import { act, button, link, row, settled, undo } from "../support/admin-list.ts";
import { becomeMember } from "../support/member.ts";
import { preparedFolder } from "../support/prepared-folder.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

let fake: FakeModel;
let site: Site;
let end: () => Promise<void>;
// One server for all tests of the file, because the demo of a server has no model.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  fake = await startFakeModel();
  const folder = preparedFolder();
  const server = await startProcess({ dataDir: folder.path, environment: fake.environment });
  await untilReady(server);
  site = { ...server, dataDir: folder.path };
  end = async () => {
    await server.end("SIGTERM");
    await folder.remove();
    await fake.close();
  };
});
test.afterEach(() => fake.reset());
test.afterAll(() => end());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
/** Messages that lie above one another would be checked, too. They stay while the pointer is on them. */
async function withoutToasts(page: Page): Promise<void> {
  await page.mouse.move(1, 500);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
}

test("DEVOTION-40 DEVOTION-41 DEVOTION-43 DEVOTION-54 an admin writes, publishes, schedules and edits", async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Writes", "admin");
  await querySite(site, "delete from devotions where date >= current_date - 1");
  await page.goto("/admin/devotions");
  await settled(page);
  await fitsEverywhere(page, "/admin/devotions");

  await link(page, "New devotion").click();
  await button(page, "Publish").click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Light for one step");
  await page.getByLabel("Verse (optional)").fill("Hezekiah 1:1");
  await page.getByLabel("Text").fill("The street is dark.\n\nThe lamp is small, and it is enough.");
  await fitsEverywhere(page, "/admin/devotions/new");
  await button(page, "Publish").click();
  await expect(page.getByText("This isn’t in the Bible.")).toBeVisible();
  await page.getByLabel("Verse (optional)").fill("psalm 119:105");
  await link(page, "All devotions").click();
  await link(page, "New devotion").click();
  await expect(page.getByLabel("Title")).toHaveValue("Light for one step");
  await button(page, "Publish").click();
  await expect(page.getByText("Devotion created successfully!")).toBeVisible();
  await expect(row(page, "Light for one step")).toContainText("Published");
  await expect(row(page, "Light for one step")).toContainText("Psalm 119:105");

  await link(page, "New devotion").click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.getByLabel("Title").fill("Second of the day");
  await page.getByLabel("Text").fill("One page a day.");
  await button(page, "Publish").click();
  await expect(page.getByText("This day has a published devotion already.")).toBeVisible();
  await page.getByLabel("Day").fill(dayFromToday(40));
  await button(page, "Schedule").click();
  await expect(row(page, "Second of the day")).toContainText("Scheduled");

  await page.getByRole("searchbox", { name: "Search devotions" }).fill("lamp enough");
  await expect(page).toHaveURL(/search=lamp/);
  await expect(row(page, "Second of the day")).toHaveCount(0);
  await link(page, "Light for one step").click();
  await page.getByLabel("Title").fill("Light for the next step");
  await button(page, "Save changes").click();
  await expect(page.getByText("Devotion updated successfully!")).toBeVisible();
  await page.goto("/devotions");
  await expect(page.getByRole("heading", { name: "Light for the next step" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("DEVOTION-45 DEVOTION-46 on a phone an admin unpublishes, deletes, undoes it, and publishes again", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Papa Deletes", "admin");
  const title = "Written on a phone";
  await querySite(site, "insert into devotions (title, date, content, is_published) values ($1, $2, 'x', true)", [
    title,
    dayFromToday(50),
  ]);
  await page.goto("/admin/devotions?search=phone");
  await act(page, title, "Unpublish");
  await expect(page.getByText("Devotion unpublished successfully!")).toBeVisible();
  await expect(row(page, title)).toContainText("Draft");
  await act(page, title, "Delete");
  await expect(page.getByText("Devotion deleted successfully!")).toBeVisible();
  await expect(page.getByText("No devotions found")).toBeVisible();
  // The focused button went away with the row.
  await expect(page.locator(":focus")).toContainText("No devotions found");
  await undo(page, "Devotion deleted successfully!");
  await expect(row(page, title)).toContainText("Draft");
  await withoutToasts(page);
  await act(page, title, "Publish on another day");
  const dialog = page.getByRole("dialog", { name: /Publish “Written/ });
  await dialog.getByLabel("Day").fill(dayFromToday(40));
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("This day has a published devotion already.")).toBeVisible();
  await dialog.getByLabel("Day").fill(dayFromToday(41));
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(row(page, title)).toContainText("Scheduled");
  await link(page, title).click();
  await button(page, "Delete").click();
  await expect(heading(page, "Devotions")).toBeVisible();
  await page.getByLabel("State").selectOption("Deleted");
  await act(page, title, "Restore");
  await expect(page.getByText("Devotion restored")).toBeVisible();
});

test("DEVOTION-45 DEVOTION-46 an admin deletes two devotions at once by keyboard, and undoes it", async ({
  browser,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Bulk", "admin");
  for (const name of ["Twin one", "Twin two"]) {
    await querySite(site, "insert into devotions (title, date, content) values ($1, '2027-06-01', 'x')", [name]);
  }
  await page.goto("/admin/devotions?search=twin");
  await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
  await page.keyboard.press("Space");
  await button(page, "Delete selected").focus();
  await fitsEverywhere(page, "selected devotions");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No devotions found")).toBeVisible();
  // The focused button went away with the row.
  await expect(page.locator(":focus")).toContainText("No devotions found");
  await undo(page, "2 devotions deleted successfully!");
  await expect(page.getByText("2 devotions restored")).toBeVisible();
  await expect(row(page, "Twin")).toHaveCount(2);
});

test("DEVOTION-44 two admins edit one devotion, and both changes are kept", async ({ browser }) => {
  const { page: one } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: other } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(one, site, "Mama One", "admin");
  await becomeMember(other, site, "Papa Other", "admin");
  const [stored] = await querySite<{ id: string }>(
    site,
    "insert into devotions (title, date, content) values ('Edited by two', '2027-05-01', 'Old text.') returning id",
  );
  for (const page of [one, other]) {
    await page.goto(`/admin/devotions/${stored?.id}`);
    await expect(page.getByLabel("Title")).toHaveValue("Edited by two");
  }
  await one.getByLabel("Title").fill("Named by one");
  await button(one, "Save as draft").click();
  await expect(one.getByText("Devotion updated successfully!")).toBeVisible();
  await other.getByLabel("Text").fill("New text.");
  await button(other, "Save as draft").click();
  await expect(other.getByText("Title is now: Named by one")).toBeVisible();
  await expect(other.getByLabel("Text")).toHaveValue("New text.");
  await fitsEverywhere(other, "a devotion that somebody else has changed");
  await button(other, "Save as draft").click();
  await expect(other.getByText("Devotion updated successfully!")).toBeVisible();
  const [saved] = await querySite<{ title: string; content: string }>(
    site,
    "select title, content from devotions where id = $1",
    [stored?.id],
  );
  expect(saved).toEqual({ title: "Named by one", content: "New text." });
});

test("DEVOTION-48 DEVOTION-49 DEVOTION-51 an admin has one drafted by keyboard, corrects and publishes it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Drafts", "admin");
  await page.goto("/admin/devotions/draft");
  await button(page, "Draft a devotion").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Input Required")).toBeVisible();
  await expect(page.getByLabel("Theme")).toBeFocused();
  await withoutToasts(page);
  await fitsEverywhere(page, "/admin/devotions/draft");
  fake.reply({ refusal: "No." });
  await page.keyboard.type("courage");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The AI declined this.")).toBeVisible();

  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Drafting a devotion…")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Drafting a devotion…")).toBeVisible();
  held.resolve();
  await expect(heading(page, "Edit devotion")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel("Title")).toHaveValue(/^A lamp for/);
  await expect(page.getByText("A model has written this")).toBeVisible();
  await withoutToasts(page);
  await fitsEverywhere(page, "a draft of a model");
  await page.getByLabel("Text").fill("Read Genesis 51:2 today.");
  await button(page, "Save as draft").click();
  await act(page, "A lamp for", "Edit");
  await expect(page.getByText("Please correct these references")).toBeVisible();
  await page.getByLabel("Text").fill("Read Genesis 50:20 today.");
  await button(page, "Schedule").click();
  await expect(row(page, "A lamp for")).toContainText("AI draft");
  await expect(row(page, "A lamp for")).toContainText("Scheduled");
  await querySite(site, "update devotions set date = $1 where is_ai_draft", [dayFromToday(-1)]);
  await page.goto("/devotions");
  await expect(page.getByRole("article", { name: /^A lamp for/ })).toContainText("Drafted by AI");
  expect(problems).toEqual([]);
});
