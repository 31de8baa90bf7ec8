import { expectNoFindings } from "../support/axe.ts";
import { createChannel, joinChannel, say as sayInChannel } from "../support/channel-screen.ts";
import { querySite } from "../support/rows.ts";
import { expect, test } from "../support/site.ts";
import { dialog, row, say, twoMembers } from "../support/thread-screen.ts";

test("THREAD-42 a member searches all messages, opens one, and goes back to the same place", async ({
  browser,
  site,
}) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await say(sola, "Mo ti rí àtùpà náà");
  await expect(row(ada, "Mo ti rí")).toBeVisible();
  // More than one page of results, and the first message is far from the newest.
  await querySite(
    site,
    `with thread as (
       select thread_id as id, sender_id, seq as last from messages
       where content like 'Mo ti%' order by created_at desc limit 1
     ), more as (
       insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
       select gen_random_uuid(), id, last + step, sender_id, 'filler-' || step,
         case when step % 10 = 0 then 'An atupa, number ' || step else 'filler ' || step end, now()
       from thread, generate_series(1, 130) step
     )
     update threads set last_seq = thread.last + 130 from thread where threads.id = thread.id`,
  );
  const choir = `Choir of ${names.ada}`;
  await sola.goto("/community");
  await createChannel(sola, choir);
  await sayInChannel(sola, "The àtùpà stands in the hall");
  await joinChannel(ada, choir);
  await expect(row(ada, "The àtùpà")).toBeVisible();

  // From the search of conversations.
  await ada.goto("/messages");
  await ada.getByLabel(/^Find people/).fill("atupa");
  await ada.getByRole("link", { name: "Search all messages" }).click();
  await expect(ada.getByRole("heading", { name: "Search all messages" })).toBeFocused();
  const results = ada.getByRole("list", { name: "Messages found" }).getByRole("listitem");
  await expect(results).toHaveCount(10);
  await expect(results.first()).toContainText(`In ${choir}`);
  await expect(results.first().locator("mark")).toHaveText("àtùpà");
  await expect(results.nth(1)).toContainText(`Chat with ${names.sola}`);
  await expectNoFindings(ada, "all messages found");
  await ada.getByRole("button", { name: "Show more" }).click();
  await expect(results).toHaveCount(15);
  await expect(ada.getByRole("button", { name: "Show more" })).toBeHidden();

  // It opens at the message, and Back returns to all of the pages.
  await results.last().getByRole("link").click();
  const excerpt = dialog(ada, "Earlier in this conversation");
  await expect(excerpt.getByRole("listitem").filter({ hasText: "Mo ti rí" })).toBeFocused();
  await excerpt.getByRole("button", { name: "Open conversation" }).click();
  await ada.goBack();
  await expect(results).toHaveCount(15);
  await expect(results.last()).toBeInViewport();
  await expect(ada.getByRole("searchbox", { name: "Words in the messages" })).toHaveValue("atupa");

  // In a channel too, whose own button leads back.
  await results.first().getByRole("link").click();
  await expect(row(ada, "The àtùpà")).toBeFocused();
  await ada.getByRole("button", { name: "Back to channels" }).click();
  await expect(results).toHaveCount(15);

  // The filters are folded away on a phone, and stand in the address.
  await expect(ada.getByLabel("Sent by")).toBeHidden();
  await ada.getByRole("button", { name: "Filters" }).click();
  await ada.getByLabel("Sent by").fill(names.ada);
  await expect(ada.getByRole("heading", { name: "No messages found" })).toBeVisible();
  await expectNoFindings(ada, "nothing found in all messages");
  await ada.reload();
  await expect(ada.getByLabel("Sent by")).toHaveValue(names.ada);
  await ada.getByRole("button", { name: "Clear filters" }).click();
  await expect(results).toHaveCount(10);
  await ada.getByLabel("Until day").fill("2020-01-01");
  await expect(ada.getByRole("heading", { name: "No messages found" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a search in all messages says what is missing, and finds again once the network is back", async ({
  browser,
  site,
}) => {
  const { ada, sola } = await twoMembers(browser, site);
  await say(sola, "Bring a calabash");
  await expect(row(ada, "Bring a calabash")).toBeVisible();
  await ada.goto("/messages/search");
  await expect(ada.getByRole("heading", { name: "Find something that was said" })).toBeVisible();
  await ada.context().setOffline(true);
  await ada.getByRole("searchbox", { name: "Words in the messages" }).fill("calabash");
  await expect(ada.getByRole("button", { name: "Try again" })).toBeVisible();
  await ada.context().setOffline(false);
  await expect(ada.getByRole("list", { name: "Messages found" }).getByRole("link")).toHaveCount(1);
  await expect(ada.getByRole("button", { name: "Try again" })).toBeHidden();
});
