import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const hand = (page: Page) => page.getByRole("group", { name: "Your letters" }).getByRole("button");
export const rack = (page: Page) => page.getByRole("group", { name: "Your word" }).getByRole("button");
export const wordField = (page: Page) => page.getByRole("textbox", { name: "Your word" });

/** Waits for this round's letters. */
export async function lettersOf(page: Page, round: number, rounds: number): Promise<string> {
  await expect(page.getByText(`Round ${round} of ${rounds}`).first()).toBeVisible({ timeout: 40_000 });
  await expect(hand(page)).toHaveCount(7);
  const labels = await hand(page).allTextContents();
  return labels.map((label) => label.trim().slice(0, 1)).join("");
}

/** Taps the tiles of the word. */
export async function tap(page: Page, word: string): Promise<void> {
  for (const letter of word) {
    await hand(page)
      .filter({ hasText: new RegExp(`^${letter}, .*add to your word`) })
      .first()
      .click();
  }
}
