import type { Page } from "@playwright/test";
import { expectNoFindingsAt, expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { composer, log, row, say } from "../support/thread-screen.ts";

const question = "This looks like a phone number, or the rest of one.";

/** On a computer and on a phone. The page keeps the phone's size. */
const expectNoFindingsAnywhere = (page: Page, screen: string) => expectNoFindingsAt(page, screen, [DESKTOP, PHONE]);

test("a member is asked before a phone number is sent to a minor, sends it anyway, and a lead reviews it", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: ada } = await newcomer(browser, site);
  const { page: tunde } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(lead, tunde);
  await becomeMember(lead, site, "Auntie Ronke", "safeguarding_lead");
  await becomeMember(ada, site, "Ada Writes");
  const email = await becomeMember(tunde, site, "Tunde Grown");
  await querySite(
    site,
    "update birth_dates set birth_date = '1990-01-01' where user_id = (select id from users where email = $1)",
    [email],
  );
  await querySite(site, "delete from message_flags");
  await lead.goto("/safety/flagged");
  await expect(lead.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "/safety/flagged without messages");

  await ada.goto("/messages");
  await ada.getByLabel(/^Find people/).fill("Tunde Grown");
  await ada.getByRole("button", { name: "Tunde Grown" }).click();
  await say(ada, "Good day");
  await tunde.goto("/messages");
  await tunde
    .getByRole("main")
    .getByRole("link", { name: /Ada Writes/ })
    .click();
  await say(tunde, "Good evening");
  await say(tunde, "0803 123");
  await say(tunde, "4567");
  await expect(row(tunde, "4567").getByRole("alert")).toContainText(question);
  await row(tunde, "4567").getByRole("button", { name: "Edit" }).click();
  await expect(composer(tunde)).toHaveValue("4567");
  await expect(row(tunde, question)).toHaveCount(0);
  await say(tunde, "Call me on 0803 123 4567");
  await expect(row(tunde, "Call me").getByRole("alert")).toContainText(question);
  await expectNoFindingsAnywhere(tunde, "a question about a message");
  await tunde.reload();
  await row(tunde, "Call me").getByRole("button", { name: "Send anyway" }).click();
  await expect(log(tunde).getByText(question)).toHaveCount(0);
  await expect(row(tunde, "Call me").getByText("Sent", { exact: true })).toBeAttached();

  const card = lead.getByRole("list", { name: "Flagged messages" }).getByRole("link");
  await expect(card).toContainText("From Tunde Grown", { timeout: 5_000 });
  await expectNoFindingsAnywhere(lead, "/safety/flagged");
  await card.click();
  await expect(lead.getByRole("heading", { name: "A phone number", level: 1 })).toBeVisible();
  await expect(lead.getByRole("listitem").filter({ hasText: "Flagged" })).toContainText("Call me on 0803 123 4567");
  await expect(lead.getByText("Good evening")).toBeVisible();
  await expectNoFindingsAnywhere(lead, "a flagged message");
  await lead.getByRole("button", { name: "Mark as reviewed" }).click();
  await expect(lead.getByText("Reviewed by Auntie Ronke")).toBeVisible();
  await lead.getByRole("link", { name: "All flagged messages" }).click();
  await expect(lead.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a member is asked before a phone number is saved in an edit, also after a reload", async ({ browser, site }) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: bisi } = await newcomer(browser, site);
  await becomeMember(ada, site, "Ada Changes");
  await becomeMember(bisi, site, "Bisi Reads");
  await ada.goto("/messages");
  await ada.getByLabel(/^Find people/).fill("Bisi Reads");
  await ada.getByRole("button", { name: "Bisi Reads" }).click();
  await say(ada, "See you soon");
  await row(ada, "See you soon")
    .getByRole("button", { name: /^Your message/ })
    .click();
  await ada
    .getByRole("button", { name: "Edit", exact: true })
    .or(ada.getByRole("menuitem", { name: "Edit", exact: true }))
    .click();
  await ada.getByRole("textbox", { name: "Change your message" }).fill("Call 0803 123 4567");
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  const notice = ada.getByRole("status").filter({ hasText: "Your changes aren’t saved yet" });
  await expect(notice).toContainText(question);
  await expect(row(ada, "See you soon")).toBeVisible();
  await expectNoFindingsInThemes(ada, "a question about an edit");
  await ada.reload();
  await notice.getByRole("button", { name: "Edit" }).click();
  await expect(ada.getByRole("textbox", { name: "Change your message" })).toHaveValue("Call 0803 123 4567");
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  await notice.getByRole("button", { name: "Save anyway" }).click();
  await expect(row(ada, "Call 0803 123 4567")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
