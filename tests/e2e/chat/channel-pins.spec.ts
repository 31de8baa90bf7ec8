import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel, pressInBar, say } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { dialog, row } from "../support/thread-screen.ts";

const bar = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Pinned:/ });

/** Chooses a line in the menu of a message. */
async function chooseFor(page: Page, message: string, line: string): Promise<void> {
  await row(page, message).hover();
  await row(page, message)
    .getByRole("button", { name: /message: reply|^Message from/ })
    .click();
  await menuLine(page, line).click();
}

test("CHANNEL-53 CHANNEL-58 an owner pins messages, and a member on a phone opens them at their place", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Pins");
  await becomeMember(tunde, site, "Tunde Reads");
  const path = await createChannel(ada, "Choir news");
  await joinChannel(tunde, "Choir news");
  await say(ada, "Rehearsal is on Friday at six");
  await say(ada, "Bring your robe");
  await expect(row(tunde, "Bring your robe")).toBeVisible();
  await expect(bar(tunde)).toHaveCount(0);

  await chooseFor(ada, "Rehearsal is on Friday", "Pin");
  await expect(ada.getByText("Everyone sees it at the top of this channel.")).toBeVisible();
  await expect(bar(tunde)).toHaveText("Pinned: Rehearsal is on Friday at six");
  await chooseFor(ada, "Bring your robe", "Pin");
  await expect(bar(tunde)).toHaveAccessibleName("Pinned: Bring your robe 2 pinned messages");
  await expectNoFindingsAt(tunde, "a channel with pinned messages", [PHONE, SMALL_PHONE, DESKTOP]);

  // More than one page, so that the pinned messages are no longer in the loaded list, which opens at its end.
  await querySite(
    site,
    `with thread as (
       select thread_id as id, sender_id, max(seq) as last from messages where content = 'Bring your robe' group by 1, 2
     ), more as (
       insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
       select gen_random_uuid(), id, last + step, sender_id, 'filler-' || step, 'filler ' || step, now()
       from thread, generate_series(1, 130) step
     ), read as (
       update thread_members set read_seq = last + 130 from thread where thread_id = thread.id
     )
     update threads set last_seq = thread.last + 130 from thread where threads.id = thread.id`,
  );
  await tunde.goto(path);
  await bar(tunde).focus();
  await tunde.keyboard.press("Enter");
  const list = dialog(tunde, "Pinned messages");
  await expect(list.getByRole("listitem")).toHaveText([
    /Ada Pins.*Bring your robe/,
    /Ada Pins.*Rehearsal is on Friday/,
  ]);
  await expect(list.getByRole("button", { name: /^Unpin/ })).toHaveCount(0);
  await expectNoFindingsAt(tunde, "the list of pinned messages", [PHONE, SMALL_PHONE, DESKTOP]);
  await tunde.keyboard.press("Escape");
  await expect(bar(tunde)).toBeFocused();
  await bar(tunde).click();
  await list.getByRole("button", { name: /Rehearsal/ }).click();
  const excerpt = dialog(tunde, "Earlier in this channel");
  await expect(excerpt.getByRole("listitem").filter({ hasText: "Rehearsal" })).toBeFocused();
  await excerpt.getByRole("button", { name: "Open channel" }).click();

  // The search shows what the list has not loaded in the same way, and leads back to its results.
  await pressInBar(tunde, "Search this channel");
  const search = dialog(tunde, "Search this channel");
  await search.getByLabel("Search messages").fill("rehearsal");
  await search.getByRole("button", { name: /Rehearsal/ }).click();
  await excerpt.getByRole("button", { name: "Back to results" }).click();
  await expect(search.getByRole("button", { name: /Rehearsal/ })).toBeVisible();
  await tunde.keyboard.press("Escape");
  await expect(search).toBeHidden();

  // Ada has the messages in her list, so it scrolls there.
  await bar(ada).click();
  const hers = dialog(ada, "Pinned messages");
  await hers.getByRole("button", { name: "Unpin “Bring your robe”" }).click();
  await expect(hers.getByRole("listitem")).toHaveCount(1);
  await expectNoFindingsAt(ada, "the pinned messages for their owner", [PHONE, SMALL_PHONE, DESKTOP]);
  await hers
    .getByRole("button", { name: /Rehearsal.*six/ })
    .first()
    .click();
  await expect(row(ada, "Rehearsal is on Friday")).toBeFocused();
  await expect(bar(tunde)).toHaveText("Pinned: Rehearsal is on Friday at six");
  await chooseFor(ada, "Rehearsal is on Friday", "Unpin");
  await expect(bar(tunde)).toHaveCount(0);
  await expect(bar(ada)).toHaveCount(0);
  await chooseFor(ada, "Rehearsal is on Friday", "Pin");
  await bar(ada).click();
  await hers.getByRole("button", { name: /^Unpin/ }).click();
  await expect(hers.getByText("Nothing is pinned anymore.")).toBeVisible();
  await ada.keyboard.press("Escape");
  await expect(ada.getByRole("heading", { level: 1 })).toBeFocused();
  expect(problems).toEqual([]);
});
