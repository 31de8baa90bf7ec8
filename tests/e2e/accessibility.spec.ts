import { publicPages } from "../../schema/site/pages.ts";
import { longestIn } from "../support/game/longest-word.ts";
import { expectNoFindings } from "./support/axe.ts";
import { choose, createChannel, openMembers, say } from "./support/channel-screen.ts";
import { loadWholePage } from "./support/look/whole-page.ts";
import { becomeMember, openAccount } from "./support/member.ts";
import { menuLine } from "./support/menu.ts";
import { answer, joinWithCode, openRoom, options } from "./support/player.ts";
import { DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "./support/site.ts";
import { dialog, log } from "./support/thread-screen.ts";
import { expectAccessible, expectNoSidewaysScroll, fitsEverywhere } from "./support/width.ts";
import { hand, lettersOf, tap } from "./support/word-player.ts";

const quiet = { reducedMotion: "reduce" } as const;

for (const path of [
  ...publicPages.map(({ path }) => path),
  "/auth?mode=create",
  "/auth/reset?token=x",
  "/resources/starting-again",
  "/resources/is-doubt-a-sin",
  "/resources/walk-round-our-street",
  "/nowhere",
]) {
  test(`axe finds no violations on ${path}, and it fits with text of twice the size`, async ({ browser, site }) => {
    const { page } = await newcomer(browser, site, quiet);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await loadWholePage(page);
    await fitsEverywhere(page, path);
  });
}

test("axe finds no violations on the channel list, in a channel and on its sheets", async ({ browser, site }) => {
  test.setTimeout(240_000);
  const { page: ada } = await newcomer(browser, site, quiet);
  const { page: tunde } = await newcomer(browser, site, quiet);
  await becomeMember(ada, site, "Ọláńrewájú Ọládélé Adébọ̀wálé-Ńwọ́sụ");
  await becomeMember(tunde, site, "Tunde Reads", "safeguarding_lead");
  // A lead is found by a minor only if there is a second adult for the two.
  const { page: second } = await newcomer(browser, site);
  await becomeMember(second, site, "Uncle Emeka", "admin");
  await ada.goto("/community");
  await ada.getByRole("button", { name: "Create channel" }).click();
  await expect(dialog(ada, "Create a channel").getByLabel("Name", { exact: true })).toBeFocused();
  await fitsEverywhere(ada, "a new channel");
  await createChannel(ada, "Ẹgbẹ́ Akọrin Ọ̀dọ́ ti Ìjọ Ìmọ́lẹ̀ Ọláńrewájú Ọlá", { isPrivate: true });
  await say(ada, "Good evening");
  await expect(log(ada).getByText("Good evening")).toBeVisible();
  await fitsEverywhere(ada, "a channel");
  await openMembers(ada);
  await expect(dialog(ada, "Members").getByText("Safeguarding lead")).toBeVisible();
  await fitsEverywhere(ada, "a channel's members");
  await ada.getByRole("button", { name: "Add people" }).click();
  await ada.getByLabel("Find people by name").fill("Tunde Reads");
  await expect(ada.getByRole("button", { name: /Tunde Reads/ })).toBeVisible();
  await fitsEverywhere(ada, "adding people");
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Channel menu" }).click();
  await expect(menuLine(ada, "Copy link")).toBeVisible();
  await fitsEverywhere(ada, "a channel's menu");
  await ada.keyboard.press("Escape");
  await choose(ada, "Close the channel");
  await expect(ada.getByRole("button", { name: "Close it for everyone" })).toBeVisible();
  await fitsEverywhere(ada, "closing a channel");
  await tunde.goto("/community");
  await expect(tunde.getByText("1 unread").first()).toBeVisible();
  await fitsEverywhere(tunde, "the channels");
  await tunde.getByLabel("Find channels by name").fill("no such channel");
  await expect(tunde.getByText("No channel by that name")).toBeVisible();
  await fitsEverywhere(tunde, "no channel found");
});

test("axe finds no violations on the screens of a trivia game, from settings to results", async ({
  browser,
  fastSite: site,
}) => {
  test.setTimeout(240_000);
  const { page: host } = await newcomer(browser, site, quiet);
  const { page: guest } = await newcomer(browser, site, quiet);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  await host.goto("/games/settings");
  await expect(host.getByRole("heading", { level: 1 })).toBeVisible();
  await fitsEverywhere(host, "settings");
  await host.setViewportSize(PHONE);
  const code = await openRoom(host, {
    name: "A name as long as a room may have at most",
    member: "Ọláńrewájú Ọládélé Adébọ̀wálé-Ńwọ́sụ",
    rounds: 5,
    timeLimit: 60,
  });
  await joinWithCode(guest, code, "Halima Ɗanjuma");
  await expect(host.getByText("Ready to Start")).toBeVisible();
  await expect(guest.getByText("Waiting for Host")).toBeVisible();
  await expectAccessible(host, "waiting room, host");
  await expectAccessible(guest, "waiting room, guest");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(options(guest).first()).toBeEnabled({ timeout: 15_000 });
  await expectAccessible(guest, "round");
  await answer(guest, 1, 5, true);
  await expect(guest.getByText("Your answer is in.").first()).toBeVisible();
  await expectAccessible(guest, "round, answered");
  await answer(host, 1, 5, false);
  for (let round = 2; round <= 5; round += 1) {
    await answer(host, round, 5, true);
    await answer(guest, round, 5, false);
  }
  await expect(host.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(host, "results");
  await host.getByRole("link", { name: "See every question" }).click();
  await expect(host.getByRole("heading", { name: "Every question" })).toBeVisible();
  await fitsEverywhere(host, "recap");
  await host.getByRole("link", { name: "Your games" }).click();
  await expect(host.getByRole("heading", { name: "What you know" })).toBeVisible();
  await fitsEverywhere(host, "own games");
});

test("axe finds no violations in word battle and its reveal, and the smallest phone fits the round", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: host } = await newcomer(browser, site, quiet);
  const { page: guest } = await newcomer(browser, site, quiet);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  const room = { name: "Seven letters", member: "Host", game: "Word Battle", rounds: 5, timeLimit: 60 };
  await joinWithCode(guest, await openRoom(host, room), "Guest");
  await host.getByRole("button", { name: "Start Game" }).click();
  const word = longestIn(await lettersOf(host, 1, 5));
  await tap(host, word.slice(0, 2));
  await expectAccessible(host, "word battle, round");
  for (const tile of [hand(host).first(), hand(host).last(), host.getByRole("button", { name: "Submit Word" })]) {
    await expect(tile).toBeInViewport({ ratio: 0.95 });
  }
  await tap(host, word.slice(2));
  await host.getByRole("button", { name: "Submit Word" }).click();
  await host.getByText(`${word} is in,`).waitFor();
  await guest.keyboard.type(word.toLowerCase());
  await guest.keyboard.press("Enter");
  await expect(host.getByText("The best possible word")).toBeVisible();
  await expectNoSidewaysScroll(host, "word battle, reveal");
  await expectNoFindings(host, "word battle, reveal");
});

