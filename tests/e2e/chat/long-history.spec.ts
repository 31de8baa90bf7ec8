import type { Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { querySite } from "../support/rows.ts";
import { expect, type Site, test } from "../support/site.ts";
import { log, openMenu, row, say, scrollUpTo, twoMembers } from "../support/thread-screen.ts";

const MESSAGES = 450;
/** The most rows that a phone should hold. */
const MOST_ROWS = 150;
/** A whole message is visible. Browsers round scroll positions, which can cut off a fraction of a pixel. */
const WHOLE = 0.99;

/** Stores many messages after the last one, once that is stored. Both members have read them. */
const fillThread = (site: Site, lastText: string) =>
  expect.poll(() => querySite(site, insertFillers, [lastText])).toHaveLength(1);

const insertFillers = `with thread as (
    select thread_id as id, sender_id, seq as last from messages where content = $1
  ), more as (
    insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
    select gen_random_uuid(), id, last + step, sender_id, 'filler-' || step,
      'filler ' || step || repeat(' and a lamp', step % 9), now()
    from thread, generate_series(1, ${MESSAGES}) step
  ), read as (
    update thread_members set read_seq = last + ${MESSAGES} from thread where thread_id = thread.id
  )
  update threads set last_seq = thread.last + ${MESSAGES} from thread where threads.id = thread.id
  returning threads.id`;

const rowCount = (page: Page) => log(page).getByRole("listitem").count();
/** The message with this number: "filler 1" is also part of "filler 12". */
const filler = (page: Page, number: number) => log(page).locator(`[data-seq="${number + 2}"]`);
const topOf = (page: Page, number: number) =>
  filler(page, number).evaluate((message) => Math.round(message.getBoundingClientRect().top));
/** Waits until the list has stood still for some frames. */
const scrollEnd = (page: Page) =>
  expect
    .poll(() =>
      log(page).evaluate(async (list) => {
        const before = list.scrollTop;
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        return list.scrollTop - before;
      }),
    )
    .toBe(0);

test("a long conversation holds few rows, keeps its place, and can be read, paged and jumped through", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  // A second try has a conversation of its own.
  const last = `I will read it all, try ${test.info().retry + 1}`;
  await say(sola, last);
  await fillThread(site, last);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ada.route(/messages\?before=/, async (route) => {
    await held;
    await route.continue();
  });
  await ada.reload();
  await expect(filler(ada, MESSAGES)).toBeInViewport();
  await expectNoFindings(ada, "a long conversation");

  // Older messages do not move the visible ones.
  await log(ada).focus();
  await expect(async () => {
    await ada.keyboard.press("Home");
    await expect(filler(ada, MESSAGES - 99)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  // The key scrolls smoothly.
  await scrollEnd(ada);
  const top = await topOf(ada, MESSAGES - 99);
  release();
  await expect(filler(ada, MESSAGES - 100)).toBeAttached();
  // Positions are rounded.
  await expect.poll(async () => Math.abs((await topOf(ada, MESSAGES - 99)) - top)).toBeLessThanOrEqual(1);

  // By keyboard back to the first message.
  await expect(async () => {
    await ada.keyboard.press("Home");
    await expect(row(ada, "Who brings the lamp?")).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  expect(await rowCount(ada)).toBeLessThanOrEqual(MOST_ROWS);
  await expect(filler(ada, 1)).toHaveAttribute("aria-posinset", "4");
  await expect(filler(ada, 1)).toHaveAttribute("aria-setsize", String(MESSAGES + 3));
  // A key that comes while the list is still moving is lost.
  await expect(async () => {
    await ada.keyboard.press("PageDown");
    await expect(row(ada, "Who brings the lamp?")).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();

  // To an old message through a quote, and back to the end. A finger finds no message that is still moving.
  await scrollEnd(ada);
  await filler(ada, 5).scrollIntoViewIfNeeded();
  await (await openMenu(ada, "filler 5")).getByRole("button", { name: "Reply" }).click();
  await say(ada, "That was long ago");
  await expect(row(ada, "That was long ago")).toBeInViewport();
  await expect(filler(ada, 5)).not.toBeInViewport();
  await row(ada, "That was long ago")
    .getByRole("button", { name: /filler 5/ })
    .click();
  await expect(filler(ada, 5)).toBeFocused();
  await expect(filler(ada, 5)).toBeInViewport({ ratio: WHOLE });
  expect(await rowCount(ada)).toBeLessThanOrEqual(MOST_ROWS);
  await ada.getByRole("button", { name: "Newest" }).click();
  await expect(row(ada, "That was long ago")).toBeInViewport({ ratio: WHOLE });
  await expect(log(ada)).toBeFocused();

  // While she reads older messages, a new one does not move them. At the end it does.
  await scrollUpTo(ada, "filler 400");
  await scrollEnd(ada);
  const before = await topOf(ada, 400);
  await say(sola, "Good night");
  await expect(ada.getByRole("button", { name: "1 new message" })).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(ada, 400)) - before)).toBeLessThanOrEqual(1);
  await ada.getByRole("button", { name: "1 new message" }).click();
  await expect(row(ada, "Good night")).toBeInViewport({ ratio: WHOLE });
  await say(sola, "Sleep well");
  await expect(row(ada, "Sleep well")).toBeInViewport({ ratio: WHOLE });
  expect(problems).toEqual([]);
});
