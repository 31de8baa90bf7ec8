import { expectNoFindings } from "../support/axe.ts";
import { querySite } from "../support/rows.ts";
import { expect, test } from "../support/site.ts";
import { composer, dialog, row, say, scrollUpTo, twoMembers } from "../support/thread-screen.ts";

test("a member searches their messages, and the conversation opens at the message found", async ({ browser, site }) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await say(sola, "Mo ti rí àtùpà náà");
  await expect(row(ada, "Mo ti rí")).toBeVisible();
  // More than one page, so that the message is no longer in the loaded list.
  await querySite(
    site,
    `with thread as (
       select thread_id as id, sender_id, max(seq) as last from messages where content like 'Mo ti%' group by 1, 2
     ), more as (
       insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
       select gen_random_uuid(), id, last + step, sender_id, 'filler-' || step, 'filler ' || step, now()
       from thread, generate_series(1, 130) step
     )
     update threads set last_seq = thread.last + 130 from thread where threads.id = thread.id`,
  );
  await ada.goto("/messages");
  await ada.getByLabel(/^Find people/).fill("atupa");
  const found = ada.getByRole("button", { name: /àtùpà/ });
  await expect(found.locator("mark")).toHaveText("àtùpà");
  await expectNoFindings(ada, "words found");
  await found.click();
  const excerpt = dialog(ada, "Earlier in this conversation");
  const sought = excerpt.getByRole("listitem").filter({ hasText: "Mo ti rí" });
  await expect(sought).toBeFocused();
  await expect(sought).toHaveAttribute("aria-current", "true");
  await expect(excerpt.getByText("Who brings the lamp?")).toBeAttached();
  await expectNoFindings(ada, "earlier messages");
  await excerpt.getByRole("button", { name: "Open conversation" }).click();
  // It opens at the first new message.
  await expect(row(ada, "filler 31")).toBeInViewport();
  await ada.reload();
  await expect(composer(ada)).toBeVisible();
  await expect(excerpt).toHaveCount(0);

  // A message that grows above the visible part does not move it.
  await sola.reload();
  await scrollUpTo(ada, "filler 90");
  const top = () => row(ada, "filler 90").evaluate((line) => Math.round(line.getBoundingClientRect().top));
  await row(ada, "filler 90").evaluate((line) => line.scrollIntoView());
  await expect(ada.getByRole("button", { name: "Newest" })).toBeVisible();
  const before = await top();
  await scrollUpTo(sola, "filler 85");
  await row(sola, "filler 85").hover();
  await row(sola, "filler 85").getByRole("button", { name: "React", exact: true }).click();
  await dialog(sola, "React").getByRole("button", { name: "Heart" }).click();
  await expect(row(ada, "filler 85").getByRole("button", { name: "Heart, 1" })).toBeAttached();
  // Positions are rounded.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  expect(problems).toEqual([]);
});
