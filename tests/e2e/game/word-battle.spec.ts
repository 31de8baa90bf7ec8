import { longestIn } from "../../support/game/longest-word.ts";
import { openAccount } from "../support/member.ts";
import { joinWithCode, openRoom, seatHostAndGuest } from "../support/player.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { hand, lettersOf, rack, tap, wordField } from "../support/word-player.ts";

const ROUNDS = 5;

test("two players finish a game, one typing and one tapping, and the tapping one reloads during it", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: typing } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: tapping } = await newcomer(browser, site, { viewport: PHONE, hasTouch: true, isMobile: true });
  const problems = collectPageErrors(typing, tapping);
  await openAccount(typing, "Types");
  await openAccount(tapping, "Taps");
  const room = { name: "Letters", member: "Ngozi", game: "Word Battle", rounds: ROUNDS, timeLimit: 30 };
  const code = await openRoom(typing, room);
  await expect(typing.getByText("Not allowed")).toBeVisible();
  await joinWithCode(tapping, code, "Sola");
  await typing.getByRole("button", { name: "Start Game" }).click();
  await expect(tapping.getByRole("heading", { name: "Word Battle Arena" })).toBeVisible();

  for (let round = 1; round <= ROUNDS; round += 1) {
    const word = longestIn(await lettersOf(typing, round, ROUNDS));
    expect(await lettersOf(tapping, round, ROUNDS)).toHaveLength(7);
    await tap(tapping, word.slice(0, 2));
    if (round === 3) {
      await tapping.reload();
      await expect(wordField(tapping)).toHaveValue(word.slice(0, 2));
    }
    await tap(tapping, word.slice(2));
    await tapping.getByRole("button", { name: "Submit Word" }).click();
    await expect(tapping.getByText(`${word} is in,`)).toBeVisible();
    if (round === 4) {
      await tapping.reload();
      await expect(tapping.getByText(`${word} is in,`)).toBeVisible();
    }
    // Typing and Enter work wherever the focus was.
    if (round === 2) await typing.getByRole("button", { name: "Shuffle" }).click();
    await typing.keyboard.type(`${word.toLowerCase()}`);
    await typing.keyboard.press("Enter");
    await expect(typing.getByText("The best possible word")).toBeVisible();
    await expect(typing.getByText("Round Complete!").first()).toBeVisible();
    await expect(typing.getByRole("list", { name: "What everyone found" })).toContainText(word);
  }
  for (const page of [typing, tapping]) {
    await expect(page.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Winner!")).toHaveCount(2);
  }

  const rounds = await querySite<{ drawn_text: string; answers: string[] }>(
    site,
    `select drawn.drawn_text, array_agg(result.answer) as answers
     from game_rounds drawn join game_sessions session on session.id = drawn.session_id
     join game_rooms room on room.id = session.room_id
     join game_round_results result on result.session_id = session.id and result.round_number = drawn.round_number
     where room.room_code = $1 group by drawn.drawn_text`,
    [code],
  );
  expect(rounds).toHaveLength(ROUNDS);
  for (const { drawn_text, answers } of rounds) expect(answers).toEqual(Array(2).fill(longestIn(drawn_text)));

  await tapping.getByRole("button", { name: "Back to Games" }).click();
  await tapping.getByRole("tab", { name: "Word Battle" }).click();
  await expect(tapping.getByRole("listitem").filter({ hasText: "(you)" })).toContainText("Sola");
  expect(problems).toEqual([]);
});

