import type { Page } from "@playwright/test";
import * as account from "../../../client/account/account-text.pcm.ts";
import * as event from "../../../client/event/event-text.pcm.ts";
import { publicPages } from "../../../schema/site/pages.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { translatedWords } from "../../support/language/translated-words.ts";
import { appUser, untilSaved } from "../support/app.ts";
import { storeEvent } from "../support/event.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, expect, freshEmail, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { expectAccessible } from "../support/width.ts";

const pageLanguage = (page: Page) => page.locator("html").getAttribute("lang");

/** Every text that can be read or heard on the page, apart from what is marked as another language. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "alt", "placeholder", "title"]) words.push(node.getAttribute(name) ?? "");
      } else if (!node.parentElement?.closest("script, style, noscript, [lang=en]")) words.push(node.textContent ?? "");
    }
    return words.map((each) => each.trim()).filter((each) => each !== "");
  });

/** Whether the worker of the Pidgin build has saved its page, and is the one that answers. */
async function hasPidginWorker(): Promise<boolean> {
  const name = (await caches.keys()).find((each) => each.startsWith("app-pcm-"));
  const registration = await navigator.serviceWorker.getRegistration();
  if (name === undefined || registration?.installing || registration?.waiting) return false;
  return (await (await caches.open(name)).match("/offline-page")) !== undefined;
}

test("LANGUAGE-25 a visitor chooses a language in the footer, and every page has it, also without network", async ({
  browser,
  site,
}) => {
  const { page, context } = await appUser(browser, site, { viewport: SMALL_PHONE });
  const errors = collectPageErrors(page);
  await page.goto("/about");
  const choose = (name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();
  await choose("Naijá (Pidgin)");
  await expect(page.getByRole("heading", { level: 2, name: "Wetin you go see here" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expectAccessible(page, "about us in Pidgin");
  await page.goto("/programs");
  expect(await pageLanguage(page)).toBe("pcm");
  await untilSaved(page);
  await expect.poll(() => page.evaluate(hasPidginWorker)).toBe(true);
  await context.setOffline(true);
  await page.goto("/resources");
  expect(await pageLanguage(page)).toBe("pcm");
  await context.setOffline(false);
  await page.goto("/about");
  await choose("English");
  await expect(page.getByRole("heading", { level: 2, name: "What you’ll find here" })).toBeVisible();
  expect(await pageLanguage(page)).toBe("en");
  expect(errors).toEqual([]);
});

/** Fails if a text is left in English on the page that has a translation. */
async function expectNoEnglish(page: Page, where: string): Promise<void> {
  expect(await pageLanguage(page), where).toBe("pcm");
  expect(
    (await wordsOn(page)).filter((each) => english.has(each)),
    where,
  ).toEqual([]);
}

let english: ReadonlySet<string>;
test.beforeAll(async () => {
  english = await translatedWords("pcm");
  expect(english.size).toBeGreaterThan(1_000);
});

async function expectNoEnglishAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoEnglish(page, path);
  }
}

test("LANGUAGE-23 nothing is left in English between signing up in Pidgin and the ticket", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Evening of songs" });
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const errors = collectPageErrors(page);
  await page.goto("/auth?mode=create&lang=pcm");
  await page.getByLabel(account.emailLabel, { exact: true }).fill(freshEmail("naija"));
  await page.getByLabel(account.passwordLabel, { exact: true }).fill(TEST_PASSWORD);
  await expectNoEnglish(page, "the form for an account");
  await page.locator("form button[type=submit]").click();
  await expect(page).not.toHaveURL(/auth/);
  await expectNoEnglish(page, "after signing up");

  await page.goto(`/event/${eventId}`);
  await expectNoEnglish(page, "an event");
  await page.getByRole("button", { name: event.registerButton }).click();
  await page.getByRole("link", { name: event.ticketButton }).click();
  await expect(page.getByText("Evening of songs").first()).toBeVisible();
  await expectNoEnglish(page, "the ticket");
  await expectNoEnglishAt(page, ["/dashboard", "/dashboard/profile", "/games", "/messages", "/games/daily"]);
  expect(errors).toEqual([]);
  expect(await querySite(site, "select 1 from users where language = 'pcm'")).toHaveLength(1);
});

test("LANGUAGE-23 nothing is left in English on the pages for visitors in Pidgin", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const errors = collectPageErrors(page);
  await page.goto("/?lang=pcm");
  await expectNoEnglish(page, "home");
  await expectNoEnglishAt(
    page,
    publicPages.map(({ path }) => path),
  );
  expect(errors).toEqual([]);
});
