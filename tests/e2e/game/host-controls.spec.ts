import type { Page } from "@playwright/test";
import { menuLine } from "../support/menu.ts";
import { answer, seatHostAndGuest } from "../support/player.ts";
import { collectPageErrors, expect, newcomer, PHONE, test } from "../support/site.ts";

const HALL = { width: 1920, height: 1080 };
const PAUSED = "The host has paused the game";

/** The host ends the game from the room's menu, after reading what that does. */
async function endGame(host: Page, consequence: string): Promise<void> {
  await host.getByRole("button", { name: "Room menu" }).click();
  await menuLine(host, "End game now").click();
  const question = host.getByRole("dialog", { name: "End this game?" });
  await expect(question).toContainText(consequence);
  await question.getByRole("button", { name: "End game" }).click();
  await expect(question).toHaveCount(0);
}

test("GAME-73 GAME-78 GAME-79 a host pauses the game, goes on, and ends it, and a hall sees it", async ({
  browser,
  realTimingSite: site,
}) => {
  test.setTimeout(240_000);
  const { host, guest } = await seatHostAndGuest(
    browser,
    site,
    { name: "Youth night", rounds: 5 },
    { viewport: PHONE },
  );
  await host.getByRole("button", { name: "Show on a screen" }).click();
  const address = (await host.getByRole("link", { name: "Open here" }).getAttribute("href")) ?? "";
  const { page: wall } = await newcomer(browser, site, { viewport: HALL });
  const problems = collectPageErrors(host, guest, wall);
  await wall.goto(address);
  await expect(wall.getByText("Guest", { exact: true })).toBeVisible();
  await wall.mouse.move(400, 400);
  await wall.getByRole("button", { name: "Full screen" }).click();
  await wall.getByRole("button", { name: "Leave full screen" }).click();
  await expect(wall.getByRole("button", { name: "Full screen" }).locator("..")).toHaveCSS("opacity", "0");

  await host.getByRole("button", { name: "Start Game" }).click();
  await answer(host, 1, 5, true);
  await answer(guest, 1, 5, false);
  await host.getByRole("button", { name: "Pause the game" }).click();
  for (const page of [host, guest, wall]) await expect(page.getByText(PAUSED).first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(PAUSED).first()).toBeVisible();
  await expect(guest.getByRole("button", { name: "Next" })).toHaveCount(0);
  await host.getByRole("button", { name: "Go on" }).click();
  for (const page of [host, guest, wall]) {
    await expect(page.getByText("Round 2 of 5").first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(PAUSED)).toHaveCount(0);
  }

  await endGame(host, "This round is the last one.");
  await expect(guest.getByText("The host ends the game after this round.").first()).toBeVisible();
  await answer(host, 2, 2, true);
  await answer(guest, 2, 2, false);
  await host.getByRole("button", { name: "Next" }).click();
  await expect(guest.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 15_000 });
  await expect(wall.getByRole("heading", { name: "Well played, Host" })).toBeVisible();

  for (const page of [guest, host]) await page.getByRole("button", { name: "Play Again" }).click();
  await expect(host.getByText("Round 1 of 5").first()).toBeVisible({ timeout: 15_000 });
  await endGame(host, "No round is over yet");
  for (const page of [host, guest]) await expect(page).toHaveURL(/\/games\/waiting\//);
  await expect(guest.getByText("The host ended the game").first()).toBeVisible();
  await expect(wall.getByRole("heading", { name: "Come and play" })).toBeVisible();
  expect(problems).toEqual([]);
});
