import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, SMALL_PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("a visitor writes a confession, a lead answers, and the slip leads back to the answer", async ({
  browser,
  site,
}) => {
  const { page: writer, context } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(writer, lead);
  await becomeMember(lead, site, "Auntie Ronke", "safeguarding_lead");
  // Without another one, nobody could read along what the first answers.
  const { page: other } = await newcomer(browser, site);
  await becomeMember(other, site, "Uncle Bayo", "safeguarding_lead");
  await querySite(site, "delete from confessions");

  await writer.goto("/engagement");
  await writer.getByRole("link", { name: "Open the box" }).click();
  await expect(writer.getByRole("heading", { level: 1, name: "Confession Box" })).toBeVisible();
  await expect(writer.getByText("Is someone in danger, or thinking of ending their life?")).toBeVisible();
  await fitsEverywhere(writer, "the Confession Box");
  await writer.getByRole("button", { name: "Put it in the box" }).click();
  await expect(writer.getByText("Please write something.")).toBeVisible();
  await writer.getByLabel("What have you been carrying?").fill("I copied my sister’s homework for a year.");
  const request = writer.waitForRequest(/\/api\/confessions$/);
  await writer.getByRole("button", { name: "Put it in the box" }).click();
  expect(await (await request).headerValue("cookie")).toBeNull();
  await expect(writer.getByRole("heading", { name: "It’s in the box" })).toBeFocused();
  await expect(writer.getByText("Is someone in danger, or thinking of ending their life?")).toBeVisible();
  await fitsEverywhere(writer, "the reply slip");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await writer.getByRole("button", { name: "Copy slip" }).click();
  const slip = await writer.evaluate(() => navigator.clipboard.readText());
  expect(slip).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
  await writer.getByRole("button", { name: "I’ve saved it" }).click();
  const kept = await writer.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(slip);
  expect(kept).not.toContain("homework");

  await lead.goto("/safety/confessions");
  const card = lead.getByRole("list", { name: "Confession Box" }).getByRole("link");
  await expect(card).toContainText("homework");
  await fitsEverywhere(lead, "/safety/confessions");
  await card.click();
  await expect(lead.getByRole("heading", { level: 1, name: "A confession" })).toBeVisible();
  await fitsEverywhere(lead, "a confession");
  await lead.getByLabel("Your answer").fill("Tell her. She may surprise you.");
  await lead.getByRole("button", { name: "Send answer" }).click();
  await expect(lead.getByText("Your answer is in the box")).toBeVisible();
  await expect(lead.getByRole("listitem").filter({ hasText: "She may surprise you" })).toContainText("Auntie Ronke");

  await writer.reload();
  await writer.getByLabel("Reply slip").fill("AAAA BBBB CCCC");
  await writer.getByRole("button", { name: "Open", exact: true }).click();
  await expect(writer.getByText("Check the letters of your slip.")).toBeVisible();
  await writer.getByLabel("Reply slip").fill(slip.toLowerCase());
  await writer.getByRole("button", { name: "Open", exact: true }).click();
  await expect(writer.getByRole("heading", { name: "Your entry" })).toBeFocused();
  await expect(writer.getByText("Tell her. She may surprise you.")).toBeVisible();
  await expect(writer.getByText("Auntie Ronke")).toHaveCount(0);
  await fitsEverywhere(writer, "an entry");
  await writer.getByLabel("Write again").fill("I told her. She laughed.");
  await writer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(writer.getByText("Waiting for an answer")).toBeVisible();
  await lead.getByLabel("Your answer").fill("Good.");
  await lead.getByRole("button", { name: "Send answer" }).click();
  await expect(lead.getByText("Something was written in the meantime.")).toBeVisible();
  await expect(lead.getByText("I told her. She laughed.")).toBeVisible();
  await expect(lead.getByLabel("Your answer")).toHaveValue("Good.");

  await writer.getByRole("button", { name: "Withdraw it" }).click();
  await expectNoFindingsInThemes(writer, "withdrawing an entry");
  await writer.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(writer.getByText("The slip doesn’t work anymore.")).toBeVisible();
  expect(await querySite(site, "select withdrawn_on is not null as hidden from confessions")).toEqual([
    { hidden: true },
  ]);
  expect(problems).toEqual([]);
});
