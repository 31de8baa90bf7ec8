import type { Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, SMALL_PHONE, test } from "../support/site.ts";

/** All tests share one site, so each run numbers its names. */
const names = { ada: "", sola: "" };
let run = 0;

const log = (page: Page) => page.getByRole("log");
const composer = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const row = (page: Page, text: string) => log(page).getByRole("listitem").filter({ hasText: text }).first();
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(row(page, text)).toBeVisible();
}

async function openConversationWith(page: Page, name: string): Promise<void> {
  await page.goto("/messages");
  await page.getByLabel(/^Find people/).fill(name);
  await page.getByRole("button", { name }).or(page.getByRole("main").getByRole("link", { name })).first().click();
  await expect(composer(page)).toBeVisible();
}

async function openMenu(page: Page, text: string) {
  await row(page, text)
    .getByRole("button", { name: /^(Your message|Message from)/ })
    .click();
  return dialog(page, /^(Your message|Message from)/);
}

/** Two members with a conversation: Ada on a phone, Sola on a desktop. */
async function twoMembers(browser: Parameters<typeof newcomer>[0], site: Site) {
  run += 1;
  Object.assign(names, { ada: `Ada ${run}`, sola: `Ṣọlá Adéwálé ${run}` });
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const { page: ada } = await newcomer(browser, site, phone);
  const { page: sola } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, sola);
  await becomeMember(ada, site, names.ada);
  await becomeMember(sola, site, names.sola);
  await openConversationWith(ada, names.sola);
  await say(ada, "Who brings the lamp?");
  await openConversationWith(sola, names.ada);
  await expect(row(sola, "Who brings the lamp?")).toBeVisible();
  return { ada, sola, problems };
}

