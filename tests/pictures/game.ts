import { expect, type Page } from "@playwright/test";
import { answer } from "../e2e/support/player.ts";
import { lettersOf, wordField } from "../e2e/support/word-player.ts";
import { longestIn } from "../support/game/longest-word.ts";
import { type GameTitle, ROUNDS, type Table } from "./table.ts";

interface Game extends GameTitle {
  readonly name: string;
  /** Waits for the round and answers it. */
  play(page: Page, round: number, isRight: boolean): Promise<void>;
}

export const trivia: Game = {
  name: "trivia",
  title: "Bible Trivia",
  play: (page, round, isRight) => answer(page, round, ROUNDS, isRight),
};

export const wordBattle: Game = {
  name: "word-battle",
  title: "Word Battle",
  async play(page, round, isRight) {
    const letters = await lettersOf(page, round, ROUNDS);
    const word = isRight ? longestIn(letters) : letters.slice(0, 3);
    await wordField(page).pressSequentially(word.toLowerCase());
    await page.keyboard.press("Enter");
  },
};

/** Keeps a picture of a phase: "reveal" on "360-night". */
export type KeepPicture = (phase: string, view: string, png: Buffer) => Promise<void>;

/** Plays a whole game and takes each phase at the same moment on phones, laptops and screens for a hall, by day and by night. */
export async function takePhases({ host, players, views }: Table, game: Game, keep: KeepPicture): Promise<void> {
  const take = async (phase: string) => {
    for (const { page } of views) await page.evaluate(() => scrollTo(0, 0));
    const pictures = await Promise.all(views.map(({ page }) => page.screenshot({ animations: "disabled" })));
    for (const [at, { name }] of views.entries()) await keep(phase, name, pictures[at] as Buffer);
  };
  await take("waiting");
  await host.getByRole("button", { name: "Start Game" }).click();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [seat, page] of players.entries()) {
      if (round === 1 && seat === 2) await take("round");
      await game.play(page, round, (seat + round) % 3 !== 0);
    }
    const next = host.getByRole("button", { name: "Next" });
    await expect(next).toBeVisible();
    if (round === 2) await take("reveal");
    await next.click();
    if (round === 3) {
      await expect(host.getByRole("heading", { name: "Standings" })).toBeVisible();
      await take("standings");
    }
  }
  await expect(host.getByRole("heading", { name: "Game Complete" })).toBeVisible();
  for (const player of players) await expect(player.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
  await take("finished");
  // At an event only the host calls the next game, and it starts for all.
  if (players.includes(host)) {
    await players[1]?.getByRole("button", { name: "Play Again" }).click();
    await expect(host.getByText(/wants to play again/).first()).toBeVisible();
    await take("rematch");
  } else await closeRoom(host);
  for (const { page } of views) await page.context().close();
}

/** Only one game at a time is open at an event. */
async function closeRoom(host: Page): Promise<void> {
  await host.getByRole("button", { name: "Close the game" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Close the game" }).click();
  await expect(host).not.toHaveURL(/\/games\/results\//);
}
