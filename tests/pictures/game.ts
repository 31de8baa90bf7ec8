import { type Browser, expect, type Page } from "@playwright/test";
import { answer, codeOf } from "../e2e/support/player.ts";
import { lettersOf, longestIn, wordField } from "../e2e/support/word-player.ts";
import { signInAs } from "./screens.ts";

const ROUNDS = 5;
const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const hall = { width: 1920, height: 1080 };

/** The players of the demo community. The first is the host. */
const seats = [
  { email: "ada@example.org", size: "360", theme: "night", viewport: phone },
  { email: "tunde@example.org", size: "360", theme: "day", viewport: phone },
  { email: "halima@example.org", size: "1280", theme: "night", viewport: laptop },
  { email: "chidi@example.org", size: "1280", theme: "day", viewport: laptop },
] as const;
const walls = [
  { size: "1920", theme: "night", viewport: hall },
  { size: "1920", theme: "day", viewport: hall },
] as const;

interface View {
  readonly page: Page;
  /** "360-night" */
  readonly name: string;
}

interface Table {
  readonly host: Page;
  readonly players: readonly Page[];
  readonly views: readonly View[];
}

interface Game {
  readonly name: string;
  readonly title: string;
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

async function openView(
  browser: Browser,
  url: string,
  { size, theme, viewport }: { size: string; theme: string; viewport: { width: number; height: number } },
): Promise<View> {
  const colorScheme = theme === "day" ? "light" : "dark";
  const context = await browser.newContext({ baseURL: url, viewport, colorScheme, reducedMotion: "reduce" });
  return { page: await context.newPage(), name: `${size}-${theme}` };
}

const choose = (page: Page, group: string, option: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name: option, exact: true }).check();

/** Seats the demo members in a new room and opens two screens for a hall. */
async function openTable(browser: Browser, url: string, game: Game): Promise<Table> {
  const views: View[] = [];
  for (const seat of seats) {
    const view = await openView(browser, url, seat);
    await signInAs(view.page, seat.email);
    views.push(view);
  }
  const players = views.map(({ page }) => page);
  const [host, ...guests] = players as [Page, ...Page[]];
  await host.goto("/games");
  await host.getByRole("button", { name: `Create Room, ${game.title}` }).click();
  await host.getByLabel("Room Name").fill("Friday warm-up");
  await choose(host, "Rounds", String(ROUNDS));
  // A busy machine needs its time for six pictures.
  await choose(host, "Time Limit", "60s");
  await host.getByRole("button", { name: "Create Room" }).click();
  const code = await codeOf(host);
  for (const guest of guests) {
    await guest.goto(`/games?code=${code}`);
    await guest.getByRole("button", { name: "Join Room" }).click();
    await expect(guest).toHaveURL(/\/games\/waiting\//);
  }
  await host.getByRole("button", { name: "Show on a screen" }).click();
  const address = (await host.getByRole("link", { name: "Open here" }).getAttribute("href")) ?? "";
  for (const wall of walls) {
    const view = await openView(browser, url, wall);
    await view.page.goto(address);
    views.push(view);
  }
  await expect(host.getByText("2 of 2 screens are on.")).toBeVisible();
  return { host, players, views };
}

/** Keeps a picture of a phase: "reveal" on "360-night". */
export type KeepPicture = (phase: string, view: string, png: Buffer) => Promise<void>;

/** Plays a whole game and takes each phase at the same moment on phones, laptops and screens for a hall, by day and by night. */
export async function takePhases(browser: Browser, url: string, game: Game, keep: KeepPicture): Promise<void> {
  const { host, players, views } = await openTable(browser, url, game);
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
  await players[1]?.getByRole("button", { name: "Play Again" }).click();
  await expect(host.getByText(/wants to play again/).first()).toBeVisible();
  await take("rematch");
  for (const { page } of views) await page.context().close();
}
