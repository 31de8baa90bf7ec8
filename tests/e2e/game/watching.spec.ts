import { expectNoFindingsInThemes } from "../support/axe.ts";
import { openAccount } from "../support/member.ts";
import { answer, giveName, options, seatHostAndGuest } from "../support/player.ts";
import { collectPageErrors, expect, newcomer, SMALL_PHONE, test } from "../support/site.ts";

const ROUNDS = 5;
const HALL = { width: 1920, height: 1080 };

declare global {
  interface Window {
    openedRounds: number;
  }
}

/** Runs in the page before its own scripts. */
function countOpenedRounds(): void {
  window.openedRounds = 0;
  const { decrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.decrypt = async function (...given) {
    const text = await decrypt.apply(this, given);
    window.openedRounds += 1;
    return text;
  };
}

test("a late friend watches and plays the next game, and a screen without an account shows both", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const { host, guest, code } = await seatHostAndGuest(browser, site, { name: "Hall night", rounds: ROUNDS });
  await host.getByRole("button", { name: "Show on a screen" }).click();
  const address = (await host.getByRole("link", { name: "Open here" }).getAttribute("href")) ?? "";
  const { page: wall } = await newcomer(browser, site, { viewport: HALL });
  const problems = collectPageErrors(host, guest, wall);
  await wall.addInitScript(countOpenedRounds);
  await wall.goto(address);
  await expect(wall.getByText(code)).toBeVisible();
  await expect(wall.getByText("Guest", { exact: true })).toBeVisible();
  await expect(host.getByText("1 of 2 screens is on.")).toBeVisible();
  await expectNoFindingsInThemes(wall, "the wall of a waiting room");

  await host.getByRole("button", { name: "Start Game" }).click();
  const { page: late } = await newcomer(browser, site, { viewport: SMALL_PHONE });
  await openAccount(late, "Late");
  await late.goto("/games");
  await late.getByLabel("Room code").fill(code);
  await late.getByRole("button", { name: "Join Room" }).click();
  await giveName(late, "Late");
  await late.getByRole("button", { name: "Watch" }).click();
  await expect(late.getByText("You’re watching")).toBeVisible();
  await expect(host.getByText("1 watching").first()).toBeAttached();

  for (let round = 1; round <= ROUNDS; round += 1) {
    await answer(host, round, ROUNDS, true);
    if (round === 2) {
      await expect(options(late).first()).toHaveAttribute("aria-disabled", "true");
      await expect(wall.getByText("1 of 2 answered")).toBeVisible();
      const question = wall.getByRole("heading", { level: 2 });
      expect(Number.parseFloat(await question.evaluate((at) => getComputedStyle(at).fontSize))).toBeGreaterThan(48);
      await wall.reload();
      await late.reload();
      await expect(late.getByText("You’re watching")).toBeVisible();
      await expect(wall.getByText("1 of 2 answered")).toBeVisible();
    }
    await answer(guest, round, ROUNDS, false);
    await expect(wall.getByText(/^Host was the fastest/)).toBeVisible();
    await expect(late.getByRole("button", { name: "Next" })).toHaveCount(0);
    await host.getByRole("button", { name: "Next" }).click();
  }
  await expect(wall.getByRole("heading", { name: "Well played, Host" })).toBeVisible({ timeout: 30_000 });
  // GAME-146: the wall was loaded again in the second round.
  expect(await wall.evaluate(() => window.openedRounds)).toBe(ROUNDS - 2);
  await late.getByRole("button", { name: "Take a seat" }).click();
  await expect(late.getByRole("button", { name: "You’re next" })).toBeVisible();
  await guest.getByRole("button", { name: "Play Again" }).click();
  await expect(wall.getByText(/^The next game starts in/)).toBeVisible();
  await host.getByRole("button", { name: "Play Again" }).click();
  await answer(late, 1, ROUNDS, true);
  await expect(wall.getByText("1 of 3 answered")).toBeVisible();
  expect(problems).toEqual([]);
});
