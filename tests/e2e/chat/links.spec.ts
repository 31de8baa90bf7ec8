import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";
import { dialog, row, say, twoMembers } from "../support/thread-screen.ts";

test("THREAD-32 a reference in a message opens its verses over the conversation", async ({ browser, site }) => {
  const { ada, problems } = await twoMembers(browser, site);
  await say(ada, "Read 1 Cor 13 vs 4-7, Mark 5 of us did");
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
  await say(ada, "See https://example.org/a?b=c and https://аpple.com");
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