test("letters on the board count as the answer when time is up, and a letter that was not dealt is refused", async ({
  browser,
  site,
}) => {
  const room = { name: "Time", game: "Word Battle", rounds: ROUNDS, timeLimit: 15 };
  const { host, guest } = await seatHostAndGuest(browser, site, room);
  await host.getByRole("button", { name: "Start Game" }).click();
  const letters = await lettersOf(host, 1, ROUNDS);
  const missing = [..."QXZJKV"].find((letter) => !letters.includes(letter)) ?? "";
  await host.keyboard.press(missing);
  await expect(host.getByText(`You don’t have another ${missing}.`).first()).toBeVisible();
  await expect(host.getByRole("button", { name: "Submit Word" })).toHaveAttribute("aria-disabled", "true");

  const word = longestIn(letters);
  await tap(host, word);
  await host.getByRole("button", { name: "Shuffle" }).click();
  await expect(wordField(host)).toHaveValue(word);
  await rack(host).first().click();
  await expect(wordField(host)).toHaveValue(word.slice(1));
  await host.getByRole("button", { name: "Clear" }).click();
  await expect(wordField(host)).toHaveValue("");
  await tap(host, word);

  await wordField(guest).fill(letters.slice(0, 3).split("").reverse().join("").toLowerCase());
  await expect(wordField(guest)).not.toHaveValue("");
  // Neither player presses Submit Word; the time runs out.
  await expect(host.getByRole("list", { name: "What everyone found" })).toContainText(word, { timeout: 25_000 });
});

test("nothing moves on a phone while a word is typed, and all parts stay on the screen", async ({ browser, site }) => {
  const room = { name: "Still", game: "Word Battle", rounds: ROUNDS, timeLimit: 60 };
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { host, guest } = await seatHostAndGuest(browser, site, room, phone);
  await host.getByRole("button", { name: "Start Game" }).click();
  const word = longestIn(await lettersOf(host, 1, ROUNDS));
  const parts = [
    hand(host).first(),
    host.getByRole("group", { name: "Your word" }),
    wordField(host),
    host.getByRole("button", { name: "Shuffle" }),
  ];
  const places = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await places();
  await wordField(host).focus();
  // The part of the screen that a phone's keyboard leaves free.
  await host.setViewportSize({ width: PHONE.width, height: PHONE.height - 300 });
  await wordField(host).pressSequentially(word.toLowerCase());
  await expect(wordField(host)).toHaveValue(word);
  expect(await places()).toEqual(before);
  // The field is above the phone's keyboard, which takes the lower part of the screen.
  const field = await wordField(host).boundingBox();
  expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThan(PHONE.height * 0.55);
  // Corrections in the middle of the word keep the caret there.
  const caret = () => wordField(host).evaluate((input: HTMLInputElement) => input.selectionStart);
  for (const key of ["Home", "Delete"]) await host.keyboard.press(key);
  await expect(wordField(host)).toHaveValue(word.slice(1));
  expect(await caret()).toBe(0);
  await host.keyboard.type(word.slice(0, 1).toLowerCase());
  await expect(wordField(host)).toHaveValue(word);
  expect(await caret()).toBe(1);
  await host.keyboard.press("Enter");
  await expect(host.getByText(`${word} is in,`)).toBeVisible();
  await guest.keyboard.type(word.toLowerCase());
  await guest.keyboard.press("Enter");
  // If the field lost the focus, the phone's keyboard would close at every reveal.
  await expect(host.getByText("The best possible word")).toBeVisible();
  await expect(wordField(host)).toBeFocused();
  await lettersOf(host, 2, ROUNDS);
  await expect(wordField(host)).toBeFocused();
  await expect(wordField(host)).toHaveValue("");
});

test("the shortest phone fits a whole round and the note why a letter is refused", async ({ browser, site }) => {
  const room = { name: "Low", game: "Word Battle", rounds: ROUNDS, timeLimit: 60 };
  const phone = { viewport: SMALL_PHONE, hasTouch: true, isMobile: true };
  const { host } = await seatHostAndGuest(browser, site, room, phone);
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(host.getByText("Rare letters and long words earn the most.")).toBeVisible();
  const letters = await lettersOf(host, 1, ROUNDS);
  const missing = [..."QXZJKV"].find((letter) => !letters.includes(letter)) ?? "";
  await wordField(host).pressSequentially(`${letters[0]}${missing}`.toLowerCase());
  await expect(wordField(host)).toHaveValue(letters[0] ?? "");
  const note = host.locator("p", { hasText: `You don’t have another ${missing}.` });
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS("opacity", "1");
  // The note is fully visible and the page does not scroll.
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await host.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});
