import { resourcePath, resources } from "../../../schema/site/resources.ts";
import { becomeMember } from "../support/member.ts";
import { expect, newcomer, PHONE, test, untilStarted } from "../support/site.ts";

test("a visitor opens every resource from the page, and it prints without navigation", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await page.goto("/resources");
  // Before that, a link opens a whole page, whose focus is the browser’s matter.
  await untilStarted(page);
  for (const category of ["Bible Study Guides", "Video Content", "Discussion Guides", "Activity Plans"]) {
    const card = page.getByRole("region", { name: category });
    await expect(card.getByRole("listitem")).toHaveCount(3);
  }
  for (const { name, title } of resources) {
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(resourcePath(name));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Copy it freely for your group")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "All resources" }).click();
  }
});

test("printing a guide fills A4 pages in black, with lines for the answers", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { colorScheme: "dark" });
  await page.goto("/resources/starting-again");
  await expect(page.getByRole("heading", { name: /Evening 4/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const colorOf = (name: string) =>
    page
      .getByText(name)
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  expect(await colorOf("A family leaves Bethlehem")).toBe("rgb(0, 0, 0)");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points.
  expect(pdf).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test("the page leads home, to the join form and to help", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Resources" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Resources" })).toBeVisible();
  const support = page.getByRole("region", { name: "Need More Support?" });
  // This server has no chat link.
  await expect(support.getByRole("link", { name: "Ask for Help" })).toHaveAttribute("href", "/#join");
  await support.getByRole("link", { name: "Join Community" }).click();
  await expect(page).toHaveURL(/\/#join$/);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("an admin adds the link of a film, and visitors find it in place of the note", async ({ browser, site }) => {
  const { page: visitor } = await newcomer(browser, site);
  await visitor.goto("/resources/one-day-offline");
  await expect(visitor.getByText("This is an outline, not a film yet")).toBeVisible();
  await expect(visitor.getByLabel("Link of the film")).toHaveCount(0);

  const { page: admin } = await newcomer(browser, site);
  await becomeMember(admin, site, "Mama Grace", "admin");
  await admin.goto("/resources/one-day-offline");
  await admin.getByRole("button", { name: "Save the link" }).click();
  await expect(admin.getByText("Please enter the link of the film.")).toBeVisible();
  await admin.getByLabel("Link of the film").fill("youtu.be/abc");
  await admin.getByRole("button", { name: "Save the link" }).click();
  await expect(admin.getByText("Please paste the video’s whole link, beginning with https://.")).toBeVisible();
  await admin.getByLabel("Link of the film").fill("https://youtu.be/abc");
  await admin.getByRole("button", { name: "Save the link" }).click();
  await expect(admin.getByRole("link", { name: "Watch the video" })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Watch the video" })).toHaveAttribute("href", "https://youtu.be/abc");
  await admin.getByRole("button", { name: "Remove the link" }).click();
  await expect(admin.getByText("This is an outline, not a film yet")).toBeVisible();
});

test("a name that does not exist says so and leads to all resources", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/resources/nothing-here");
  await expect(page.getByRole("heading", { name: "This resource isn’t here" })).toBeVisible();
  await page.getByRole("link", { name: "All resources" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Resources" })).toBeVisible();
});

test("a reference opens its verses, and on paper it stands once", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/resources/is-doubt-a-sin");
  const passages = page.getByRole("list", { name: "Passages to read" });
  await passages.getByRole("button", { name: /Jude 1:22/ }).click();
  await expect(page.getByRole("dialog").getByText("And of some have compassion, making a difference:")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await expect(passages.getByText("Jude 1:22")).toHaveCount(1);
  await expect(passages.getByText("Jude 1:22")).toBeVisible();
});
