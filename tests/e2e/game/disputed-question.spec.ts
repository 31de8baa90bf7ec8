import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { answer, options, seatHostAndGuest } from "../support/player.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

test("GAME-71 QUESTION-17 QUESTION-20 a question is skipped, another flagged, and an admin clears it", async ({
  browser,
  realTimingSite: site,
}) => {
  test.setTimeout(180_000);
  const { host, guest } = await seatHostAndGuest(browser, site, { name: "Disputed", rounds: 5 }, { viewport: PHONE });
  const problems = collectPageErrors(host, guest);
  await host.getByRole("button", { name: "Start Game" }).click();
  await answer(host, 1, 5, true);
  await answer(guest, 1, 5, false);
  await host.getByRole("button", { name: "Next" }).click();

  await expect(host.getByText("Round 2 of 5").first()).toBeVisible({ timeout: 15_000 });
  await expect(options(host).first()).toBeEnabled({ timeout: 15_000 });
  await host.getByRole("button", { name: "Room menu" }).click();
  await menuLine(host, "Skip this question").click();
  const question = host.getByRole("dialog", { name: "Skip this question?" });
  const skipped = [host, guest].map((page) =>
    expect(page.getByText("The host skipped this question. No points for it.").first()).toBeVisible({
      timeout: 15_000,
    }),
  );
  await question.getByRole("button", { name: "Skip question" }).click();
  await Promise.all(skipped);
  await expect(question).toHaveCount(0);
  await guest.getByRole("button", { name: "Room menu" }).click();
  await expect(menuLine(guest, "Report this room")).toBeVisible();
  await expect(menuLine(guest, "Skip this question")).toHaveCount(0);
  await guest.keyboard.press("Escape");

  for (let round = 3; round <= 6; round += 1) {
    await answer(host, round, 6, true);
    await answer(guest, round, 6, false);
    await host.getByRole("button", { name: "Next" }).click();
  }
  await expect(guest.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 30_000 });

  await guest.getByRole("button", { name: "Something wrong with a question?" }).click();
  const dialog = guest.getByRole("dialog", { name: "Something wrong with a question?" });
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  const text = (await dialog.getByRole("listitem").first().textContent())?.trim() ?? "";
  await dialog.getByRole("button", { name: text }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please choose what’s wrong.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Two answers are right" }).check();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("You told us: Two answers are right")).toBeVisible();

  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Mama Grace", "admin");
  await admin.goto("/admin/questions");
  await admin.getByLabel("State").selectOption("Flagged");
  await admin.getByRole("link", { name: text }).click();
  await expect(admin.getByText("Two answers are right")).toBeVisible();
  await admin.getByRole("button", { name: "Clear flags" }).click();
  await expect(admin.getByText("The flags are cleared.")).toBeVisible();
  await admin.goto("/admin/questions?state=flagged");
  await expect(admin.getByText("No questions found")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a waiting room's game shows who is there, starts, and leads to the waiting room", async ({
  browser,
  fastSite: site,
}) => {
  const { host, guest } = await seatHostAndGuest(browser, site, { name: "Direct", rounds: 5 });
  const address = host.url().replace("/waiting/", "/room/");
  await host.goto(address);
  await expect(host.getByRole("heading", { name: "Waiting for Game to Start" })).toBeVisible();
  await expect(host.getByText("Waiting for Players", { exact: true })).toBeVisible();
  await expect(host.getByText("At least 2 players are needed to start. Players: 2/6")).toBeVisible();
  expect(host.url()).toBe(address);
  await host.getByRole("link", { name: "Go to the waiting room" }).click();
  await expect(host).toHaveURL(/\/games\/waiting\//);
  await guest.goto(address);
  await expect(guest.getByRole("heading", { name: "Waiting for Game to Start" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Start Game" })).toHaveCount(0);
  await host.goto(address);
  await host.getByRole("button", { name: "Start Game" }).click();
  for (const page of [host, guest]) await expect(options(page).first()).toBeEnabled({ timeout: 15_000 });
});
