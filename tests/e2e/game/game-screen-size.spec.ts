import type { Locator, Page } from "@playwright/test";
import { longestIn } from "../../support/game/longest-word.ts";
import { openGameRoom, playGame, type SeatedPlayer } from "../../support/game/player.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, SMALL_PHONE, test } from "../support/site.ts";
import { hand, lettersOf, tap, wordField } from "../support/word-player.ts";

const LANDSCAPE = { width: 740, height: 360 };
const LOW_PHONE = { width: 360, height: 640 };
type View = { width: number; height: number };

/** Opens a browser signed in as this player, on the screen of their room. */
async function openRoomPage(browser: Parameters<typeof newcomer>[0], site: Site, player: SeatedPlayer, viewport: View) {
  const { page, context } = await newcomer(browser, site, { viewport, reducedMotion: "reduce" });
  const cookies = player.person.cookie.split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url: site.url };
  });
  await context.addCookies(cookies);
  await page.goto(`/games/room/${player.seat.roomId}`);
  return page;
}

async function expectToFit(page: Page, parts: Locator[]) {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
}

const timeOf = (page: Page) => page.getByRole("timer").first();
const roundOf = (page: Page) => page.getByText("Round 1 of 5").first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a phone in landscape fits the time and all four answers of trivia", async ({ browser, site }) => {
  const [host, guest] = (await openGameRoom(site.url, 2, { timeLimit: 60 })) as [SeatedPlayer, SeatedPlayer];
  const page = await openRoomPage(browser, site, host, LANDSCAPE);
  guest.room.onMessage("*", () => {});
  await button(page, "Start Game").click();
  await expect(timeOf(page)).toBeVisible();
  await expectToFit(page, [
    roundOf(page),
    timeOf(page),
    ...["A", "B", "C", "D"].map((name) => button(page, new RegExp(`^${name}\\b`))),
  ]);
});

test("a phone in landscape fits all of word battle, and no toast covers the time", async ({ browser, site }) => {
  const [host] = (await openGameRoom(site.url, 2, { game: "word_battle", timeLimit: 60 })) as [SeatedPlayer];
  const page = await openRoomPage(browser, site, host, LANDSCAPE);
  await button(page, "Start Game").click();
  const letters = await lettersOf(page, 1, 5);
  const tools = ["Submit Word", "Shuffle", "Clear"].map((name) => button(page, name));
  await expectToFit(page, [
    roundOf(page),
    timeOf(page),
    wordField(page),
    hand(page).first(),
    hand(page).last(),
    ...tools,
  ]);

  await wordField(page).pressSequentially(letters.slice(0, 2).toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.locator("p", { hasText: "A word needs at least 3 letters." })).toBeVisible();

  await button(page, "Clear").click();
  await tap(page, longestIn(letters));
  await button(page, "Submit Word").click();
  const toast = page.locator("[data-sonner-toast]").first();
  await expect(toast).toContainText("Word Submitted!");
  for (const viewport of [LANDSCAPE, PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const bottomOf = async (part: Locator) =>
      ((await part.boundingBox())?.y ?? 0) + ((await part.boundingBox())?.height ?? 999);
    const lowest = Math.max(await bottomOf(roundOf(page)), await bottomOf(timeOf(page)));
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(lowest);
  }
});

test("Play Again is visible at every screen size with eight results", async ({ browser, fastSite: site }) => {
  const players = await openGameRoom(site.url, 8, { rounds: 5 });
  await playGame(players, (player, round) => (player + round) % 2 === 0);
  const page = await openRoomPage(browser, site, players[0] as SeatedPlayer, LOW_PHONE);
  await expect(page.getByRole("heading", { name: "Game Complete" })).toBeVisible();
  for (const viewport of [LOW_PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(button(page, "Play Again")).toBeInViewport({ ratio: 1 });
  }
});

test("on /games, the code of a room and its button stand apart at every width", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  await page.goto("/games");
  await page.getByLabel("Room code").fill("WWMMQQ");
  for (const width of [320, 340, 360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const form = page.locator("form", { has: button(page, "Join Room") });
    const right = (part: Locator) => part.evaluate((at) => at.getBoundingClientRect());
    const [code, join] = [await right(form.locator("span").nth(5)), await right(button(page, "Join Room"))];
    expect(code.right <= join.left || code.bottom <= join.top, `at ${width} px`).toBe(true);
    expect(await form.evaluate((at) => at.scrollWidth - at.clientWidth), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a short phone shows the first open room on /games, and the room code to a host who is alone", async ({
  browser,
  site,
}) => {
  const [host] = (await openGameRoom(site.url, 1, { roomName: "Wednesday evening with the whole choir" })) as [
    SeatedPlayer,
  ];
  const page = await openRoomPage(browser, site, host, LOW_PHONE);
  await expect(button(page, /^Copy room code/).first()).toBeInViewport({ ratio: 1 });
  await page.goto("/games");
  await expect(button(page, /^(Join (?!Room)|.* is full)/).first()).toBeInViewport({ ratio: 1 });
});
