import { choose, createChannel } from "../support/channel-screen.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { giveName } from "../support/player.ts";
import { expect, newcomer, PHONE, test } from "../support/site.ts";
import { dialog } from "../support/thread-screen.ts";

const refusal = "Names can’t contain a phone number, an email address or a link.";

test("the forms of a member's and a room's name say that contact data is refused", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await openAccount(page, "Zainab");
  await page.goto("/games");
  await page.getByRole("button", { name: "Create Room, Bible Trivia" }).click();
  const roomName = page.getByLabel("Room Name");
  await roomName.fill("Call 0803 123 4567");
  await page.getByRole("button", { name: "Create Room" }).click();
  await giveName(page, "Zainab 0803 123 4567");
  const nameDialog = page.getByRole("dialog", { name: "What should people call you?" });
  await expect(nameDialog.getByLabel("Your name")).toHaveAccessibleDescription(refusal);
  await giveName(page, "Zainab");
  await expect(roomName).toHaveAccessibleDescription(new RegExp(refusal));
  await expect(roomName).toBeFocused();
  await roomName.fill("Friday night");
  await page.getByRole("button", { name: "Create Room" }).click();
  await expect(page).toHaveURL(/\/games\/waiting\//);
});

test("the forms of a channel's name say that contact data is refused", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(page, site, "Zara Creates");
  await page.goto("/community");
  await page.getByRole("button", { name: "Create channel" }).click();
  const sheet = dialog(page, "Create a channel");
  await sheet.getByLabel("Name", { exact: true }).fill("Choir t.me/choir");
  await sheet.getByRole("button", { name: "Create channel" }).click();
  await expect(sheet.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(refusal);
  await createChannel(page, "Zara sings");
  await choose(page, "Settings");
  const settings = dialog(page, "Settings");
  await settings.getByLabel("Name", { exact: true }).fill("Zara 08031234567");
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(settings.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(refusal);
});
