import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "./support/axe.ts";
import { card, createChannel } from "./support/channel-screen.ts";
import { expectStill, recordShifts } from "./support/layout-shift.ts";
import { becomeMember } from "./support/member.ts";
import { expect, newcomer, PHONE, SMALL_PHONE, TOUCH_PHONE, test } from "./support/site.ts";
import { say, twoMembers } from "./support/thread-screen.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Main" });
const tab = (page: Page, name: string) => tabs(page).getByRole("link", { name, exact: true });

/** Lists tabs that are cut off, too small to tap or not at the lower edge, and whether the page scrolls sideways. */
const tabProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector("nav[aria-label=Main]:last-of-type");
    const items = [...document.querySelectorAll("nav[aria-label=Main] > a, nav[aria-label=Main] > button")];
    const shown = items.filter((item) => item.checkVisibility());
    return [
      ...(shown.length === 5 ? [] : [`${shown.length} tabs`]),
      ...shown.flatMap((item) => {
        const { left, right, top, bottom, width, height } = item.getBoundingClientRect();
        const name = item.textContent ?? "";
        return [
          ...(width < 44 || height < 44 ? [`small: ${name}`] : []),
          ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? [`cut off: ${name}`] : []),
          ...(item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight
            ? [`too long: ${name}`]
            : []),
        ];
      }),
      ...(bar === null ? ["no bar"] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ["sideways"] : []),
    ];
  });

