import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("a member asks without a name, a mentor answers and publishes, and everyone can read it", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: mentor } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: visitor } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, mentor, visitor);
  await becomeMember(ada, site, "Ada Questions");
  await becomeMember(mentor, site, "Halima Answers", "mentor");
  await querySite(site, "delete from live_questions");

  await ada.goto("/engagement");
  await ada.getByRole("link", { name: "Ask a question" }).click();
  await expect(ada.getByText("No answers yet")).toBeVisible();
  await ada.getByRole("button", { name: "Send question" }).click();
  await expect(ada.getByText("Please write your question.")).toBeVisible();
  await ada.getByLabel("Your question", { exact: true }).fill("Call me on 0803 123 4567?");
  await ada.getByRole("button", { name: "Send question" }).click();
  await expect(ada.getByText("Please leave out phone numbers")).toBeVisible();
  await ada.getByLabel("Your question", { exact: true }).fill("Why does God let exams happen?");
  await ada.getByRole("button", { name: "Send question" }).click();
  await expect(ada.getByText("Your question is in")).toBeVisible();
  await expect(ada.getByLabel("Your question", { exact: true })).toHaveValue("");
  await expect(ada.getByText("Without your name", { exact: false }).first()).toBeVisible();
  await fitsEverywhere(ada, "/engagement/questions");

  await mentor.goto("/safety");
  await mentor.getByRole("link", { name: "Questions" }).click();
  const row = mentor.getByRole("list", { name: "Questions" }).getByRole("listitem");
  await expect(row).toContainText("Without a name");
  await expect(row.getByRole("button", { name: "Who asked?" })).toHaveCount(0);
  await fitsEverywhere(mentor, "/safety/questions");
  await row.getByRole("button", { name: "Answer", exact: true }).click();
  await mentor.getByLabel("Your answer").fill("So that we learn to ask for help.");
  await fitsEverywhere(mentor, "answering a question");
  await mentor.getByRole("button", { name: "Publish" }).click();
  await expect(mentor.getByText("Nothing to answer")).toBeVisible();

  await visitor.goto("/engagement/questions");
  await expect(visitor.getByRole("heading", { name: "Why does God let exams happen?" })).toBeVisible();
  await expect(visitor.getByText("So that we learn to ask for help.")).toBeVisible();
  await expect(visitor.getByText(/^Someone asked/)).toBeVisible();
  await expect(visitor.getByText("You need an account to ask.")).toBeVisible();

  await ada.goto("/");
  await ada.getByRole("button", { name: /notification/i }).click();
  await ada.getByRole("link", { name: /A leader has replied to your question/ }).click();
  await expect(ada).toHaveURL(/\/engagement\/questions$/);
  await ada.getByRole("button", { name: "Withdraw: Why does God let exams happen?" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(ada.getByText("Question withdrawn")).toBeVisible();
  await expect(ada.getByText("No answers yet")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a lead looks up who asked, after a question, and declines with a note", async ({ browser, site }) => {
  const { page: ada } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(ada, site, "Ada Hidden");
  const { page: other } = await newcomer(browser, site);
  await becomeMember(lead, site, "Auntie Looks", "safeguarding_lead");
  // Without another lead, nobody could read along what the first writes.
  await becomeMember(other, site, "Uncle Reads", "safeguarding_lead");
  await querySite(site, "delete from live_questions");
  await ada.goto("/engagement/questions");
  await ada.getByLabel("Your question", { exact: true }).fill("What if I don’t want to live?");
  await ada.getByRole("button", { name: "Send question" }).click();
  await expect(ada.getByText("Your question is in")).toBeVisible();

  await lead.goto("/safety/questions");
  await lead.getByRole("button", { name: "Who asked?" }).click();
  await lead.getByRole("button", { name: "Look it up" }).click();
  await expect(lead.getByText("Ada Hidden asked this.")).toBeVisible();
  await lead.getByRole("button", { name: "Decline", exact: true }).click();
  await lead.getByRole("radio", { name: "In my own words" }).check();
  await lead.getByLabel("Your note").fill("I’d like to talk with you today. Please call me.");
  await lead.getByRole("dialog").getByRole("button", { name: "Decline", exact: true }).click();
  await expect(lead.getByText("Nothing to answer")).toBeVisible();
  await ada.reload();
  await expect(ada.getByText("I’d like to talk with you today.")).toBeVisible();
});
