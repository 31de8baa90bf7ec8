import type { Page } from "@playwright/test";
import { openTcpProxy } from "../../support/server/tcp-proxy.ts";
import { expectNoFindings, expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { openMenu } from "../support/thread-screen.ts";

const log = (page: Page) => page.getByRole("log");
const composer = (page: Page) => page.getByRole("textbox", { name: "Write a message" });

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function openConversationWith(page: Page, name: string): Promise<void> {
  await page.goto("/messages");
  await page.getByLabel(/^Find people/).fill(name);
  // A button among the people found, or a link if there is a conversation already.
  await page.getByRole("button", { name }).or(page.getByRole("main").getByRole("link", { name })).first().click();
  await expect(composer(page)).toBeVisible();
}

test("two members talk, see who is typing, edit and delete messages, and write while offline", async ({
  browser,
  site,
}) => {
  const { page: ada, context } = await newcomer(browser, site, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Talks");
  await becomeMember(tunde, site, "Tunde Talks");

  await openConversationWith(ada, "Tunde Talks");
  await say(ada, "Good evening <b>Tunde</b>");
  await expect(log(ada).getByText("Good evening <b>Tunde</b>")).toBeVisible();

  await tunde.goto("/games");
  await expect(tunde.getByRole("link", { name: /Messages.*1/ }).first()).toBeVisible();
  await tunde
    .getByRole("link", { name: /Messages/ })
    .first()
    .click();
  await tunde
    .getByRole("link", { name: /Ada Talks/ })
    .or(tunde.getByRole("button", { name: /Ada Talks/ }))
    .first()
    .click();
  await expect(log(tunde).getByText("Good evening <b>Tunde</b>")).toBeVisible();
  // A typing signal sent before the connection is open is lost; typing more sends it again.
  await expect(async () => {
    await composer(tunde).press("x");
    await expect(ada.getByText(/Tunde Talks is writing/)).toBeVisible({ timeout: 1500 });
  }).toPass();
  await composer(tunde).fill("See https://example.org on Friday");
  await tunde.keyboard.press("Enter");
  const link = log(ada).getByRole("link", { name: "https://example.org" });
  await expect(link).toHaveAttribute("rel", /noopener/);

  await log(tunde)
    .getByRole("button", { name: /^Your message/ })
    .last()
    .click();
  await menuLine(tunde, "Edit").click();
  await tunde.getByRole("textbox", { name: "Change your message" }).fill("See you on Friday");
  await tunde.getByRole("button", { name: "Save" }).click();
  await expect(log(ada).getByText("See you on Friday")).toBeVisible();
  await expect(
    log(ada)
      .getByText(/edited/i)
      .first(),
  ).toBeVisible();

  // Offline, the message waits, even across a reload, and is sent once there is a network.
  await context.setOffline(true);
  await say(ada, "Sent in the tunnel");
  await expect(ada.getByText("Sent in the tunnel")).toBeVisible();
  // At once, not only after the connection times out.
  await expect(log(ada).getByText("Waiting for the network")).toBeVisible({ timeout: 1_500 });
  await expect(ada.getByText("Offline. It will be sent later.")).toBeVisible({ timeout: 1_500 });
  await context.setOffline(false);
  await ada.reload();
  await expect(log(tunde).getByText("Sent in the tunnel")).toHaveCount(1, { timeout: 30_000 });
  await expect(log(ada).getByText("Sent in the tunnel")).toHaveCount(1);

  await (await openMenu(ada, "Sent in the tunnel")).getByRole("button", { name: "Delete" }).click();
  await ada.getByRole("dialog", { name: "Delete this message?" }).getByRole("button", { name: "Delete" }).click();
  await expect(log(tunde).getByText("Message deleted")).toBeVisible();
  const stored = await querySite<{ content: string }>(
    site,
    "select content from messages where content like 'Sent in%'",
  );
  expect(stored).toEqual([]);
  expect(problems).toEqual([]);
});

test("messages missed while offline are fetched once and shown below a line of new messages", async ({
  browser,
  site,
}) => {
  const proxy = await openTcpProxy(Number(new URL(site.url).port));
  try {
    const { page: ada } = await newcomer(browser, proxy, { viewport: PHONE });
    const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
    await becomeMember(ada, site, "Ada Tunnel");
    await becomeMember(tunde, site, "Tunde Tunnel");
    await openConversationWith(tunde, "Ada Tunnel");
    await say(tunde, "Before the tunnel");
    await openConversationWith(ada, "Tunde Tunnel");
    await expect(log(ada).getByText("Before the tunnel")).toBeVisible();
    await say(ada, "Here I am");
    await expect(log(tunde).getByText("Here I am")).toBeVisible();
    proxy.cut("drop");
    await expect(ada.getByText(/reconnect/i).first()).toBeVisible();
    await say(tunde, "In the tunnel");
    await expect(log(tunde).getByText("Sent").last()).toBeAttached();
    proxy.mend();
    await expect(log(ada).getByText("In the tunnel")).toBeVisible({ timeout: 30_000 });
    await expect(
      log(ada)
        .getByRole("listitem")
        .filter({ hasText: /New messages|In the tunnel/ }),
    ).toHaveText([/^New messages$/, /In the tunnel/]);
    // It was visible when it arrived, so it counts as read.
    await expect(ada.getByRole("link", { name: /unread/ })).toHaveCount(0);
  } finally {
    await proxy.close();
  }
});

test("a block closes the conversation for both members until it is lifted; axe finds no violations", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: bola } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(ada, site, "Ada Blocks");
  await becomeMember(bola, site, "Bola Blocks");
  await ada.goto("/messages");
  await expect(ada.getByText("No conversations yet")).toBeVisible();
  await openConversationWith(ada, "Bola Blocks");
  await say(ada, "Hello");
  await openConversationWith(bola, "Ada Blocks");
  for (const page of [ada, bola]) await expect(log(page).getByText("Hello")).toBeVisible();
  for (const page of [ada, bola]) {
    await expectNoFindingsInThemes(page, "messages");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await ada.getByRole("button", { name: "Conversation menu" }).click();
  await expect(menuLine(ada, "Block Bola Blocks")).toBeEnabled();
  await expectNoFindings(ada, "a conversation's menu");
  await menuLine(ada, "Mute").click();
  await expect(ada.getByText("Your devices stay silent, except when you get a reply.")).toBeVisible();
  await ada.reload();
  await ada.getByRole("button", { name: "Conversation menu" }).click();
  await expect(menuLine(ada, "Unmute")).toBeEnabled();
  await menuLine(ada, "Block Bola Blocks").click();
  await ada.getByRole("dialog", { name: "Block Bola Blocks?" }).getByRole("button", { name: "Block" }).click();
  await expect(composer(bola)).toHaveCount(0);
  await expect(composer(ada)).toHaveCount(0);
  await expect(ada.getByRole("button", { name: "Conversation menu" })).toBeFocused();

  await ada.keyboard.press("Enter");
  await menuLine(ada, "Unblock Bola Blocks").click();
  await expect(composer(bola)).toBeVisible();
  await expect(composer(ada)).toBeVisible();
});

test("a member without a birth date is asked for it once and can then open a conversation", async ({
  browser,
  site,
}) => {
  const { page: chidi } = await newcomer(browser, site);
  const { page: other } = await newcomer(browser, site);
  // Until someone confirms Chidi's age, he can only talk to a safeguarding lead, or where one is present.
  await becomeMember(other, site, "Auntie Bisi", "safeguarding_lead");
  const { page: second } = await newcomer(browser, site);
  await becomeMember(second, site, "Uncle Emeka", "safeguarding_lead");
  await openAccount(chidi, "Chidi");
  await chidi.goto("/messages");
  await chidi.getByLabel(/^Find people/).fill("Auntie Bisi");
  await chidi.getByRole("button", { name: "Add your birth date" }).click();
  const dialog = chidi.getByRole("dialog");
  await dialog.getByLabel(/birth date/i).fill("2010-02-03");
  await dialog.getByRole("button", { name: /save|go on|continue/i }).click();
  await chidi.getByRole("button", { name: "Auntie Bisi" }).first().click();
  await expect(composer(chidi)).toBeVisible();
});
