import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel, say } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { dialog, openMenu, row } from "../support/thread-screen.ts";

const ORIGINAL = "Practice is on Friday at six";

test("THREAD-82 THREAD-88 a member forwards a message on a phone, and its card follows the original", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Asks");
  await becomeMember(tunde, site, "Tunde Reads");
  await createChannel(ada, "Drama team");
  await joinChannel(tunde, "Drama team");
  const choir = await createChannel(ada, "Choir news");
  await joinChannel(tunde, "Choir news");
  await say(ada, ORIGINAL);

  await (await openMenu(tunde, ORIGINAL)).getByRole("button", { name: "Forward", exact: true }).click();
  const panel = dialog(tunde, "Forward message");
  await expect(panel.getByRole("button", { name: /Drama team/ })).toBeVisible();
  await expectNoFindingsAt(tunde, "choosing where a message goes", [PHONE, SMALL_PHONE]);
  await panel.getByRole("searchbox").fill("nothing like this");
  await expect(panel.getByText("No chat with this name can get this message.")).toBeVisible();
  await panel.getByRole("searchbox").fill("drama");
  await panel.getByRole("button", { name: /Drama team/ }).click();
  const last = dialog(tunde, "Forward to Drama team");
  await expect(last.getByText("Forwarded from Ada Asks in Choir news")).toBeVisible();
  await last.getByLabel("Your message (optional)").fill("Please be there");
  await expectNoFindingsAt(tunde, "writing to a forward", [PHONE, SMALL_PHONE]);
  await last.getByRole("button", { name: "Forward", exact: true }).click();
  await tunde.getByRole("button", { name: "Open", exact: true }).click();
  await expect(row(tunde, "Please be there").getByText(ORIGINAL)).toBeVisible();
  await expectNoFindingsAt(tunde, "a forwarded message", [PHONE, SMALL_PHONE, DESKTOP]);

  // The card follows the original, and leads to it with the keyboard.
  await (await openMenu(ada, ORIGINAL)).getByRole("button", { name: "Edit" }).click();
  await ada.keyboard.press("Control+A");
  await ada.keyboard.type("Practice is on Friday at seven");
  await ada.keyboard.press("Enter");
  await expect(row(tunde, "Please be there").getByText("Practice is on Friday at seven")).toBeVisible();
  await row(tunde, "Please be there")
    .getByRole("link", { name: /Forwarded from Ada Asks/ })
    .focus();
  await tunde.keyboard.press("Enter");
  await expect(tunde).toHaveURL(new RegExp(`${choir}$`));
  await expect(row(tunde, "Practice is on Friday at seven")).toBeVisible();
  expect(problems).toEqual([]);
});

test("THREAD-87 a forward that is sent offline waits, and the list calls it a forwarded message", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(ada, site, "Ada Waits");
  await createChannel(ada, "Ushers");
  await createChannel(ada, "Welcome team");
  await say(ada, ORIGINAL);
  await (await openMenu(ada, ORIGINAL)).getByRole("button", { name: "Forward", exact: true }).click();
  await dialog(ada, "Forward message")
    .getByRole("button", { name: /Ushers/ })
    .click();
  await ada.context().setOffline(true);
  await dialog(ada, "Forward to Ushers").getByRole("button", { name: "Forward", exact: true }).click();
  await ada.context().setOffline(false);
  await ada.goto("/community");
  await expect(ada.getByText("You: Forwarded message")).toBeVisible({ timeout: 20_000 });
});