test("a reply keeps its quote after a reload, shows it, and the quote leads to the original message", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await row(sola, "Who brings the lamp?").hover();
  await row(sola, "Who brings the lamp?").getByRole("button", { name: "Reply", exact: true }).click();
  await expect(composer(sola)).toBeFocused();
  await composer(sola).fill("I do");
  await sola.reload();
  await expect(composer(sola)).toHaveValue("I do");
  await expect(sola.getByRole("button", { name: "Cancel reply" })).toBeVisible();
  await composer(sola).press("Enter");
  const quote = row(ada, "I do").getByRole("button", { name: /Who brings the lamp/ });
  await quote.click();
  await expect(row(ada, "Who brings the lamp?")).toBeFocused();
  // A second press works too.
  await quote.click();
  await expect(row(ada, "Who brings the lamp?")).toBeFocused();

  // Reply from the phone's menu, then cancel.
  await (await openMenu(ada, "I do")).getByRole("button", { name: "Reply" }).click();
  await ada.getByRole("button", { name: "Cancel reply" }).click();
  await say(ada, "Good");
  await expect(row(sola, "Good").getByRole("button", { name: /I do/ })).toHaveCount(0);

  // Deleting a message also removes it from its quotes.
  await (await openMenu(ada, "Who brings the lamp?")).getByRole("button", { name: "Delete" }).click();
  await dialog(ada, "Delete this message?").getByRole("button", { name: "Delete" }).click();
  // The button that opened the menu is gone, so the focus moves to the message.
  await expect(row(ada, "Message deleted")).toBeFocused();
  await expect(row(sola, "I do").getByRole("button", { name: /Message deleted/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("both members see a reaction at once, with its count, its removal and who reacted", async ({ browser, site }) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  const chip = (page: Page, name: string) => row(page, "Who brings the lamp?").getByRole("button", { name });
  await row(sola, "Who brings the lamp?").hover();
  await row(sola, "Who brings the lamp?").getByRole("button", { name: "React", exact: true }).click();
  await expect(dialog(sola, "React").getByRole("button", { name: "Heart" })).toBeVisible();
  await expectNoFindings(sola, "reactions");
  await dialog(sola, "React").getByRole("button", { name: "Heart" }).click();
  await expect(chip(sola, "Heart, 1")).toHaveAttribute("aria-pressed", "true");
  await expect(chip(ada, "Heart, 1")).toHaveAttribute("aria-pressed", "false");

  await chip(ada, "Heart, 1").click();
  await expect(chip(sola, "Heart, 2")).toHaveAttribute("aria-pressed", "true");
  const menu = await openMenu(ada, "Who brings the lamp?");
  await expect(menu.getByRole("button", { name: "Laugh" })).toBeVisible();
  await expectNoFindings(ada, "a message's menu");
  await menu.getByRole("button", { name: "Laugh" }).click();
  await expect(chip(sola, "Laugh, 1")).toBeVisible();

  await (await openMenu(ada, "Who brings the lamp?")).getByRole("button", { name: "Who reacted" }).click();
  const who = dialog(ada, "Who reacted");
  await expect(who.getByText(names.sola)).toHaveCount(1);
  await expect(who.getByText(names.ada)).toHaveCount(2);
  await expectNoFindings(ada, "who reacted");
  await who.getByRole("button", { name: "Close" }).click();
  await expect(row(ada, "Who brings the lamp?").getByRole("button", { name: /^Your message/ })).toBeFocused();

  await chip(sola, "Heart, 2").click();
  await expect(chip(ada, "Heart, 1")).toHaveAttribute("aria-pressed", "true");
  // The same after a reload.
  await sola.reload();
  await expect(chip(sola, "Heart, 1")).toHaveAttribute("aria-pressed", "false");
  await expect(chip(sola, "Laugh, 1")).toBeVisible();
  await chip(ada, "Laugh, 1").click();
  await expect(chip(ada, "Laugh, 1")).toHaveCount(0);
  await expect(row(ada, "Who brings the lamp?")).toBeFocused();
  expect(problems).toEqual([]);
});

test("a message's menu works by keyboard on a computer, and closing it returns the focus to its button", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await say(sola, "I do");
  const button = row(sola, "I do").getByRole("button", { name: /^Your message/ });
  const line = (name: string) => sola.getByRole("menuitem", { name, exact: true });
  await button.press("Enter");
  await expect(sola.getByRole("menu", { name: "Your message" })).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(line("React")).toBeFocused();
  await expectNoFindings(sola, "a message's menu on a computer");
  await sola.keyboard.press("End");
  await expect(line("Delete")).toBeFocused();
  await sola.keyboard.press("Enter");
  await expect(dialog(sola, "Delete this message?")).toBeVisible();
  await sola.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await sola.keyboard.press("ArrowDown");
  await expect(line("React")).toBeFocused();
  await sola.keyboard.press("Enter");
  await expect(dialog(sola, "React").getByRole("button", { name: "Thumbs up" })).toBeFocused();
  await sola.keyboard.press("Enter");
  await expect(row(ada, "I do").getByRole("button", { name: "Thumbs up, 1" })).toBeVisible();
  await expect(button).toBeFocused();

  await sola.keyboard.press("Enter");
  await sola.keyboard.press("w");
  await expect(line("Who reacted")).toBeFocused();
  await sola.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.click();
  await expect(sola.getByRole("menu")).toBeVisible();
  await button.click();
  await expect(sola.getByRole("menu")).toHaveCount(0);
  await button.click();
  await composer(sola).click();
  await expect(sola.getByRole("menu")).toHaveCount(0);
  await expect(composer(sola)).toBeFocused();

  await button.press("Enter");
  await sola.keyboard.press("r");
  await sola.keyboard.press("r");
  await expect(line("Reply")).toBeFocused();
  await sola.keyboard.press("Enter");
  await expect(composer(sola)).toBeFocused();
  await expect(sola.getByRole("button", { name: "Cancel reply" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("on the smallest phone a message's menu is a sheet whose lines are large enough for a finger", async ({
  browser,
  site,
}) => {
  const { ada, problems } = await twoMembers(browser, site);
  await ada.setViewportSize(SMALL_PHONE);
  const sheet = await openMenu(ada, "Who brings the lamp?");
  const buttons = sheet.getByRole("button");
  // Six reactions, Close, Reply, Edit, Copy and Delete.
  await expect(buttons).toHaveCount(11);
  for (const each of await buttons.all()) {
    await expect(each).toBeInViewport({ ratio: 1 });
    const box = await each.boundingBox();
    expect([box?.width, box?.height].every((side) => (side ?? 0) >= 44)).toBe(true);
  }
  await sheet.getByRole("button", { name: "Copy" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row(ada, "Who brings the lamp?").getByRole("button", { name: /^Your message/ })).toBeFocused();
  expect(problems).toEqual([]);
});

test("a member mentions another by keyboard alone, and emojis are inserted at the cursor", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await composer(ada).pressSequentially("Ask @sol");
  const option = ada.getByRole("option", { name: names.sola });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(composer(ada)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await expectNoFindings(ada, "mentioning someone");
  await composer(ada).press("Escape");
  await expect(option).toHaveCount(0);
  await composer(ada).press("Backspace");
  await composer(ada).press("Enter");
  await expect(composer(ada)).toHaveValue(/^Ask @/);
  await composer(ada).fill("");
  await composer(ada).pressSequentially("Ask @ade");
  await expect(option).toBeVisible();
  await composer(ada).press("Enter");
  await expect(composer(ada)).toHaveValue(`Ask ${`@${names.sola}`} `);

  await ada.getByRole("button", { name: "Emojis" }).click();
  const picker = dialog(ada, "Emojis");
  await expect(picker.getByRole("button", { name: "Folded hands" })).toBeAttached();
  await expectNoFindings(ada, "emojis");
  await picker.getByLabel("Search emojis by name").fill("pray");
  await picker.getByRole("button", { name: "Folded hands" }).click();
  await ada.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await expect(composer(ada)).toHaveValue(`Ask @${names.sola} 🙏`);
  await ada.getByRole("button", { name: "Send", exact: true }).click();

  const name = row(sola, "Ask")
    .locator("span", { hasText: `@${names.sola}` })
    .last();
  await expect(name).toBeVisible();
  const [background, page] = await name.evaluate((span) => [
    getComputedStyle(span).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(background).not.toBe(page);
  const mentions = await querySite<{ count: string }>(
    site,
    "select count(*) from message_mentions join messages m on m.id = message_id where m.content = $1",
    [`Ask @${names.sola} 🙏`],
  );
  expect(Number(mentions[0]?.count)).toBe(1);

  // An edit can also mention someone.
  await say(ada, "Come over");
  await row(ada, "Come over")
    .getByRole("button", { name: /^Your message/ })
    .click();
  await ada.getByRole("button", { name: "Edit", exact: true }).click();
  const changed = ada.getByRole("textbox", { name: "Change your message" });
  await expect(changed).toBeFocused();
  await changed.pressSequentially(" @ade");
  await expect(option).toBeVisible();
  await changed.press("Enter");
  await ada.getByRole("button", { name: "Save" }).click();
  await expect(
    row(sola, "Come over")
      .locator("span", { hasText: `@${names.sola}` })
      .last(),
  ).toHaveText(`@${names.sola}`);

  // A complete mention gets suggestions again only when it is changed.
  await (await openMenu(ada, "Come over")).getByRole("button", { name: "Edit", exact: true }).click();
  await expect(changed).toHaveValue(`Come over @${names.sola}`);
  await expect(changed).toBeFocused();
  await changed.press("End");
  await expect(option).toHaveCount(0);
  await changed.press("Backspace");
  await expect(option).toBeVisible();
  for (const _ of ["the list", "the edit"]) await changed.press("Escape");

  // The arrow keys move through the emojis.
  await sola.getByRole("button", { name: "Emojis" }).click();
  await dialog(sola, "Emojis").getByLabel("Search emojis by name").press("ArrowDown");
  await sola.keyboard.press("ArrowDown");
  await sola.keyboard.press("ArrowRight");
  await sola.keyboard.press("Enter");
  await sola.keyboard.press("Escape");
  await expect(composer(sola)).toHaveValue(/\p{Extended_Pictographic}/u);
  expect(problems).toEqual([]);
});

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
  await expect(log(ada).getByText("filler 130")).toBeVisible();
  await ada.reload();
  await expect(composer(ada)).toBeVisible();
  await expect(excerpt).toHaveCount(0);

  // A message that grows above the visible part does not move it.
  await sola.reload();
  const top = () => row(ada, "filler 90").evaluate((line) => Math.round(line.getBoundingClientRect().top));
  await row(ada, "filler 90").evaluate((line) => line.scrollIntoView());
  await expect(ada.getByRole("button", { name: "Newest" })).toBeVisible();
  const before = await top();
  await row(sola, "filler 80").hover();
  await row(sola, "filler 80").getByRole("button", { name: "React", exact: true }).click();
  await dialog(sola, "React").getByRole("button", { name: "Heart" }).click();
  await expect(row(ada, "filler 80").getByRole("button", { name: "Heart, 1" })).toBeAttached();
  await expect.poll(top).toBe(before);
  expect(problems).toEqual([]);
});
