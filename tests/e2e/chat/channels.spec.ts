import { card, choose, createChannel, joinChannel, pressInBar, say } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "../support/site.ts";
import { composer, dialog, log, row } from "../support/thread-screen.ts";

test("two members find each other in a channel and talk live, and its card counts unread messages", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: tunde } = await newcomer(browser, site, TOUCH_PHONE);
  const problems = collectPageErrors(ada, tunde);
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
  // Another test may have added a safeguarding lead to the site, who is then a member here too.
  await expect(ada.getByText(/^[23] members, 2 here$/)).toBeVisible();
  await say(tunde, "Hello from the bus");
  await expect(log(ada).getByText("Hello from the bus")).toBeVisible();
  // A typing signal sent before the connection is open is lost; typing more sends it again.
  await expect(async () => {
    await composer(ada).press("x");
    await expect(tunde.getByText(/Ada Founds is writing/)).toBeVisible({ timeout: 1500 });
  }).toPass();

  // Tunde is viewing the channel, so the notification of an edited-in mention is read at once.
  await log(ada)
    .getByRole("button", { name: /^Your message/ })
    .click();
  await menuLine(ada, "Edit").click();
  const change = ada.getByRole("textbox", { name: "Change your message" });
  await change.pressSequentially(", @tunde");
  await ada.getByRole("option", { name: "Tunde Joins" }).click();
  await change.press("Enter");
  await expect(log(tunde).getByText("@Tunde Joins")).toBeVisible();
  const readMention = `select from notifications join profiles using (user_id)
    where full_name = 'Tunde Joins' and kind = 'mention' and read_at is not null`;
  await expect.poll(() => querySite(site, readMention)).toHaveLength(1);

  await tunde.getByRole("button", { name: "Back to channels" }).click();
  const entry = card(tunde, "Friday <i>choir</i>");
  await expect(entry.getByText("You: Hello from the bus")).toBeVisible();
  await expect(entry.getByText(/unread/)).toBeHidden();
  await composer(ada).fill("");
  await say(ada, "Who brings the songbooks?");
  await expect(entry.getByText("1 unread")).toBeVisible();
  await entry.getByRole("link").click();
  await expect(log(tunde).getByText("Who brings the songbooks?")).toBeVisible();
  await pressInBar(tunde, "Search this channel");
  await dialog(tunde, "Search this channel").getByLabel("Search messages").fill("songbo");
  await dialog(tunde, "Search this channel")
    .getByRole("button", { name: /Who brings the/ })
    .click();
  // The list has it, so it shows the message there.
  await expect(dialog(tunde, "Search this channel")).toBeHidden();
  await expect(row(tunde, "Who brings the songbooks?")).toBeFocused();
  await tunde.goBack();
  await expect(entry).toBeVisible();
  await expect(entry.getByText(/unread/)).toBeHidden();

  // The channel keeps an unfinished message.
  await composer(ada).fill("Half a sentence");
  await ada.getByRole("button", { name: "Back to channels" }).click();
  await card(ada, "Friday <i>choir</i>").getByRole("link").click();
  await expect(composer(ada)).toHaveValue("Half a sentence");
  expect(problems).toEqual([]);
});

test("a private channel names its safeguarding lead and is hidden from others; an open one offers to join", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: grace } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: tunde } = await newcomer(browser, site, TOUCH_PHONE);
  const problems = collectPageErrors(ada, grace, tunde);
  await becomeMember(ada, site, "Ada Plans");
  await becomeMember(tunde, site, "Tunde Outside");
  await becomeMember(grace, site, "Grace Accompanies", "safeguarding_lead");

  const hidden = await createChannel(ada, "Prayer for one another", { isPrivate: true });
  await expect(ada.getByText(/safeguarding lead, can read this channel\./)).toBeVisible();
  const open = await createChannel(ada, "Football on Saturday");

  // On a desktop the member's channels are listed beside the open one.
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
  await expect(tunde.getByText("Channel not found")).toBeVisible();
  await tunde.goto(open);
  await expect(tunde).toHaveURL(/\/community$/);
  await expect(tunde.getByText("You’re not in this channel")).toBeVisible();
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
