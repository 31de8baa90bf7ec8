import type { Page } from "@playwright/test";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";
import { openAccount } from "../support/member.ts";
import { answer, joinWithCode, openRoom, options } from "../support/player.ts";
import { querySite } from "../support/rows.ts";
import { expect, newcomer, type Site, test } from "../support/site.ts";

/** How often the guest tries to reconnect before the network is restored. */
const ATTEMPTS = { drop: 4, silence: 1 };

/** Starts a game of five rounds of 60 seconds. The guest is connected through `proxy`, which can be cut. */
async function startGame(browser: Parameters<typeof newcomer>[0], site: Site) {
  const proxy = await openTcpProxy(Number(new URL(site.url).port));
  const { page: host } = await newcomer(browser, site);
  const { page: guest } = await newcomer(browser, proxy);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  const code = await openRoom(host, { name: "Tunnel", member: "Ada", rounds: 5, timeLimit: 60 });
  await joinWithCode(guest, code, "Chidi");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(options(guest).first()).toBeEnabled({ timeout: 15_000 });
  return { host, guest, proxy, code };
}

/** What every player sees of the round: its number, the question and the answers. */
async function roundOf(page: Page) {
  return {
    round: await page
      .getByText(/^Round \d+ of \d+$/)
      .first()
      .textContent(),
    question: await page.getByRole("heading", { level: 2 }).first().textContent(),
    // Only the player sees their own answer.
    options: (await options(page).allTextContents()).map((text) => text.replace(/, your answer.*/, "")),
  };
}

async function seatOf(site: Site, code: string, name: string) {
  const [row] = await querySite<{ seat: number; total_score: number; is_active: boolean }>(
    site,
    `select s.seat, s.total_score, s.is_active from game_participants s join game_rooms g on g.id = s.room_id
      where g.room_code = $1 and s.display_name = $2`,
    [code, name],
  );
  return row;
}

async function endRound(host: Page, guest: Page, site: Site, code: string): Promise<void> {
  await expect(host.getByText("Round 2 of 5").first()).toBeVisible({ timeout: 30_000 });
  await expect(guest.getByText("Round 2 of 5").first()).toBeVisible();
  expect(await roundOf(guest)).toEqual(await roundOf(host));
  expect((await seatOf(site, code, "Chidi"))?.total_score).toBeGreaterThan(0);
}

let proxy: TcpProxy | undefined;
test.afterEach(() => proxy?.close());

test("a player who reloads during a round keeps the seat and the answer and sees the same as the others", async ({
  browser,
  site,
}) => {
  const game = await startGame(browser, site);
  proxy = game.proxy;
  const { host, guest, code } = game;
  const seat = await seatOf(site, code, "Chidi");
  await answer(guest, 1, 5, true);
  await expect(guest.getByText("Your answer is in.").first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Your answer is in.").first()).toBeVisible();
  expect(await roundOf(guest)).toEqual(await roundOf(host));
  expect((await seatOf(site, code, "Chidi"))?.seat).toBe(seat?.seat);
  await answer(host, 1, 5, true);
  await endRound(host, guest, site, code);
});

for (const how of ["drop", "silence"] as const) {
  test(`a player whose network is cut (${how}) in a round keeps seat, score and current state`, async ({
    browser,
    site,
  }) => {
    const game = await startGame(browser, site);
    proxy = game.proxy;
    const { host, guest, code } = game;
    const seat = await seatOf(site, code, "Chidi");
    let attempts = 0;
    guest.on("request", (request) => {
      if (request.url().endsWith("/seat")) attempts += 1;
    });
    proxy.cut(how);
    // An answer given while the network is cut arrives once it is restored.
    await answer(guest, 1, 5, true);
    if (how === "drop") await expect(guest.getByText(/reconnect/i).first()).toBeVisible();
    await until(() => attempts >= ATTEMPTS[how], 60_000);
    proxy.mend();
    await expect(guest.getByText("Your answer is in.").first()).toBeVisible({ timeout: 30_000 });
    expect(await roundOf(guest)).toEqual(await roundOf(host));
    expect(await seatOf(site, code, "Chidi")).toMatchObject({ seat: seat?.seat, is_active: true });
    await answer(host, 1, 5, true);
    await endRound(host, guest, site, code);
  });
}

test("a second tab takes over the seat; the first tab says so and can take it back", async ({ browser, site }) => {
  const game = await startGame(browser, site);
  proxy = game.proxy;
  const { guest } = game;
  const second = await guest.context().newPage();
  await second.goto(guest.url());
  await expect(options(second).first()).toBeEnabled();
  await expect(guest.getByRole("heading", { name: "You’re playing in another tab" })).toBeVisible();
  await guest.getByRole("button", { name: "Play here" }).click();
  await expect(options(guest).first()).toBeEnabled();
  await expect(second.getByRole("heading", { name: "You’re playing in another tab" })).toBeVisible();
});

test("countdowns are right on a phone whose clock is ten minutes fast", async ({ browser, site }) => {
  const { page: host } = await newcomer(browser, site);
  const { page: guest } = await newcomer(browser, site);
  const TEN_MINUTES = 10 * 60 * 1000;
  await guest.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, TEN_MINUTES);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  const code = await openRoom(host, { name: "Clocks", member: "Ada", rounds: 5, timeLimit: 60 });
  await joinWithCode(guest, code, "Chidi");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(options(guest).first()).toBeEnabled({ timeout: 15_000 });
  const secondsLeft = async (page: Page) =>
    Number((await page.getByRole("timer").first().getAttribute("aria-label"))?.match(/\d+/)?.[0]);
  await until(async () => Math.abs((await secondsLeft(host)) - (await secondsLeft(guest))) <= 1);
  expect(await secondsLeft(guest)).toBeGreaterThan(30);
});
