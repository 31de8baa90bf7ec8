import type { Page } from "@playwright/test";
import { openTcpProxy, type TcpProxy } from "../support/tcp-proxy.ts";
import { until } from "../support/until.ts";
import { openAccount } from "./support/member.ts";
import { answer, joinWithCode, openRoom, options } from "./support/player.ts";
import { look } from "./support/rows.ts";
import { expect, newcomer, type Site, test } from "./support/site.ts";

/** How often the guest tries to come back before the network is there again. */
const ATTEMPTS = { drop: 4, silence: 1 };

/** A host at home and a guest on a line that can be cut, in the first of five rounds of 60 seconds. */
async function inARound(browser: Parameters<typeof newcomer>[0], site: Site) {
  const line = await openTcpProxy(Number(new URL(site.url).port));
  const { page: host } = await newcomer(browser, site);
  const { page: guest } = await newcomer(browser, line);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  const code = await openRoom(host, { name: "Tunnel", member: "Ada", rounds: 5, timeLimit: 60 });
  await joinWithCode(guest, code, "Chidi");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(options(guest).first()).toBeEnabled({ timeout: 15_000 });
  return { host, guest, line, code };
}

/** What the round looks like, without what runs: the question, the answers, who has how many points. */
async function pictureOf(page: Page) {
  return {
    round: await page
      .getByText(/^Round \d+ of \d+$/)
      .first()
      .textContent(),
    question: await page.getByRole("heading", { level: 2 }).first().textContent(),
    // What a player chose is theirs alone.
    options: (await options(page).allTextContents()).map((text) => text.replace(/, your answer.*/, "")),
  };
}

async function seatOf(site: Site, code: string, name: string) {
  const [row] = await look<{ seat: number; total_score: number; is_active: boolean }>(
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
  expect(await pictureOf(guest)).toEqual(await pictureOf(host));
  expect((await seatOf(site, code, "Chidi"))?.total_score).toBeGreaterThan(0);
}

let line: TcpProxy | undefined;
test.afterEach(() => line?.close());

test("a reload in the middle of a round: same seat, same answer, same picture as the others have", async ({
  browser,
  site,
}) => {
  const game = await inARound(browser, site);
  line = game.line;
  const { host, guest, code } = game;
  const seat = await seatOf(site, code, "Chidi");
  await answer(guest, 1, 5, true);
  await expect(guest.getByText("Your answer is in.").first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Your answer is in.").first()).toBeVisible();
  expect(await pictureOf(guest)).toEqual(await pictureOf(host));
  expect((await seatOf(site, code, "Chidi"))?.seat).toBe(seat?.seat);
  await answer(host, 1, 5, true);
  await endRound(host, guest, site, code);
});

for (const how of ["drop", "silence"] as const) {
  test(`a network cut (${how}) in the middle of a round: same seat, same score, state equal to the server's`, async ({
    browser,
    site,
  }) => {
    const game = await inARound(browser, site);
    line = game.line;
    const { host, guest, code } = game;
    const seat = await seatOf(site, code, "Chidi");
    let attempts = 0;
    guest.on("request", (request) => {
      if (request.url().endsWith("/seat")) attempts += 1;
    });
    line.cut(how);
    // What is pressed while the line is cut arrives when it is whole again.
    await answer(guest, 1, 5, true);
    if (how === "drop") await expect(guest.getByText(/reconnect/i).first()).toBeVisible();
    await until(() => attempts >= ATTEMPTS[how], 60_000);
    line.mend();
    await expect(guest.getByText("Your answer is in.").first()).toBeVisible({ timeout: 30_000 });
    expect(await pictureOf(guest)).toEqual(await pictureOf(host));
    expect(await seatOf(site, code, "Chidi")).toMatchObject({ seat: seat?.seat, is_active: true });
    await answer(host, 1, 5, true);
    await endRound(host, guest, site, code);
  });
}

test("another tab takes the seat over, and the first tab says so and can take it back", async ({ browser, site }) => {
  const game = await inARound(browser, site);
  line = game.line;
  const { guest } = game;
  const second = await guest.context().newPage();
  await second.goto(guest.url());
  await expect(options(second).first()).toBeEnabled();
  await expect(guest.getByRole("heading", { name: "You're playing in another tab" })).toBeVisible();
  await guest.getByRole("button", { name: "Play here" }).click();
  await expect(options(guest).first()).toBeEnabled();
  await expect(second.getByRole("heading", { name: "You're playing in another tab" })).toBeVisible();
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