test("the smallest phone shows the question, all four answers and the time without scrolling", async ({
  browser,
  site,
}) => {
  const { page: host } = await newcomer(browser, site, { viewport: SMALL_PHONE });
  const { page: guest } = await newcomer(browser, site, { viewport: SMALL_PHONE });
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  await joinWithCode(guest, await openRoom(host, { name: "Small", member: "Ada", rounds: 5 }), "Chidi");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(options(host).first()).toBeEnabled({ timeout: 15_000 });
  const seen = [
    host.getByRole("heading", { level: 2 }).first(),
    host.getByRole("timer").first(),
    ...(await options(host).all()),
  ];
  expect(seen).toHaveLength(6);
  for (const each of seen) await expect(each).toBeInViewport({ ratio: 0.95 });
});

test("a member plays a game by keyboard alone", async ({ browser, site }) => {
  const { page: host } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: guest } = await newcomer(browser, site);
  await openAccount(host, "Keys");
  await openAccount(guest, "Guest");
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await host.keyboard.press("Tab");
      const label = await host.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      });
      if (name.test(label)) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await host.goto("/games");
  // The screen's code loads over the network, so wait until there is something to focus.
  await expect(host.getByRole("button", { name: "Create Room" }).first()).toBeVisible();
  await tabTo(/^Create Room/);
  await host.keyboard.press("Enter");
  await host.getByLabel("Room Name").focus();
  await host.keyboard.type("By keys");
  await host.keyboard.press("Enter");
  await expect(host.getByLabel("Your name")).toBeFocused();
  await host.keyboard.type("Keys");
  await host.keyboard.press("Enter");
  await expect(host).toHaveURL(/\/games\/waiting\//);
  const code = (
    await host
      .getByRole("button", { name: /^Copy room code/ })
      .first()
      .getAttribute("aria-label")
  )
    ?.replace("Copy room code", "")
    .replaceAll(" ", "");
  await joinWithCode(guest, code ?? "", "Guest");
  await expect(host.getByText("Ready to Start")).toBeVisible();
  await tabTo(/Start Game/);
  await host.keyboard.press("Enter");
  await expect(options(host).first()).toBeEnabled({ timeout: 15_000 });
  await host.keyboard.press("b");
  await expect(host.getByText("Your answer is in.").first()).toBeVisible();
});
