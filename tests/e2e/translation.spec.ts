import type { Page } from "@playwright/test";
import { dateIn } from "../../server/platform/date.ts";
import { readBank } from "../../server/question/question.ts";
import { findPassage } from "../../server/scripture/scripture.ts";
import { appUser, untilSaved } from "./support/app.ts";
import { openAccount } from "./support/member.ts";
import { answer, joinWithCode, openRoom } from "./support/player.ts";
import { querySite } from "./support/rows.ts";
import { collectPageErrors, expect, newcomer, SMALL_PHONE, test } from "./support/site.ts";
import { expectAccessible } from "./support/width.ts";

const bank = new Map(readBank().map(({ question, scripture_reference }) => [question, scripture_reference]));

/** The verse of the question that is shown, in a translation. */
async function verseOf(page: Page, translation: "kjv" | "web"): Promise<string> {
  const question = await page.getByRole("heading", { level: 2 }).first().textContent();
  return findPassage(bank.get(question?.trim() ?? "") ?? "", translation)?.text ?? "";
}

async function choose(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/profile");
  await page.getByLabel("Translation", { exact: true }).selectOption({ label: name });
  await expect(page.getByText(`From now on you read the ${name}.`).first()).toBeVisible();
}

test("SCRIPTURE-8 SCRIPTURE-9 of two players each reads the verses of the game in their own translation", async ({
  browser,
  site,
}) => {
  const { page: host } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const { page: guest } = await newcomer(browser, site);
  const errors = collectPageErrors(host);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  await choose(host, "World English Bible");
  await expectAccessible(host, "the profile with its translation");
  await joinWithCode(guest, await openRoom(host, { name: "Two Bibles", member: "Ada", rounds: 5 }), "Chidi");
  await host.getByRole("button", { name: "Start Game" }).click();
  for (const player of [host, guest]) await answer(player, 1, 5, true);
  const card = (page: Page) => page.getByRole("group", { name: "The verse" });
  await expect(card(host).locator("blockquote")).toHaveText(await verseOf(host, "web"));
  await expect(card(host).locator("figcaption")).toContainText("World English Bible");
  await expect(card(guest).locator("blockquote")).toHaveText(await verseOf(guest, "kjv"));
  await expect(card(guest).locator("figcaption")).toContainText("King James Version");
  expect(errors).toEqual([]);
});

test("SCRIPTURE-6 SCRIPTURE-11 a missing verse says so, and what was read in a translation is there offline", async ({
  browser,
  site,
}) => {
  await querySite(site, "delete from devotions");
  await querySite(
    site,
    `insert into devotions (title, date, content, scripture_reference, is_published)
     values ('On the road', $1, 'He asked what hinders him.', 'Acts 8:36-37', true)`,
    [dateIn("Africa/Lagos")],
  );
  const { page, context } = await appUser(browser, site, { viewport: SMALL_PHONE });
  await openAccount(page, "Ada Reads");
  await choose(page, "World English Bible");
  await page.goto("/devotions");
  const open = () => page.getByRole("button", { name: "Acts 8:36-37" }).click();
  const sheet = page.getByRole("dialog", { name: "Acts 8:36-37" });
  await open();
  await expect(sheet).toContainText("What is keeping me from being baptized?");
  await expect(sheet).toContainText(
    "This verse is not in the World English Bible’s main text. King James Version: And Philip said, If thou believest",
  );
  await expectAccessible(page, "verses of which one is missing");
  await untilSaved(page);
  // What was read is saved a second later.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const request = indexedDB.open("lampstand");
            request.onsuccess = () => {
              const { result } = request;
              const keys = result.transaction("queries").objectStore("queries").getAllKeys();
              keys.onsuccess = () => {
                result.close();
                resolve(keys.result.some((key) => String(key).includes(`"Acts 8:36-37","web"`)));
              };
            };
          }),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await open();
  await expect(sheet).toContainText("World English Bible’s main text");
});
