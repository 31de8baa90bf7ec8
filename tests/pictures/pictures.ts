// `npm run pictures`: takes the pictures in docs/pictures and those of the home page, from a demo community that it starts.
// `npm run pictures -- phases`: each phase of both games, at a table and at an event, on every size of screen, to look
// at, in tests/results/phases.
// `npm run pictures -- previews`: the pictures of link previews, one for each public page, in client/public/share.
import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../../bin/browser.mjs";
import { dataFolder, startProcess, untilReady } from "../support/server/process.ts";
import { takePhases, trivia, wordBattle } from "./game.ts";
import { takePreviews } from "./previews.ts";
import { screens, signInAs } from "./screens.ts";
import { shots } from "./shots.ts";
import { openEventTable, openTable } from "./table.ts";

const DOCS = "docs/pictures";
const SHOTS = "client/site/home/shots";
const PHASES = "tests/results/phases";
const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;
const themes = { day: "light", night: "dark" } as const;

/** Few colors: flat drawings and text look the same and weigh a third. */
const small = (png: Buffer) => sharp(png).png({ palette: true, quality: 90, effort: 8 }).toBuffer();

/** What has moved or is loading would differ from run to run. */
async function picture(page: Page): Promise<Buffer> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return await page.screenshot({ animations: "disabled" });
}

/** Each screen of the README's list, on a phone and on a laptop, by day and by night. */
async function takeScreens(browser: Browser, url: string): Promise<void> {
  for (const [theme, colorScheme] of Object.entries(themes)) {
    for (const [name, viewport] of Object.entries(sizes)) {
      const options = { baseURL: url, viewport, colorScheme, reducedMotion: "reduce" } as const;
      for (const screen of screens) {
        const context = await browser.newContext(options);
        const page = await context.newPage();
        if (await screen.open(page)) {
          await writeFile(`${DOCS}/${screen.name}-${name}-${theme}.png`, await small(await picture(page)));
        }
        await context.close();
      }
    }
  }
}

/** The pictures of a phone that are in the README too. */
const readmeShots: readonly string[] = ["channel", "event"];

/** The pictures of a phone on the home page: 360 px wide, for a place of 240. */
async function takeShots(browser: Browser, url: string): Promise<void> {
  for (const { name, open } of shots) {
    const phone = { baseURL: url, viewport: sizes[360], colorScheme: "dark" } as const;
    const newPage = async () => (await browser.newContext({ ...phone, reducedMotion: "reduce" })).newPage();
    const page = await open(newPage);
    const png = await picture(page);
    await sharp(png).avif({ quality: 42, effort: 6 }).toFile(`${SHOTS}/${name}.avif`);
    if (readmeShots.includes(name)) await writeFile(`${DOCS}/${name}-phone.png`, await small(png));
  }
}

/** The pictures of a game in the README, by their phase. */
const readmePhases: Record<string, string> = {
  waiting: "waiting-phone",
  round: "round-phone",
  finished: "results-phone",
};

async function takeDocs(browser: Browser, url: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  await takeShots(browser, url);
  await takeScreens(browser, url);
  await takePhases(await openTable(browser, url, trivia), trivia, async (phase, view, png) => {
    const name = readmePhases[phase];
    if (!name || view !== "360-night") return;
    await writeFile(`${DOCS}/${name}.png`, await small(png));
    if (phase === "waiting") await takeOpenRooms(browser, url);
  });
}

/** The games page while the room of the game is open. */
async function takeOpenRooms(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: sizes[360], colorScheme: "dark" });
  const page = await context.newPage();
  await signInAs(page, "emeka@example.org");
  await page.goto("/games");
  await expect(page.getByRole("button", { name: /^Join (?!Room)/ })).toBeVisible();
  await writeFile(`${DOCS}/games-phone.png`, await small(await picture(page)));
  await context.close();
}

async function takeAllPhases(browser: Browser, url: string): Promise<void> {
  await mkdir(PHASES, { recursive: true });
  for (const [place, open] of Object.entries({ event: openEventTable, table: openTable })) {
    for (const game of [trivia, wordBattle]) {
      await takePhases(await open(browser, url, game), game, (phase, view, png) =>
        writeFile(`${PHASES}/${place}-${game.name}-${phase}-${view}.png`, png),
      );
    }
  }
}

const folder = dataFolder();
const server = await startProcess({
  dataDir: folder.path,
  command: [process.execPath, "bin/start.mjs"],
  environment: { NODE_ENV: "development" },
});
try {
  await untilReady(server);
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  if (process.argv.includes("phases")) await takeAllPhases(browser, server.url);
  else if (process.argv.includes("previews")) await takePreviews(browser, server.url);
  else await takeDocs(browser, server.url);
  await browser.close();
} finally {
  await server.end("SIGTERM");
  await folder.remove();
}
