import { TEST_PASSWORD } from "../../support/account/people.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { expect, newcomer, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("ACCESS-15 a sensitive change asks for the password after ten minutes, and then goes through", async ({
  browser,
  site,
}) => {
  const { page: other } = await newcomer(browser, site);
  await becomeMember(other, site, "Zainab Born-Later");
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const email = await becomeMember(page, site, "Mama Careful", "admin");
  await page.goto("/safety/newcomers");
  await querySite(
    site,
    "update sessions set password_confirmed_at = now() - interval '11 minutes' where user_id = (select id from users where email = $1)",
    [email],
  );
  const newest = page.getByRole("row", { name: /Zainab Born-Later/ }).first();
  await newest.getByRole("button").click();
  await menuLine(page, "Correct the birth date").click();
  const form = page.getByRole("dialog", { name: "When was Zainab Born-Later born?" });
  await form.getByLabel("Birth date").fill("2008-08-08");
  await form.getByRole("button", { name: "Save" }).click();

  const question = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(question).toBeVisible();
  await fitsEverywhere(page, "the password again");
  await page.keyboard.press("Escape");
  await expect(page.getByText("You didn’t confirm your password. Try again and enter it.")).toBeVisible();
  await expect(form.getByLabel("Birth date")).toHaveValue("2008-08-08");

  await form.getByRole("button", { name: "Save" }).click();
  await question.getByLabel("Your password").fill("not my password");
  await page.keyboard.press("Enter");
  await expect(question.getByText("That’s not your password. Please try again.")).toBeVisible();
  await question.getByLabel("Your password").fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The birth date of Zainab Born-Later is corrected.")).toBeVisible();
  await expect(newest).toContainText("8 August 2008");
});
