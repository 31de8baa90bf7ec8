import type { Page } from "@playwright/test";
import {
  addByName,
  card,
  choose,
  composer,
  createChannel,
  dialog,
  joinChannel,
  log,
  openMembers,
  say,
} from "./support/channel-screen.ts";
import { becomeMember } from "./support/member.ts";
import { look } from "./support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "./support/site.ts";

const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

function watched(...pages: Page[]): string[] {
  const problems: string[] = [];
  for (const page of pages) page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

test("a channel is created, found and joined, and two members talk in it live, unread while one is away", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: tunde } = await newcomer(browser, site, phone);
  const problems = watched(ada, tunde);
  await becomeMember(ada, site, "Ada Founds");
  await becomeMember(tunde, site, "Tunde Joins");

  await ada.goto("/community");
  await ada.getByRole("button", { name: "Create channel" }).click();
  await dialog(ada, "Create a channel").getByRole("button", { name: "Create channel" }).click();
  await expect(ada.getByText("Please give the channel a name.")).toBeVisible();
  await ada.keyboard.press("Escape");
  await createChannel(ada, "Friday <i>choir</i>");
  await say(ada, "Welcome");

  await joinChannel(tunde, "Friday <i>choir</i>");
  await expect(log(tunde).getByText("Welcome")).toBeVisible();
  await expect(ada.getByText("2 members, 2 here")).toBeVisible();
  await say(tunde, "Hello from the bus");
  await expect(log(ada).getByText("Hello from the bus")).toBeVisible();
  // Said while the line is still being opened it is heard by nobody, and said again only with the next letters.
  await expect(async () => {
    await composer(ada).press("x");
    await expect(tunde.getByText(/Ada Founds is writing/)).toBeVisible({ timeout: 1500 });
  }).toPass();

  // An edit that names somebody is read with the channel that they are looking at.
  await log(ada)
    .getByRole("button", { name: /^Your message/ })
    .click();
  await ada.getByRole("button", { name: "Edit", exact: true }).click();
  const change = ada.getByRole("textbox", { name: "Change your message" });
  await change.pressSequentially(", @tunde");
  await ada.getByRole("option", { name: "Tunde Joins" }).click();
  await change.press("Enter");
  await expect(log(tunde).getByText("@Tunde Joins")).toBeVisible();
  const readMention = `select from notifications join profiles using (user_id)
    where full_name = 'Tunde Joins' and kind = 'mention' and read_at is not null`;
  await expect.poll(() => look(site, readMention)).toHaveLength(1);

  await tunde.getByRole("button", { name: "Back to the channels" }).click();
  const entry = card(tunde, "Friday <i>choir</i>");
  await expect(entry.getByText("2 members")).toBeVisible();
  await expect(entry.getByText(/unread/)).toBeHidden();
  await composer(ada).fill("");
  await say(ada, "Who brings the songbooks?");
  await expect(entry.getByText("1 unread")).toBeVisible();
  await entry.getByRole("link", { name: /^Open chat/ }).click();
  await expect(log(tunde).getByText("Who brings the songbooks?")).toBeVisible();
  await tunde.getByRole("button", { name: "Search this channel" }).click();
  await dialog(tunde, "Search this channel").getByLabel("Words to look for").fill("songbo");
  await dialog(tunde, "Search this channel")
    .getByRole("button", { name: /Who brings the/ })
    .click();
  await dialog(tunde, "Earlier in this channel").getByRole("button", { name: "Open channel" }).click();
  await tunde.goBack();
  await expect(entry).toBeVisible();
  await expect(entry.getByText(/unread/)).toBeHidden();

  // What is begun in a channel waits there.
  await composer(ada).fill("Half a sentence");
  await ada.getByRole("button", { name: "Back to the channels" }).click();
  await card(ada, "Friday <i>choir</i>")
    .getByRole("link", { name: /^Open chat/ })
    .click();
  await expect(composer(ada)).toHaveValue("Half a sentence");
  expect(problems).toEqual([]);
});

