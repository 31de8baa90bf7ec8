import type { Page } from "@playwright/test";
import { expectNoFindings } from "./support/axe.ts";
import { becomeMember } from "./support/member.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "./support/site.ts";

const quiet = { reducedMotion: "reduce" } as const;
const everywhere = ["Home", "About", "Programs", "Engagement", "Games", "Team", "Rules"];
const widths = [320, 360, 600, 768, 1024, 1280, 1440];
const NAVIGATION_PX = 768;
const LABELS_PX = 1024;

const bar = (page: Page) => page.getByRole("banner");
const mainLinks = (page: Page) => bar(page).getByRole("navigation", { name: "Main" });

/** The names of the links in the bar and, if some don't fit, in "More". */
async function linkNames(page: Page): Promise<string[]> {
  const inLine = await mainLinks(page).getByRole("link").allTextContents();
  const more = mainLinks(page).getByRole("button", { name: "More" });
  if ((await more.count()) === 0) return inLine;
  await more.click();
  const menu = page.getByRole("menu", { name: "More" });
  await expect(menu).toBeVisible();
  const inMenu = await menu.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(menu).toBeHidden();
  return [...inLine, ...inMenu];
}

/** Links move between the line and "More" for a moment after the window's width has changed. */
const expectLinks = (page: Page, names: readonly string[], where: string) =>
  expect(async () => expect((await linkNames(page)).sort(), where).toEqual([...names].sort())).toPass();

/** The tabs at the lower edge of a phone. */
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** 1 if the links of the bar don't fit at this width. */
const moreInBar = (page: Page) => mainLinks(page).getByRole("button", { name: "More" }).count();

/** Lists items of the bar that are cut off, overlap or are too small to tap, and whether it wraps or scrolls. */
const barProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector("[data-bar]");
    const items = [...(bar?.querySelectorAll("a, button") ?? [])]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .map((item) => ({ name: item.textContent ?? "", box: item.getBoundingClientRect() }));
    const brand = bar?.querySelector("a > span");
    return [
      ...items.filter(({ box }) => box.width < 44 || box.height < 44).map(({ name }) => `small: ${name}`),
      ...items
        .filter(({ box }, at) => box.left < (items[at - 1]?.box.right ?? 0) - 1)
        .map(({ name }) => `overlaps: ${name}`),
      ...items.filter(({ box }) => box.right > innerWidth).map(({ name }) => `cut off: ${name}`),
      ...(items.length < 3 ? ["empty"] : []),
      ...((bar?.clientHeight ?? 0) > 65 ? ["two lines"] : []),
      ...(brand && brand.scrollWidth > brand.clientWidth ? ["the name is cut off"] : []),
      ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["sideways"] : []),
    ];
  });

test("an admin reaches every page from the bar at every width, and nothing in it is cut off or too small", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, ...quiet });
  await becomeMember(page, site, "Ada Bar", "admin");
  await page.goto("/community");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect(bar(page).getByRole("button", { name: "Notifications" })).toBeVisible();
    await expect.poll(() => barProblems(page), `${width} px`).toEqual([]);
    const isWide = width >= NAVIGATION_PX;
    await expect(bar(page).getByRole("button", { name: "Menu" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "More", exact: true })).toHaveCount(
      isWide ? await moreInBar(page) : 1,
    );
    await expect(bar(page).getByRole("button", { name: "Sign Out" })).toHaveCount(isWide ? 1 : 0);
    if (!isWide) continue;
    await expectLinks(page, [...everywhere, "Community"], `${width} px`);
    const label = bar(page).getByRole("link", { name: "Messages" }).getByText("Messages");
    const labelWidth = (await label.boundingBox())?.width ?? 0;
    expect(labelWidth > 20, `${width} px`).toBe(width >= LABELS_PX);
  }
  // An admin's own links need the room of the last main links, so the current page is marked at "More".
  await expect(mainLinks(page).getByRole("button", { name: "More" })).toHaveAttribute("data-current", "true");

  await page.setViewportSize(PHONE);
  const tabs = ["Home", "Games", "Devotions", "Messages"];
  for (const name of tabs) await expect(bottomBar(page).getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("dialog", { name: "More" });
  for (const name of [
    ...everywhere.filter((each) => !tabs.includes(each)),
    "Community",
    "Safety",
    "Safety and privacy",
  ]) {
    await expect(menu.getByRole("link", { name, exact: true })).toHaveCount(1);
  }
  await expect(menu.getByRole("link", { name: "Devotions", exact: true })).toHaveCount(0);
  await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  // The header stays mounted, so going back must close the menu.
  await page.getByRole("button", { name: "More" }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
  await expect(menu).toBeHidden();
});

test("a visitor sees Sign In and Join, and reaches the remaining links by keyboard through More", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: { width: NAVIGATION_PX, height: 700 }, ...quiet });
  await page.goto("/about");
  await expect(bar(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => barProblems(page), `${width} px`).toEqual([]);
    await expect(bar(page).getByRole("link", { name: "Join" })).toHaveCount(width >= NAVIGATION_PX ? 1 : 0);
  }
  await page.setViewportSize({ width: NAVIGATION_PX, height: 700 });
  const header = bar(page);
  await header.evaluate((element) => element.setAttribute("data-first", ""));
  await mainLinks(page).getByRole("button", { name: "More" }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu", { name: "More" });
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await expectNoFindings(page, "the More menu");
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem").last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/community-rules$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(mainLinks(page).getByRole("button", { name: "More" })).toHaveAttribute("data-current", "true");
  // The same element: the navigation stays mounted from screen to screen.
  await expect(header).toHaveAttribute("data-first");

  await header.getByRole("link", { name: "Join" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=create$/);
  await page.setViewportSize(PHONE);
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Join" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
});
