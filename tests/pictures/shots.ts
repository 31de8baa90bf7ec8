import { expect, type Page } from "@playwright/test";
import { signInAs } from "./screens.ts";

type NewPage = () => Promise<Page>;

interface Shot {
  /** The file's name. */
  name: string;
  open(newPage: NewPage): Promise<Page>;
}

/** A round of trivia between two demo members, before anybody has answered. */
async function openRound(newPage: NewPage): Promise<Page> {
  const [host, guest] = [await newPage(), await newPage()];
  await signInAs(host, "ada@example.org");
  await signInAs(guest, "tunde@example.org");
  await host.goto("/games");
  await host.getByRole("button", { name: "Create Room, Bible Trivia" }).click();
  await host.getByLabel("Room Name").fill("Friday warm-up");
  await host.getByRole("button", { name: "Create Room" }).click();
  const code = host.getByRole("button", { name: /^Copy room code/ }).first();
  const label = (await code.getAttribute("aria-label")) ?? "";
  await guest.goto(`/games?code=${label.replace("Copy room code", "").replaceAll(" ", "")}`);
  await guest.getByRole("button", { name: "Join Room" }).click();
  await host.getByRole("button", { name: "Start Game" }).click();
  await expect(host.getByRole("button", { name: /^A\b/ })).toBeEnabled({ timeout: 20_000 });
  return host;
}

async function openFellowship(page: Page, email: string): Promise<void> {
  await signInAs(page, email);
  await page.goto("/community");
  await page
    .getByRole("link", { name: /Friday Fellowship/ })
    .first()
    .click();
  await expect(page.getByText("I'll bring the tea")).toBeVisible();
}

/** A channel after the first vote in a poll. */
async function openChannel(newPage: NewPage): Promise<Page> {
  const [asker, voter] = [await newPage(), await newPage()];
  await openFellowship(asker, "tunde@example.org");
  await asker.getByRole("button", { name: "Create a poll" }).click();
  const form = asker.getByRole("dialog");
  await form.getByLabel("Question").fill("What shall we drink on Friday?");
  for (const [at, answer] of ["Zobo", "Kunu"].entries()) await form.getByLabel(`Answer ${at + 1}`).fill(answer);
  await form.getByRole("button", { name: "Send poll" }).click();
  await openFellowship(voter, "ada@example.org");
  await voter.getByLabel("Zobo").check();
  await expect(asker.getByText("1 person voted")).toBeVisible();
  await voter.getByRole("log").focus();
  return voter;
}

async function openEvents(newPage: NewPage): Promise<Page> {
  const page = await newPage();
  await page.goto("/");
  await page.locator("#events").scrollIntoViewIfNeeded();
  await expect(page.locator("#events li").first()).toBeVisible();
  await page.locator("#events").evaluate((section) => section.scrollIntoView());
  return page;
}

/** The screens that the home page shows to visitors. */
export const shots: readonly Shot[] = [
  { name: "round", open: openRound },
  { name: "channel", open: openChannel },
  { name: "event", open: openEvents },
];
