import { act, button, link, row, settled, undo } from "../support/admin-list.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("POST-40 POST-42 POST-43 POST-46 an admin writes a post, follows its report and deletes it", async ({
  browser,
  site,
}) => {
  test.setTimeout(150_000);
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: ada } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site);
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Posts", "admin");
  await becomeMember(ada, site, "Zikora Reads");
  // Comments need one who reads along.
  await becomeMember(lead, site, "Sola Lead", "safeguarding_lead");
  await page.goto("/admin/posts");
  await settled(page);
  await fitsEverywhere(page, "/admin/posts");

  await link(page, "New post").click();
  await page.getByLabel("What would you like to tell everyone?").fill("The choir meets at four.");
  await link(page, "All posts").click();
  await link(page, "New post").click();
  await expect(page.getByLabel("What would you like to tell everyone?")).toHaveValue("The choir meets at four.");
  await button(page, "Post").click();
  const writer = row(page, "The choir meets").getByRole("link", { name: "Mama Posts" });
  await expect(writer).toHaveAttribute("href", /^\/admin\/users\/[0-9a-f-]+$/);

  await ada.goto("/dashboard/community");
  const seen = ada.getByRole("article", { name: "Post by Mama Posts" });
  await seen.getByRole("button", { name: "Comment" }).click();
  await seen.getByLabel("Write a comment").fill("I bring drums.");
  await seen.getByRole("button", { name: "Send" }).click();
  await expect(seen.getByText("I bring drums.")).toBeVisible();
  const [comment] = await querySite<{ id: string; user_id: string }>(
    site,
    "select id, user_id from post_comments where content = 'I bring drums.'",
  );
  await querySite(
    site,
    "insert into reports (kind, subject_id, about_id, reason, evidence) values ('post_comment', $1, $2, 'other', '{}')",
    [comment?.id, comment?.user_id],
  );

  await page.reload();
  await row(page, "The choir meets").getByRole("link", { name: "1" }).last().click();
  await expect(page.getByRole("heading", { name: "Reports" })).toBeVisible();
  await expect(page.getByText("I bring drums.")).toBeVisible();
  await settled(page);
  await fitsEverywhere(page, "/admin/posts/:postId");
  await page.getByRole("button", { name: "Actions for the comment by Zikora Reads" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Comment deleted", { exact: true })).toBeVisible();
  await ada.reload();
  await expect(seen.getByRole("button", { name: "Comment", exact: true })).toBeVisible();
  await undo(page, "Comment deleted");
  await expect(page.getByText("Comment restored")).toBeVisible();

  await page.setViewportSize(PHONE);
  await button(page, "Delete").click();
  await expect(page.getByText("This post is deleted")).toBeVisible();
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "Posts", exact: true })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await link(page, "All posts").click();
  await page.getByLabel("State").selectOption("Deleted");
  await act(page, "The choir meets", "Restore");
  await expect(page.getByText("Post restored")).toBeVisible();
  await ada.reload();
  await expect(seen.getByRole("button", { name: "1 comment" })).toBeVisible();
  await page.getByLabel("State").selectOption("Shown");
  await row(page, "The choir meets").getByRole("link", { name: "1" }).last().click();
  await page.getByRole("link", { name: /Something else/ }).click();
  await expect(page).toHaveURL(/\/safety\/reports\//);
  expect(problems).toEqual([]);
});
