import { addByName, card, choose, createChannel, openMembers } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "../support/site.ts";
import { composer, dialog } from "../support/thread-screen.ts";

test("an owner adds, promotes and removes members, hands the channel over and leaves, and it is closed", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: bola } = await newcomer(browser, site, TOUCH_PHONE);
  const { page: chidi } = await newcomer(browser, site, TOUCH_PHONE);
  const problems = collectPageErrors(ada, bola, chidi);
  await becomeMember(ada, site, "Ada Owns");
  await becomeMember(bola, site, "Bola Helps");
  const email = await becomeMember(chidi, site, "Chidi Leaves");
  await bola.goto("/community");
  await createChannel(ada, "Ushers");

  await addByName(ada, "Bola Helps");
  // The channel appears in Bola's list without a reload.
  await card(bola, "Ushers").getByRole("link").click();
  await expect(composer(bola)).toBeVisible();

  await (await openMembers(ada)).getByRole("button", { name: "Add people" }).click();
  for (const address of ["nobody-has-this@example.org", email]) {
    await ada.getByLabel("Or add by email").fill(address);
    await ada.getByRole("button", { name: "Add by email" }).click();
    await expect(ada.getByText("If an account with this address exists, it has been added.")).toBeVisible();
  }
  await ada.getByRole("button", { name: "Back", exact: true }).click();
  await expect(dialog(ada, "Members").getByText(email)).toBeVisible();
  await chidi.goto("/community");
  await chidi.getByRole("button", { name: "Accept the invitation to Ushers" }).click();
  await expect(dialog(ada, "Members").getByText("Chidi Leaves")).toBeVisible();

  await dialog(ada, "Members")
    .getByRole("button", { name: /Bola Helps/ })
    .click();
  await ada.getByRole("button", { name: "Make admin" }).click();
  await expect(dialog(ada, "Members").getByText("Admin", { exact: true })).toBeVisible();
  await choose(bola, "Settings");
  await dialog(bola, "Settings").getByLabel("Name", { exact: true }).fill("Ushers and doors");
  await dialog(bola, "Settings").getByLabel("Description (optional)").fill("Who opens, who closes.");
  await bola.getByRole("button", { name: "Save" }).click();
  await expect(ada.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Ushers and doors");

  await chidi.goto(new URL(ada.url()).pathname);
  await expect(composer(chidi)).toBeVisible();
  await choose(chidi, "About this channel");
  await expect(dialog(chidi, "Ushers and doors").getByText("Who opens, who closes.")).toBeVisible();
  await chidi.keyboard.press("Escape");
  await expect(chidi.getByRole("button", { name: "Channel menu" })).toBeFocused();
  await (await openMembers(bola)).getByRole("button", { name: /Chidi Leaves/ }).click();
  await expect(bola.getByRole("button", { name: "Hand over the channel" })).toBeHidden();
  await bola.getByRole("button", { name: "Remove from this channel" }).click();
  await bola.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(bola.getByText("Chidi Leaves isn’t in this channel anymore.")).toBeVisible();
  await expect(chidi).toHaveURL(/\/community$/, { timeout: 2_000 });
  await expect(chidi.getByText("You’re no longer in Ushers and doors")).toBeVisible();
  await expect(chidi.getByText(/^Its owner or an admin removed you/)).toBeVisible();
  await bola.keyboard.press("Escape");

  await ada.keyboard.press("Escape");
  await choose(ada, "Hand over");
  await dialog(ada, /^Hand over/)
    .getByRole("button", { name: /Bola Helps/ })
    .click();
  await ada.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(ada.getByText("Bola Helps owns this channel now.")).toBeVisible();
  await choose(ada, "Leave");
  await ada.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada).toHaveURL(/\/community$/);
  await expect(ada.getByText("You left Ushers and doors")).toBeVisible();
  // The channel is open, so the list offers to join it again.
  await card(ada, "Ushers and doors").getByRole("button", { name: /^Join/ }).click();
  await expect(composer(ada)).toBeVisible();

  await choose(bola, "Close the channel");
  await bola.getByRole("button", { name: "Close it for everyone" }).click();
  for (const page of [bola, ada]) await expect(page).toHaveURL(/\/community$/, { timeout: 5_000 });
  await expect(bola.getByText("Ushers and doors is closed")).toBeVisible();
  await expect(ada.getByText("Its owner closed it for everyone.")).toBeVisible();
  for (const page of [bola, ada]) await expect(card(page, "Ushers and doors")).toBeHidden();
  expect(problems).toEqual([]);
});
