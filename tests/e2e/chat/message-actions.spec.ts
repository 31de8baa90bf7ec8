import type { Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { expect, SMALL_PHONE, test } from "../support/site.ts";
import { composer, dialog, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

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
  await expect(row(ada, "Message deleted")).toBeFocused();
  await expect(row(sola, "I do").getByRole("button", { name: /Message deleted/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("both members see a reaction at once, with its count, its removal and who reacted", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
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
  await expect(row(ada, "Who brings the lamp?")).toBeFocused();

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
  await expect(line("React")).toBeFocused();
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
  // A letter moves to the next line that begins with it.
  await expect(line("React")).toBeFocused();
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
  await expect(row(ada, "Who brings the lamp?")).toBeFocused();
  expect(problems).toEqual([]);
});
