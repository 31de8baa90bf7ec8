import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { dialog, row, say, twoMembers } from "../support/thread-screen.ts";

const mark = (page: Page, text: string) => row(page, text).getByText("Seen", { exact: true });
const markBy = (page: Page, text: string) => row(page, text).getByRole("button", { name: /^Seen by/ });

test("THREAD-73 the newest message that the other has read says Seen, until they choose Nobody", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await sola.setViewportSize(PHONE);
  await expect(mark(ada, "Who brings the lamp?")).toBeVisible();
  await say(ada, "And the oil?");
  await expect(mark(ada, "And the oil?")).toBeVisible();
  await expect(mark(ada, "Who brings the lamp?")).toHaveCount(0);
  await expect(row(ada, "Who brings the lamp?").getByText("Sent", { exact: true })).toBeAttached();
  await ada.context().setOffline(true);
  await expect(ada.getByText(/offline/i).first()).toBeVisible();
  await expect(mark(ada, "And the oil?")).toBeVisible();
  await ada.context().setOffline(false);

  await sola.goto("/dashboard/profile");
  const choice = sola.getByLabel("Who can see that you’ve read their message?");
  await expect(choice).toHaveValue("young");
  await choice.selectOption("Nobody");
  await expect(sola.getByText("This counts for what you read from now on.")).toBeVisible();
  await expectNoFindingsAt(sola, "the choice", [PHONE, SMALL_PHONE]);
  await ada.reload();
  await expect(row(ada, "And the oil?")).toBeVisible();
  await expect(mark(ada, "And the oil?")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("THREAD-73 in a channel a message says how many have read it, and a press lists them", async ({
  browser,
  site,
}) => {
  const pages: Page[] = [];
  for (const name of ["Ada Seen", "Tunde Seen", "Bisi Seen"]) {
    const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
    await becomeMember(page, site, name);
    pages.push(page);
  }
  const [ada, tunde, bisi] = pages as [Page, Page, Page];
  const problems = collectPageErrors(...pages);
  await createChannel(ada, "Lampstands");
  await say(ada, "Welcome");
  await joinChannel(tunde, "Lampstands");
  await expect(row(tunde, "Welcome")).toBeVisible();
  await say(ada, "Rehearsal is at six");
  await expect(markBy(ada, "Rehearsal is at six")).toHaveText("Seen by 1");
  await joinChannel(bisi, "Lampstands");
  await say(ada, "Bring your lamps");
  await expect(markBy(ada, "Bring your lamps")).toHaveText("Seen by 2");
  await expect(markBy(ada, "Rehearsal is at six")).toHaveCount(0);

  await markBy(ada, "Bring your lamps").click();
  const sheet = dialog(ada, "Seen by");
  await expect(sheet.getByText("Tunde Seen")).toBeVisible();
  await expect(sheet.getByText("Bisi Seen")).toBeVisible();
  await expectNoFindingsAt(ada, "who has seen it", [PHONE, SMALL_PHONE]);
  await ada.keyboard.press("Escape");
  await expect(markBy(ada, "Bring your lamps")).toBeFocused();
  expect(problems).toEqual([]);
});
