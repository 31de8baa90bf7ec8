import type { Page } from "@playwright/test";
import { readBank } from "../../server/question/question.ts";
import { findPassage } from "../../server/scripture/scripture.ts";
import { openAccount } from "./support/member.ts";
import { answer, joinWithCode, openRoom } from "./support/player.ts";
import { querySite } from "./support/rows.ts";
import { DESKTOP, expect, newcomer, SMALL_PHONE, test } from "./support/site.ts";

const ROUNDS = 5;
/** A reveal lasts six seconds. */
const softly = expect.configure({ soft: true, timeout: 4_000 });
const length = (reference: string | null) => (reference && findPassage(reference)?.text.length) || 0;
/** The questions with the longest verses. */
const longest = readBank()
  .filter((question) => question.difficulty === "medium")
  .sort((one, other) => length(other.scripture_reference) - length(one.scripture_reference))
  .slice(0, ROUNDS)
  .map(({ question }) => question);

/** How much of the verse must be scrolled to, in px, and whether its reference is visible. */
const verseOf = (page: Page) =>
  page.getByRole("group", { name: "The verse" }).evaluate((group) => {
    const { bottom } = group.getBoundingClientRect();
    const reference = group.querySelector("figcaption")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return { hidden: group.scrollHeight - group.clientHeight, isReferenceSeen: reference <= bottom };
  });

test("the longest verses fit on a desktop and on the smallest phone, with their reference", async ({
  browser,
  site,
}) => {
  const { page: host } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: guest } = await newcomer(browser, site, { viewport: SMALL_PHONE });
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  await joinWithCode(guest, await openRoom(host, { name: "Long", member: "Ada", rounds: ROUNDS }), "Chidi");
  await querySite(site, "update trivia_questions set is_active = false where question <> all($1)", [longest]);
  try {
    await host.getByRole("button", { name: "Start Game" }).click();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await answer(host, round, ROUNDS, true);
      await answer(guest, round, ROUNDS, false);
      // The verse moves into its place.
      await expect(host.getByRole("group", { name: "The verse" }).locator("blockquote")).toBeVisible();
      await expect(guest.getByRole("group", { name: "The verse" }).locator("blockquote")).toBeVisible();
      await softly.poll(() => verseOf(host)).toEqual({ hidden: 0, isReferenceSeen: true });
      await softly.poll(() => verseOf(guest)).toEqual({ hidden: 0, isReferenceSeen: true });
    }
  } finally {
    await querySite(site, "update trivia_questions set is_active = true");
  }
});