test("a member moves about with the bar at the bottom, by keyboard too; everything else is under More", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Tabs");
  await page.goto("/");
  await expect(tab(page, "Home")).toHaveAttribute("aria-current", "page");
  for (const [name, path] of [
    ["Games", "/games"],
    ["Devotions", "/devotions"],
    ["Messages", "/messages"],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(tab(page, "Home")).not.toHaveAttribute("aria-current");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  const more = tabs(page).getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "More" });
  await expect(sheet.getByRole("link", { name: "Safety", exact: true })).toHaveCount(0);
  await expectNoFindingsInThemes(page, "More");
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole("link", { name: "Safety and privacy" }).click();
  await expect(page).toHaveURL(/\/my-safety$/);
  await expect(sheet).toBeHidden();
  await more.click();
  await sheet.getByRole("button", { name: "Sign Out" }).click();
  await expect(tabs(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible();
});

test("the bar fits at 320 px, with text of twice the size and on a phone held sideways", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { ...TOUCH_PHONE, viewport: SMALL_PHONE });
  await becomeMember(page, site, "Ada Small");
  await page.goto("/community");
  await expect(tab(page, "Devotions")).toBeVisible();
  for (const viewport of [SMALL_PHONE, PHONE, { width: 568, height: 320 }, { width: 767, height: 900 }]) {
    for (const size of ["100%", "200%"]) {
      await page.setViewportSize(viewport);
      await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
      await expect.poll(() => tabProblems(page), `${viewport.width} px, ${size}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(tabs(page).getByRole("link", { name: "Messages", exact: true })).toBeHidden();
});

test("the bar makes room for the on-screen keyboard, for a composer and for a waiting room", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Keys");
  await page.goto("/messages");
  await expect(tab(page, "Messages")).toBeVisible();
  const search = page.getByLabel(/^Find people/);
  await search.focus();
  await expect(tab(page, "Messages")).toBeVisible();
  // Browsers make the window smaller while the keyboard is open.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await expect(tab(page, "Messages")).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(tab(page, "Messages")).toBeVisible();

  await createChannel(page, "Where the bar is not");
  await expect(tab(page, "Messages")).toBeHidden();
  await page.getByRole("button", { name: /^Back/ }).click();
  await expect(tab(page, "Messages")).toBeVisible();

  await page.goto("/games");
  await page.getByRole("button", { name: "Create Room, Bible Trivia" }).click();
  await page.getByLabel("Room Name").fill("No bar here");
  // The screen's own button stands above the bar.
  await page.getByRole("button", { name: "Create Room" }).click();
  await expect(page).toHaveURL(/\/games\/waiting\//);
  await expect(page.getByRole("heading", { name: "No bar here" })).toBeVisible();
  await expect(tabs(page)).toBeHidden();
});

test("the bar counts unread messages of conversations and channels, in words for screen readers", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await ada.goto("/games");
  await expect(tab(ada, "Messages")).toBeVisible();
  await say(sola, "One");
  await expect(tab(ada, "Messages 1 unread message")).toBeVisible();
  await say(sola, "Two");
  await expect(tab(ada, "Messages 2 unread messages")).toContainText("2");
  const path = await createChannel(sola, "Count with us");
  await ada.goto("/community");
  await ada.getByRole("button", { name: "Join Count with us" }).click();
  await expect(ada).toHaveURL(new RegExp(`${path}$`));
  await ada.getByRole("button", { name: /^Back/ }).click();
  const more = tabs(ada).getByRole("button", { name: "More" });
  await expect(more).toHaveAccessibleName("More");
  await say(sola, "Hello channel");
  await expect(more).toHaveAccessibleName("More 1 unread message");
  await ada.reload();
  await expect(more).toHaveAccessibleName("More 1 unread message");
  await expect(tab(ada, "Messages 2 unread messages")).toBeVisible();
  await more.click();
  await expect(
    ada.getByRole("dialog", { name: "More" }).getByRole("link", { name: /^Community/ }),
  ).toHaveAccessibleName("Community 1 unread message");
  expect(problems).toEqual([]);
});

test("visitors see no bar, and for members the page stays where it is while the bar loads", async ({
  browser,
  site,
}) => {
  const { page: visitor } = await newcomer(browser, site, TOUCH_PHONE);
  await visitor.goto("/about");
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(tabs(visitor)).toBeHidden();

  const { page } = await newcomer(browser, site, TOUCH_PHONE);
  await recordShifts(page);
  await becomeMember(page, site, "Ada Still");
  for (const path of ["/", "/about", "/games", "/messages", "/community"]) {
    await page.goto(path);
    await expect(tab(page, "Messages")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Notifications" })).toBeVisible();
    await expectStill(page, 0.05);
  }
});

test("a phone shows one bar in a conversation and in a channel, with who supervises, and the way back", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site);
  await becomeMember(lead, site, "Ruth Watches", "safeguarding_lead");
  const { ada, names } = await twoMembers(browser, site);
  const bars = () =>
    ada.evaluate(() => [...document.querySelectorAll("header")].filter((each) => each.checkVisibility()).length);
  await expect.poll(bars).toBe(1);
  await expect(ada.getByRole("banner")).toHaveCount(0);
  await expect(ada.getByRole("heading", { level: 1 })).toHaveText(names.sola);
  const top = await ada.locator("main header").boundingBox();
  expect([top?.y, (top?.height ?? 99) <= 64]).toEqual([0, true]);

  await createChannel(ada, "One bar");
  await expect.poll(bars).toBe(1);
  // The note belongs to the bar, and names a lead, perhaps one of another journey.
  await expect(ada.locator("main header")).toContainText(/.+, safeguarding lead, can read this channel\./);
  await ada.setViewportSize(SMALL_PHONE);
  expect(await ada.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await ada.setViewportSize(PHONE);
  await ada.getByRole("button", { name: "Back to channels" }).click();
  await expect(ada.getByRole("banner")).toBeVisible();
  await expect(tabs(ada)).toBeVisible();

  await ada.goto("/messages?with=00000000-0000-4000-8000-000000000000");
  await expect(ada.getByRole("heading", { name: "Conversation not found" })).toBeVisible();
  await ada.getByRole("link", { name: "Your conversations" }).click();
  await expect(tab(ada, "Messages")).toHaveAttribute("aria-current", "page");
});

test("Community on a phone is a list with five channels in sight, and one press opens or joins one", async ({
  browser,
  site,
}) => {
  const { page: bola } = await newcomer(browser, site);
  await becomeMember(bola, site, "Bola Opens");
  const { page: ada } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  await becomeMember(ada, site, "Ada Lists");
  const names = ["Row one", "Row two", "Row three", "Row four", "Row five"];
  for (const name of names) await createChannel(name.endsWith("five") ? bola : ada, name);
  await ada.goto("/community");
  await ada.getByLabel("Find channels by name").fill("Row");
  await expect(card(ada, "Row five").getByRole("button", { name: "Join Row five" })).toBeVisible();
  for (const name of names) await expect(card(ada, name)).toBeInViewport({ ratio: 1 });
  const barTop = (await tabs(ada).boundingBox())?.y ?? 0;
  const lowest = (await card(ada, "Row five").boundingBox()) ?? { y: 999, height: 0 };
  expect(lowest.y + lowest.height).toBeLessThanOrEqual(barTop);
  await card(ada, "Row five").getByRole("button", { name: "Join Row five" }).click();
  await expect(ada.getByRole("heading", { level: 1, name: "Row five" })).toBeVisible();
});
