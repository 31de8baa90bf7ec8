import type { Page } from "@playwright/test";
import { startProcess, untilReady } from "../../support/server/process.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { storeEvent, storeRegistration } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { answer, codeOf } from "../support/player.ts";
import { preparedFolder } from "../support/prepared-folder.ts";
import { closeRows } from "../support/rows.ts";
import { collectPageErrors, expect, newcomer, type Site, SMALL_PHONE, test } from "../support/site.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/width.ts";

const ROUNDS = 5;
const HALL = { width: 1920, height: 1080 };
/** The host ends the pauses, once everything has been looked at. */
const timings = { startingMs: 1_000, revealMs: 60_000, breakMs: 60_000 };

/** Clean-up steps, run in reverse order however the test ended. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function openSite(): Promise<Site> {
  const folder = preparedFolder();
  undo.push(folder.remove);
  const site = await startProcess({ dataDir: folder.path, timings });
  undo.push(() => site.end("SIGTERM"));
  undo.push(() => closeRows(folder.path));
  await untilReady(site);
  return { ...site, dataDir: folder.path };
}

const next = (host: Page) => host.getByRole("button", { name: "Next" }).click();
const choose = (page: Page, group: string, option: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name: option, exact: true }).check();

/** Looks at a phone's screen at 320 px, in the middle of a round. */
async function fitsSmallPhone(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? SMALL_PHONE;
  await page.setViewportSize(SMALL_PHONE);
  await expectNoSidewaysScroll(page, screen);
  await expectNoFindingsInThemes(page, screen);
  await page.setViewportSize(before);
}

test("an event plays a game with teams, from its page on two phones to the podium, with the wall in front", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const site = await openSite();
  const eventId = await storeEvent(site, { title: "Friday in the hall", hours: 1 });
  const { page: host } = await newcomer(browser, site);
  const { page: ann } = await newcomer(browser, site, { colorScheme: "dark", reducedMotion: "reduce" });
  const { page: ben } = await newcomer(browser, site, { colorScheme: "light", reducedMotion: "reduce" });
  const { page: wall } = await newcomer(browser, site, { viewport: HALL, reducedMotion: "reduce" });
  const problems = collectPageErrors(host, ann, ben, wall);

  await becomeMember(host, site, "Kemi Obi", "admin");
  await host.goto(`/event/${eventId}`);
  await host.getByRole("button", { name: "Open the event’s game" }).click();
  const dialog = host.getByRole("dialog", { name: "Open the event’s game" });
  await choose(host, "Teams", "2");
  await choose(host, "Rounds", String(ROUNDS));
  await choose(host, "Time Limit", "60s");
  await expectNoFindingsInThemes(host, "the dialog that opens the game");
  await dialog.getByRole("button", { name: "Open the game" }).click();
  await expect(host).toHaveURL(/\/games\/waiting\//);
  await expect(host.getByText("You need at least two players to start.")).toBeVisible();
  const code = await codeOf(host);

  await host.getByRole("button", { name: "Show on a screen" }).click();
  await wall.goto((await host.getByRole("link", { name: "Open here" }).getAttribute("href")) ?? "");
  await expect(wall.getByText(code)).toBeVisible();

  for (const [page, name] of [
    [ann, "Ann Bello"],
    [ben, "Ben Cole"],
  ] as const) {
    await storeRegistration(site, eventId, await becomeMember(page, site, name));
    await page.goto(`/event/${eventId}`);
    await page.getByRole("link", { name: "Join the game" }).click();
    await expect(page.getByText(/^You play for the (Lamps|Vines)\.$/)).toBeVisible();
    expect(await codeOf(page)).toBe(code);
    await expect(page.getByRole("button", { name: "Start Game" })).toHaveCount(0);
    await expect(wall.getByText(name.split(" ")[0] ?? "", { exact: true })).toBeVisible();
  }
  await expect(ann.getByText("Ben", { exact: false })).toHaveCount(0);
  await expectAccessible(ann, "the waiting room of an event");
  await expectAccessible(host, "the waiting room of an event, for its host");
  await expectNoFindingsInThemes(wall, "the wall of an event's waiting room");

  await host.getByRole("button", { name: "Start Game" }).click();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answer(ann, round, ROUNDS, true);
    if (round === 1) {
      await expect(ben.getByText("1 of 2 have answered").filter({ visible: true })).toBeVisible();
      await expect(wall.getByText("1 of 2 answered")).toBeVisible();
      await fitsSmallPhone(ben, "a round at an event");
    }
    await answer(ben, round, ROUNDS, false);
    await expect(ann.getByText("You’re 1st", { exact: true })).toBeVisible();
    await expect(ben.getByRole("button", { name: "Next" })).toHaveCount(0);
    if (round === 1) await fitsSmallPhone(ben, "a reveal at an event");
    await next(host);
    if (round === ROUNDS) break;
    await expect(ben.getByText("of 2", { exact: true })).toBeVisible();
    if (round === 1) {
      await fitsSmallPhone(ben, "the standings at an event");
      await expectNoFindingsInThemes(wall, "the standings on an event's wall");
    }
    await next(host);
  }

  await expect(ann.getByText(/^You’re 1st of 2, with \d+ points\.$/)).toBeInViewport();
  await expect(ann.getByText(/^Your team, the (Lamps|Vines), came first\.$/)).toBeVisible();
  await expect(ann.getByRole("link", { name: "See every question" })).toBeVisible();
  await expect(ann.getByRole("button", { name: "Play Again" })).toHaveCount(0);
  await expect(wall.getByRole("heading", { name: "Well played, Ann" })).toBeVisible();
  await expect(wall.getByText(/^First place for the (Lamps|Vines)$/)).toBeVisible();
  await expectAccessible(ann, "the results of an event's game");
  await expectNoFindingsInThemes(wall, "the podium on an event's wall");

  await host.getByRole("button", { name: "Play Again" }).click();
  await expect(ben.getByText(`Round 1 of ${ROUNDS}`).first()).toBeVisible({ timeout: 30_000 });
  expect(problems).toEqual([]);
});
