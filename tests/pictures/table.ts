import { type Browser, expect, type Page } from "@playwright/test";
import { listEvents } from "../../schema/event/list-api.ts";
import { codeOf } from "../e2e/support/player.ts";
import { signInAs } from "./screens.ts";

export const ROUNDS = 5;
const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const hall = { width: 1920, height: 1080 };

/** The screens of four players: phones and laptops, by night and by day. */
const screenOf = [
  { size: "360", theme: "night", viewport: phone },
  { size: "360", theme: "day", viewport: phone },
  { size: "1280", theme: "night", viewport: laptop },
  { size: "1280", theme: "day", viewport: laptop },
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

/** An open room with its players and the screens that are looked at, in the waiting phase. */
export interface Table {
  readonly host: Page;
  readonly players: readonly Page[];
  readonly views: readonly View[];
}

/** A game as the dialogs name it. */
export interface GameTitle {
  readonly title: string;
}

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

/** Signs these members in, each on a screen of their own. */
async function openPlayers(browser: Browser, url: string, emails: readonly string[]): Promise<View[]> {
  const views: View[] = [];
  for (const [at, email] of emails.entries()) {
    const view = await openView(browser, url, screenOf[at] as (typeof screenOf)[number]);
    await signInAs(view.page, email);
    views.push(view);
  }
  return views;
}

/** Opens two screens for a hall, which the host's waiting room leads to. */
async function openWalls(browser: Browser, url: string, host: Page): Promise<View[]> {
  await host.getByRole("button", { name: "Show on a screen" }).click();
  const address = (await host.getByRole("link", { name: "Open here" }).getAttribute("href")) ?? "";
  const views: View[] = [];
  for (const wall of walls) {
    const view = await openView(browser, url, wall);
    await view.page.goto(address);
    views.push(view);
  }
  await expect(host.getByText("2 of 2 screens are on.")).toBeVisible();
  return views;
}

/** Rounds, and the time for six pictures on a busy machine. */
async function chooseRounds(host: Page): Promise<void> {
  await choose(host, "Rounds", String(ROUNDS));
  await choose(host, "Time Limit", "60s");
}

/** Seats four members of the demo community in a new room. The first is the host. */
export async function openTable(browser: Browser, url: string, { title }: GameTitle): Promise<Table> {
  const emails = ["ada@example.org", "tunde@example.org", "halima@example.org", "chidi@example.org"];
  const views = await openPlayers(browser, url, emails);
  const players = views.map(({ page }) => page);
  const [host, ...guests] = players as [Page, ...Page[]];
  await host.goto("/games");
  await host.getByRole("button", { name: `Create Room, ${title}` }).click();
  await host.getByLabel("Room Name").fill("Friday warm-up");
  await chooseRounds(host);
  await host.getByRole("button", { name: "Create Room" }).click();
  const code = await codeOf(host);
  for (const guest of guests) {
    await guest.goto(`/games?code=${code}`);
    await guest.getByRole("button", { name: "Join Room" }).click();
    await expect(guest).toHaveURL(/\/games\/waiting\//);
  }
  return { host, players, views: [...views, ...(await openWalls(browser, url, host))] };
}

const EVENT = "Game Night";

/** Opens the game of a demo event, with teams. An admin leads it on a phone and does not play. */
export async function openEventTable(browser: Browser, url: string, { title }: GameTitle): Promise<Table> {
  const emails = ["admin@example.org", "ada@example.org", "halima@example.org", "tunde@example.org"];
  const views = await openPlayers(browser, url, emails);
  const [host, ...players] = views.map(({ page }) => page) as [Page, ...Page[]];
  const { upcoming } = listEvents.output.parse(await (await host.request.get(listEvents.path)).json());
  const eventId = upcoming.find((event) => event.title.startsWith(EVENT))?.eventId;
  const path = `/event/${eventId}`;
  await host.goto(path);
  await host.getByRole("button", { name: "Open the event’s game" }).click();
  await choose(host, "Game", title);
  await choose(host, "Teams", "2");
  await chooseRounds(host);
  await host.getByRole("button", { name: "Open the game" }).click();
  await expect(host).toHaveURL(/\/games\/waiting\//);
  for (const player of players) {
    // Members who were registered before keep their place.
    const reply = await player.request.post(`/api/events/${eventId}/registration`, {
      headers: { Origin: url },
    });
    if (!reply.ok() && reply.status() !== 409) throw new Error(`no place at the event: ${await reply.text()}`);
    await player.goto(path);
    await player.getByRole("link", { name: "Join the game" }).click();
    await expect(player.getByText(/^You play for the /)).toBeVisible();
  }
  return { host, players, views: [...views, ...(await openWalls(browser, url, host))] };
}
