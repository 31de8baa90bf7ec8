import { expectNoFindingsAt } from "../support/axe.ts";
import { card, createChannel, joinChannel } from "../support/channel-screen.ts";
import { menuLine } from "../support/menu.ts";
import { DESKTOP, expect, SMALL_PHONE, test } from "../support/site.ts";
import { dialog, log, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

test("SAFE-10 a member reports a deleted message from the menu of what is left of it", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await say(sola, "Something unkind");
  await row(sola, "Something unkind")
    .getByRole("button", { name: /^Your message/ })
    .click();
  await menuLine(sola, "Delete").click();
  await dialog(sola, "Delete this message?").getByRole("button", { name: "Delete" }).click();
  await expect(row(ada, "Message deleted")).toBeVisible();
  const menu = row(ada, "Message deleted").getByRole("button", { name: `Deleted message from ${names.sola}: report` });
  await menu.press("Enter");
  await menuLine(ada, "Report").click();
  const form = dialog(ada, "Report this message");
  await form.getByRole("radio", { name: "Bullying or threats" }).check();
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(ada.getByText("Thank you", { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("SAFE-50 a member opens a sheet by keyboard, and blocks and unblocks from it", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await row(sola, "Who brings the lamp?")
    .getByRole("button", { name: /^Message from/ })
    .focus();
  await sola.keyboard.press("Enter");
  await menuLine(sola, `About ${names.ada}`).press("Enter");
  const sheet = dialog(sola, names.ada);
  await expect(sheet.getByText(/^Member since /)).toBeVisible();
  await expectNoFindingsAt(sola, "a member's sheet", [SMALL_PHONE, DESKTOP]);
  await sheet.getByRole("button", { name: "Block" }).press("Enter");
  await dialog(sola, `Block ${names.ada}?`).getByRole("button", { name: "Block" }).press("Enter");
  await expect(ada.getByText("You can’t write in this conversation right now.")).toBeVisible();
  await expect(sola.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await sola.getByRole("button", { name: `About ${names.ada}`, exact: true }).press("Enter");
  await dialog(sola, names.ada).getByRole("button", { name: "Unblock" }).press("Enter");
  await expect(sola.getByText(`You and ${names.ada} can message each other again.`)).toBeVisible();
  await say(sola, "Are you well?");
  await expect(row(ada, "Are you well?")).toBeVisible();
  const menu = await openMenu(ada, "Are you well?");
  await menu.getByRole("button", { name: `About ${names.sola}` }).tap();
  await expect(dialog(ada, names.sola).getByRole("button", { name: "Report" })).toBeVisible();
  await expect(log(ada)).toBeAttached();
  expect(problems).toEqual([]);
});

test("SAFE-11 a member reports a channel from its card, without joining it", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  const channel = `Drummers of ${names.ada}`;
  await createChannel(ada, channel);
  await sola.goto("/community");
  await card(sola, channel)
    .getByRole("button", { name: `More about ${channel}` })
    .click();
  await menuLine(sola, "Report this channel").click();
  const form = dialog(sola, `Report ${channel}`);
  await form.getByRole("radio", { name: "Something else" }).check();
  await form.getByRole("button", { name: "Send report" }).click();
  await sola.getByRole("link", { name: "See my reports" }).click();
  await expect(sola.getByRole("heading", { name: "A channel" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("SAFE-11 a member reports a hidden message of someone they have blocked", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  const channel = `Readers of ${names.ada}`;
  await createChannel(ada, channel);
  await joinChannel(sola, channel);
  await say(sola, "Something unkind");
  await row(ada, "Something unkind")
    .getByRole("button", { name: `Message from ${names.sola}` })
    .press("Enter");
  await menuLine(ada, `About ${names.sola}`).press("Enter");
  await dialog(ada, names.sola).getByRole("button", { name: "Block" }).click();
  await dialog(ada, `Block ${names.sola}?`).getByRole("button", { name: "Block" }).click();
  await row(ada, "Message hidden").getByRole("button", { name: "Hidden message: report" }).press("Enter");
  await menuLine(ada, "Report").click();
  const form = dialog(ada, "Report this message");
  await form.getByRole("radio", { name: "Bullying or threats" }).check();
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(ada.getByText("Thank you", { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
