import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { day, storeDevotions } from "../support/devotion.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";

const today = (page: Page) => page.getByRole("article", { name: "Page 0", exact: true });
const button = (page: Page, name: string | RegExp) => today(page).getByRole("button", { name });

/** How far below the top of the screen the text of today's devotion begins and the bar at the lower edge begins. */
async function expectTextOnFirstScreen(page: Page): Promise<void> {
  const text = await today(page)
    .getByText(/^A long page about light/)
    .boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const bar = page.getByRole("navigation", { name: "Main" });
  // Visitors have none.
  const bottom = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : undefined;
  // Two lines of it.
  expect((text?.y ?? height) + 60).toBeLessThan(bottom ?? height);
}

test("DEVOTION-20 on a phone the text begins on the first screen, for members and visitors", async ({
  browser,
  site,
}) => {
  await storeDevotions(site, -1, 0);
  const { page: visitor } = await newcomer(browser, site, { viewport: PHONE });
  await visitor.goto("/devotions");
  await expect(today(visitor)).toBeVisible();
  await expectTextOnFirstScreen(visitor);

  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await openAccount(page, "Amaka");
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Devotions", exact: true }).click();
  await expect(page).toHaveURL(/\/devotions$/);
  await expect(today(page)).toContainText("1 min");
  await expectTextOnFirstScreen(page);
  await page.setViewportSize(SMALL_PHONE);
  for (const tab of await bar.locator("a, button").all()) {
    expect(await tab.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("DEVOTION-22 the verse is shared as a picture that is drawn on a slow phone, small and without names", async ({
  browser,
  site,
}) => {
  await storeDevotions(site, 0);
  const { page, context } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(page, site, "Nobody Elses");
  await page.goto("/devotions");
  await button(page, /^Read More/).click();
  await button(page, /^Mark as Read/).click();
  const share = button(page, "Share the verse");
  const picture = async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), share.click()]);
    return await download.path();
  };
  await picture();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const file = readFileSync(await picture());
  expect(file.length).toBeLessThan(150_000);
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1080, height: 1920 });
});

test("DEVOTION-24 DEVOTION-25 DEVOTION-28 a member reacts, and answers where a lead reads along", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await storeDevotions(site, 0, 1);
  // Those of other tests on this site.
  await querySite(site, "delete from user_roles where role = 'safeguarding_lead'");
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const problems = collectPageErrors(page, lead);
  await becomeMember(page, site, "Ada Answers");
  await page.goto("/devotions");
  await button(page, /^Mark as Read/).click();
  await expect(button(page, "Amen")).toBeVisible();
  await expect(today(page).getByText("Answers open when a safeguarding lead is here to read along.")).toBeVisible();
  await expect(today(page).getByLabel("Your answer, in one line")).toHaveCount(0);
  await expect(today(page).getByText("Tomorrow: “Page 1”")).toBeVisible();

  await becomeMember(lead, site, "Emeka Along", "safeguarding_lead");
  await page.reload();
  const amen = button(page, /^Amen/);
  await amen.click();
  await expect(amen).toHaveAttribute("aria-pressed", "true");
  await expect(amen).toHaveAccessibleName("Amen 1 reader");
  await expect(today(page).getByText(/So does Emeka Along, safeguarding lead\./)).toBeVisible();
  const field = today(page).getByLabel("Your answer, in one line");
  await field.fill("Call me on 0803 123 4567");
  await button(page, "Send").click();
  await expect(today(page).getByText(/Please leave out phone numbers/)).toBeVisible();
  await field.fill("I will call my brother");
  await button(page, "Send").click();
  await expect(today(page).getByRole("listitem").getByText("I will call my brother")).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectNoFindingsInThemes(page, "after reading a devotion");

  await querySite(
    site,
    `insert into user_devotion_reads (user_id, devotion_id, read_on)
     select profiles.user_id, devotions.id, $1 from profiles, devotions where full_name = 'Emeka Along' and date = $1`,
    [day(0)],
  );
  await lead.goto("/devotions");
  await button(lead, "Menu of the answer by Ada Answers").click();
  await lead.getByRole("menuitem", { name: "Delete" }).click();
  await lead.getByRole("button", { name: "Delete" }).click();
  await expect(today(lead).getByText("I will call my brother")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("DEVOTION-21 the device’s voice reads a devotion, marks the sentence, and is silent after leaving", async ({
  browser,
  site,
}) => {
  await storeDevotions(site, 0);
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await page.goto("/devotions");
  await expect(today(page)).toBeVisible();
  await expect(button(page, /^Listen/)).toHaveCount(0);

  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: "en-NG", localService: true, default: true, voiceURI: "device", name: "Device" };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.push("(silence)"),
    });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  await page.reload();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await button(page, "Listen: Page 0").click();
  await expect(button(page, "Pause: Page 0")).toBeFocused();
  await expect(button(page, /^Show Less/)).toBeVisible();
  expect(await said()).toEqual(["(silence)", "Page 0"]);
  await button(page, "Pause: Page 0").click();
  await expect(button(page, "Go on: Page 0")).toBeVisible();
  await button(page, "Go on: Page 0").click();
  const before = (await said()).length;
  await page.getByRole("link", { name: /home/i }).first().click();
  await expect(page).not.toHaveURL(/\/devotions$/);
  // The address changes before the page that it left is taken down.
  await expect.poll(async () => (await said()).slice(before)).toEqual(["(silence)"]);
});