test("members are added, raised, removed and sent away, and a channel changes hands, is left and closed", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: bola } = await newcomer(browser, site, phone);
  const { page: chidi } = await newcomer(browser, site, phone);
  const problems = watched(ada, bola, chidi);
  await becomeMember(ada, site, "Ada Owns");
  await becomeMember(bola, site, "Bola Helps");
  const email = await becomeMember(chidi, site, "Chidi Leaves");
  await bola.goto("/community");
  await createChannel(ada, "Ushers");

  await addByName(ada, "Bola Helps");
  // It comes into Bola's list by itself.
  await card(bola, "Ushers")
    .getByRole("link", { name: /^Open chat/ })
    .click();
  await expect(composer(bola)).toBeVisible();

  await (await openMembers(ada)).getByRole("button", { name: "Add people" }).click();
  for (const address of ["nobody-has-this@example.org", email]) {
    await ada.getByLabel("Or add by email").fill(address);
    await ada.getByRole("button", { name: "Add by email" }).click();
    await expect(ada.getByText("If an account with this address exists, it has been added.")).toBeVisible();
  }
  await ada.getByRole("button", { name: "Back", exact: true }).click();
  await expect(dialog(ada, "Members").getByText("Chidi Leaves")).toBeVisible();

  await dialog(ada, "Members")
    .getByRole("button", { name: /Bola Helps/ })
    .click();
  await ada.getByRole("button", { name: "Make admin" }).click();
  await expect(dialog(ada, "Members").getByText("Admin", { exact: true })).toBeVisible();
  await choose(bola, "Settings");
  await dialog(bola, "Settings").getByLabel("Name", { exact: true }).fill("Ushers and doors");
  await bola.getByRole("button", { name: "Save" }).click();
  await expect(ada.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Ushers and doors");

  await chidi.goto(new URL(ada.url()).pathname);
  await expect(composer(chidi)).toBeVisible();
  await (await openMembers(bola)).getByRole("button", { name: /Chidi Leaves/ }).click();
  await expect(bola.getByRole("button", { name: "Hand over the channel" })).toBeHidden();
  await bola.getByRole("button", { name: "Remove from this channel" }).click();
  await bola.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(bola.getByText("Chidi Leaves is not in this channel any more.")).toBeVisible();
  await expect(chidi).toHaveURL(/\/community$/, { timeout: 2_000 });
  await expect(chidi.getByText("You are not in Ushers and doors any more")).toBeVisible();
  await expect(chidi.getByText(/^Somebody who looks after it removed you/)).toBeVisible();
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
  // It is open, and stands there to be joined again.
  await card(ada, "Ushers and doors").getByRole("button", { name: /^Join/ }).click();
  await expect(composer(ada)).toBeVisible();

  await choose(bola, "Close the channel");
  await bola.getByRole("button", { name: "Close it for everybody" }).click();
  for (const page of [bola, ada]) await expect(page).toHaveURL(/\/community$/, { timeout: 5_000 });
  await expect(bola.getByText("Ushers and doors is closed")).toBeVisible();
  await expect(ada.getByText("Its owner closed it for everybody.")).toBeVisible();
  for (const page of [bola, ada]) await expect(card(page, "Ushers and doors")).toBeHidden();
  expect(problems).toEqual([]);
});

test("a private channel names its safeguarding lead and is not there for others, an open one asks them to join", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: grace } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: tunde } = await newcomer(browser, site, phone);
  const problems = watched(ada, grace, tunde);
  await becomeMember(ada, site, "Ada Plans");
  await becomeMember(tunde, site, "Tunde Outside");
  await becomeMember(grace, site, "Grace Accompanies", "safeguarding_lead");

  const hidden = await createChannel(ada, "Prayer for one another", { isPrivate: true });
  await expect(ada.getByText(/safeguarding lead, can read this channel\./)).toBeVisible();
  const open = await createChannel(ada, "Football on Saturday");

  // One's channels stand beside the one that is open, and each is a press away.
  const beside = ada.getByRole("navigation", { name: "Your channels" });
  await expect(beside.getByRole("link", { name: "Football on Saturday" })).toHaveAttribute("aria-current", "true");
  await beside.getByRole("link", { name: "Prayer for one another" }).click();
  await expect(ada.getByRole("heading", { level: 1, name: "Prayer for one another" })).toBeVisible();
  await expect(composer(ada)).toBeFocused();

  for (const page of [tunde, ada]) await page.goto("/community");
  await expect(card(ada, "Prayer for one another").getByText("Private")).toBeVisible();
  await expect(card(tunde, "Football on Saturday")).toBeVisible();
  await expect(card(tunde, "Prayer for one another")).toBeHidden();
  await tunde.goto(hidden);
  await expect(tunde).toHaveURL(/\/community$/);
  await expect(tunde.getByText("This channel is not there")).toBeVisible();
  await tunde.goto(open);
  await expect(tunde).toHaveURL(/\/community$/);
  await expect(tunde.getByText("You are not in this channel")).toBeVisible();
  await tunde.getByRole("button", { name: "Join", exact: true }).click();
  await expect(composer(tunde)).toBeVisible();
  await expect(tunde.getByRole("navigation", { name: "Your channels" })).toBeHidden();

  await choose(tunde, "Report this channel");
  const report = dialog(tunde, "Report Football on Saturday");
  await report.getByRole("radio", { name: "Something else" }).check();
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(tunde.getByText("A leader of your community will look at it.")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a channel is made, written in and left by keyboard alone, and every sheet gives the focus back", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: guest } = await newcomer(browser, site);
  await becomeMember(page, site, "Keys Only");
  await becomeMember(guest, site, "Guest Keys");
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      // A sheet as a whole, or nothing at all, holds every name that is in it.
      if (at?.matches("body, [role=dialog]")) return "";
      return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
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

  const menu = page.getByRole("dialog", { name: "By keys", exact: true });
  await press(/^Channel menu$/);
  await expect(menu).toBeVisible();
  await press(/^Report this channel$/);
  await expect(dialog(page, "Report By keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Channel menu");
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await press(/^Leave$/);
  await expect(dialog(page, "Leave By keys?")).toBeVisible();
  await press(/^Leave$/);
  await expect(page).toHaveURL(/\/community$/);
  // Those who listen hear where they are.
  await expect.poll(focused).toBe("Community");
});

test("with a name chosen Enter sends, also where a longer name begins the same", async ({ browser, site }) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(ada, site, "Ada Names");
  await createChannel(ada, "Two of a name");
  for (const name of ["Ife", "Ife Rose"]) {
    const { page } = await newcomer(browser, site, phone);
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
