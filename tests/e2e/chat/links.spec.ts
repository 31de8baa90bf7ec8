import type { Locator, Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { storeEvent } from "../support/event.ts";
import { expect, test } from "../support/site.ts";
import { dialog, row, say, twoMembers } from "../support/thread-screen.ts";

/** Sends a message, and waits until its row is the one that stays. */
async function sayStored(page: Page, text: string): Promise<void> {
  await say(page, text);
  await expect(row(page, text)).not.toContainText("Sending...");
}

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;

test("THREAD-32 a reference in a message opens its verses over the conversation", async ({ browser, site }) => {
  const { ada, problems } = await twoMembers(browser, site);
  await sayStored(ada, "Read 1 Cor 13 vs 4-7, Mark 5 of us did");
  const verse = row(ada, "Read 1 Cor").getByRole("button", { name: "1 Cor 13 vs 4-7, read the verses" });
  await expect(verse).toBeVisible();
  await expect(row(ada, "Read 1 Cor").getByRole("button", { name: /Mark/ })).toHaveCount(0);
  await expectNoFindings(ada, "a reference in a message");
  await verse.click();
  const sheet = dialog(ada, "1 Corinthians 13:4-7");
  await expect(sheet).toContainText("Charity suffereth long");
  await ada.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(verse).toBeFocused();
  expect(problems).toEqual([]);
});

test("THREAD-36 THREAD-37 another site opens only after a question that names it", async ({ browser, site }) => {
  const { ada, problems } = await twoMembers(browser, site);
  await ada.context().route("https://*/**", (route) => route.fulfill({ contentType: "text/html", body: "elsewhere" }));
  await sayStored(ada, "See https://example.org/a?b=c and https://аpple.com");
  const link = row(ada, "See https").getByRole("link", { name: "https://example.org/a?b=c" });
  await link.click();
  const question = dialog(ada, /^You’re leaving .+ for example\.org$/);
  await expect(question).toContainText("https://example.org/a?b=c");
  await expect(question).not.toContainText("In plain letters");
  await expectNoFindings(ada, "the question before another site");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(ada.context().pages()).toHaveLength(1);

  await link.press("Enter");
  const [opened] = await Promise.all([
    ada.context().waitForEvent("page"),
    question.getByRole("button", { name: "Open" }).click(),
  ]);
  await expect(opened).toHaveURL("https://example.org/a?b=c");
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await opened.close();

  await row(ada, "See https").getByRole("link", { name: "https://аpple.com" }).click();
  const other = dialog(ada, /^You’re leaving .+ for xn--pple-43d\.com$/);
  await expect(other).toContainText("https://аpple.com");
  await expect(other).toContainText("https://xn--pple-43d.com/");
  expect(problems).toEqual([]);
});

test("THREAD-34 THREAD-35 an event’s link has a card that moves nothing, and waits with the data saver on", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  const eventId = await storeEvent(site, { title: "A night of hymns and honest talk for everyone" });
  const link = `${site.url}/event/${eventId}`;
  const asked: string[] = [];
  sola.on("request", (request) => request.url().includes("/api/link-previews") && asked.push(request.url()));
  await sola.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await sayStored(ada, `Come along: ${link}`);
  await sayStored(ada, `Nothing there: ${site.url}/event/${crypto.randomUUID()}`);
  const card = row(ada, "Come along").getByRole("link", { name: /A night of hymns.*Grace Hall, Yaba/ });
  const nameless = row(ada, "Nothing there").getByRole("link", { name: /^An event/ });
  await expect(card).toBeVisible();
  await expect(nameless).toBeVisible();
  expect(await heightOf(nameless)).toBe(await heightOf(card));
  await expectNoFindings(ada, "a link's card");

  const waiting = row(sola, "Come along").getByRole("button", { name: /An event.*Show what it is/ });
  await expect(waiting).toBeVisible();
  const height = await heightOf(row(sola, "Come along"));
  expect(asked).toEqual([]);
  await waiting.click();
  await expect(row(sola, "Come along").getByRole("link", { name: /A night of hymns/ })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await heightOf(row(sola, "Come along"))).toBe(height);

  await card.click();
  await expect(ada).toHaveURL(link);
  await expect(ada.getByRole("heading", { name: /A night of hymns/ })).toBeVisible();
  expect(problems).toEqual([]);
});
