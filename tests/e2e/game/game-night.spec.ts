import { becomeMember } from "../support/member.ts";
import { answer, codeOf, joinWithCode, openRoom, seatHostAndGuest, signUp } from "../support/player.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

const ROUNDS = 5;

test("two members, one on a phone, play a full game from sign-up to the leaderboard", async ({
  browser,
  realTimingSite: site,
}) => {
  const { page: ada } = await newcomer(browser, site, {
    viewport: PHONE,
    colorScheme: "dark",
    hasTouch: true,
    isMobile: true,
  });
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP, colorScheme: "light" });
  const problems = collectPageErrors(ada, tunde);

  await signUp(ada, "Ada");
  await signUp(tunde, "Tunde");
  const code = await openRoom(ada, { name: "Friday night", member: "Ada Nwosu", rounds: ROUNDS });
  await expect(ada.getByText("Waiting for Players")).toBeVisible();

  await tunde.goto("/games");
  await expect(tunde.getByText("Friday night")).toBeVisible();
  await joinWithCode(tunde, code, "Túndé Adébáyọ̀");
  expect(await codeOf(tunde)).toBe(code);
  await expect(tunde.getByText("Waiting for Host")).toBeVisible();
  await expect(ada.getByText("Ready to Start")).toBeVisible();
  await expect(tunde.getByRole("button", { name: "Start Game" })).toHaveCount(0);

  await ada.getByRole("button", { name: "Start Game" }).click();
  for (const page of [ada, tunde]) {
    await expect(page).toHaveURL(/\/games\/room\//);
    await expect(page.getByRole("heading", { name: "Bible Trivia Challenge" })).toBeVisible();
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answer(ada, round, ROUNDS, true);
    await answer(tunde, round, ROUNDS, round % 2 === 0);
  }
  for (const page of [ada, tunde]) {
    await expect(page.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Winner!")).toHaveCount(1);
  }

  const results = await querySite<{
    full_name: string;
    points_earned: number;
    response_time: string;
    is_correct: boolean;
    time_limit: number;
  }>(
    site,
    `select p.full_name, r.points_earned, r.response_time, r.is_correct, r.time_limit
       from game_round_results r join game_participants s on s.id = r.participant_id join profiles p on p.user_id = s.user_id
       join game_rooms g on g.id = s.room_id where g.room_code = $1`,
    [code],
  );
  expect(results).toHaveLength(2 * ROUNDS);
  const total = { "Ada Nwosu": 0, "Túndé Adébáyọ̀": 0 } as Record<string, number>;
  for (const { full_name, points_earned, response_time, is_correct, time_limit } of results) {
    expect(points_earned).toBe(
      is_correct ? Math.round(100 * (0.5 + (0.5 * (time_limit - Number(response_time))) / 60)) : 0,
    );
    total[full_name.normalize()] = (total[full_name.normalize()] ?? 0) + points_earned;
  }
  const ranking = ada.getByRole("main").getByRole("listitem");
  await expect(ranking.first()).toContainText("Ada Nwosu");
  await expect(ranking.first()).toContainText(String(total["Ada Nwosu"]));
  await expect(ranking.nth(1)).toContainText(String(total["Túndé Adébáyọ̀".normalize()]));

  await ada.getByRole("link", { name: "See every question" }).click();
  await expect(ada.getByRole("heading", { name: "Every question" })).toBeVisible();
  await expect(ada.getByText(/^Right, in /)).toHaveCount(ROUNDS);
  await expect(ada.getByRole("list").first().getByRole("listitem").first()).toContainText("Ada Nwosu (you)");
  await ada.getByRole("link", { name: "Your games" }).click();
  await expect(ada.getByRole("link", { name: /Friday night/ })).toContainText("1st of 2");
  // Their ages are unknown, so somebody has to read along.
  const { page: lead } = await newcomer(browser, site);
  await becomeMember(lead, site, "Mama Grace", "safeguarding_lead");
  await ada.getByRole("link", { name: /Friday night/ }).click();
  await ada.getByRole("button", { name: "Talk about this game" }).click();
  await expect(ada).toHaveURL(/\/community\/channel\//);
  await expect(ada.getByRole("heading", { name: "Friday night" })).toBeVisible();

  await expect(tunde.getByRole("button", { name: "Play Again" })).toBeVisible();
  await tunde.getByRole("button", { name: "Back to Games" }).click();
  await expect(tunde).toHaveURL(/\/games$/);
  // The address changes before the screen does.
  await expect(tunde.getByRole("button", { name: "Back to Games" })).toHaveCount(0);
  const ownRow = tunde.getByRole("listitem").filter({ hasText: "(you)" });
  await expect(ownRow).toContainText(String(total["Túndé Adébáyọ̀".normalize()]));
  expect(problems).toEqual([]);
});

test("GAME-21 Play Again starts another game in the same private room; its address keeps the code", async ({
  browser,
  fastSite: site,
}) => {
  const room = { name: "Again", rounds: 5, isPrivate: true };
  const { host, guest, code } = await seatHostAndGuest(browser, site, room);
  const expectBothAt = async (screen: string) => {
    for (const page of [host, guest])
      await expect(page).toHaveURL(new RegExp(`/games/${screen}/[^?]+\\?code=${code}$`));
  };
  const savedNotice = guest.getByText("Your answer is in.").first();
  await expectBothAt("waiting");
  await host.getByRole("button", { name: "Start Game" }).click();
  await expectBothAt("room");
  for (let round = 1; round <= 5; round += 1) {
    await answer(guest, round, 5, false);
    if (round === 1) {
      // After a reload the room sends the receipt again. It must not lock this round in the next game.
      await expect(savedNotice).toBeVisible();
      await guest.reload();
      await expect(savedNotice).toBeVisible();
    }
    await answer(host, round, 5, true);
  }
  // Anyone calls the next game, and the others join by one tap.
  await guest.getByRole("button", { name: "Play Again" }).click({ timeout: 30_000 });
  await expect(guest.getByRole("button", { name: "You’re in" })).toBeVisible();
  await expect(host.getByText(/ wants to play again\. It starts in \d+ s\.$/)).toBeVisible();
  await host.getByRole("button", { name: "Play Again" }).click();
  await expectBothAt("room");
  for (const page of [host, guest]) expect(await codeOf(page)).toBe(code);
  await answer(guest, 1, 5, true);
  await expect(savedNotice).toBeVisible();
});

test("when the host leaves mid-game, the next player is told they're the host and starts the next game", async ({
  browser,
  fastSite: site,
}) => {
  const { host, guest } = await seatHostAndGuest(browser, site, { name: "Handed on", rounds: 5 });
  await host.getByRole("button", { name: "Start Game" }).click();
  await answer(host, 1, 5, true);
  await host.getByRole("button", { name: "Leave Room" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Leave Room" }).click();
  await expect(host).toHaveURL(/\/games$/);
  const notice = guest.getByText("You’re the host now", { exact: true });
  await expect(notice).toBeVisible();
  await expect(guest.getByText("You can start the next game when this one ends.", { exact: true })).toBeVisible();
  await expect(host.getByText("You’re the host now")).toHaveCount(0);
  for (let round = 1; round <= 5; round += 1) await answer(guest, round, 5, true);
  await guest.getByRole("button", { name: "Play Again" }).click({ timeout: 30_000 });
  await expect(guest).toHaveURL(/\/games\/waiting\//);
});
