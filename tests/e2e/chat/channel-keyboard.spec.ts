import { createChannel, joinChannel } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "../support/site.ts";
import { composer, dialog, log } from "../support/thread-screen.ts";

test("a member creates, uses and leaves a channel by keyboard alone, and every sheet returns the focus", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: guest } = await newcomer(browser, site);
  await becomeMember(page, site, "Keys Only");
  await becomeMember(guest, site, "Guest Keys");
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      // The text of a whole sheet or of the body would match any name.
      if (element?.matches("body, [role=dialog]")) return "";
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
  async function tabTo(name: RegExp, key = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (name.test(await focused())) return;
      await page.keyboard.press(key);
    }
    throw new Error(`no ${key} leads to ${name}`);
  }
  async function press(name: RegExp): Promise<void> {
    await tabTo(name);
    await page.keyboard.press("Enter");
  }

  await page.goto("/community");
  await expect(page.getByRole("button", { name: "Create channel" })).toBeVisible();
  await press(/^Create channel$/);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Create channel");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("By keys");
  await page.keyboard.press("Enter");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("Good evening");
  await page.keyboard.press("Enter");
  await expect(log(page).getByText("Good evening")).toBeVisible();

  await tabTo(/^Members$/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Members")).toBeVisible();
  await press(/^Add people$/);
  await expect(page.getByLabel("Find people by name")).toBeFocused();
  await page.keyboard.type("Guest Keys");
  await expect(page.getByRole("button", { name: /Guest Keys/ })).toBeVisible();
  await press(/Guest Keys/);
  await expect(page.getByText("Added", { exact: true }).first()).toBeVisible();
  await press(/^Back$/);
  await expect(dialog(page, "Members").getByRole("button", { name: /Guest Keys/ })).toBeVisible();
  await press(/Guest Keys/);
  await press(/^Hand over the channel$/);
  await press(/^Hand over$/);
  await expect(dialog(page, "Members").getByText("You, here now")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Members");

  const line = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await press(/^Channel menu$/);
  await expect(line("Copy link")).toBeFocused();
  await page.keyboard.press("r");
  await expect(line("Report this channel")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Report By keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Channel menu");
  await page.keyboard.press("ArrowDown");
  await expect(line("Copy link")).toBeFocused();
  await page.keyboard.press("End");
  await expect(line("Leave")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(line("Copy link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect.poll(focused).toBe("Channel menu");
  await page.keyboard.press("Enter");
  await expect(line("Copy link")).toBeFocused();
  await page.keyboard.press("l");
  await expect(line("Leave")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Leave By keys?")).toBeVisible();
  await press(/^Leave$/);
  await expect(page).toHaveURL(/\/community$/);
  // The focus is on the heading, so that screen readers announce the page.
  await expect.poll(focused).toBe("Community");
});

test("Enter sends a message whose mention is complete, even if a longer name begins the same way", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(ada, site, "Ada Names");
  await createChannel(ada, "Two of a name");
  for (const name of ["Ife", "Ife Rose"]) {
    const { page } = await newcomer(browser, site, TOUCH_PHONE);
    await becomeMember(page, site, name);
    await joinChannel(page, "Two of a name");
  }
  await composer(ada).pressSequentially("Ask @ife");
  await expect(ada.getByRole("option")).toHaveText([/Ife$/, /Ife Rose$/]);
  await ada.keyboard.press("Enter");
  await expect(composer(ada)).toHaveValue("Ask @Ife ");
  await composer(ada).press("r");
  await composer(ada).press("Backspace");
  await expect(ada.getByRole("option")).toHaveCount(0);
  await ada.keyboard.press("Enter");
  await expect(log(ada).getByText("Ask @Ife")).toBeVisible();
  await expect(composer(ada)).toHaveValue("");
});
