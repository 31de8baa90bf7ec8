import type { Browser, BrowserContext, Page } from "@playwright/test";
import { closeReport, takeReport } from "../../../schema/safety/api.ts";
import { expectNoFindingsAt, expectNoFindingsInThemes } from "../support/axe.ts";
import { createChannel, joinChannel, openMembers } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { composer, dialog, log, row, say, twoMembers } from "../support/thread-screen.ts";

const bell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const menu = (page: Page) => page.getByRole("button", { name: "Conversation menu" });

/** The same member in another window. Pages of one window would slow each other down. */
async function windowBeside(page: Page, browser: Browser, site: Site): Promise<Page> {
  const storageState = await page.context().storageState();
  return (await newcomer(browser, site, { storageState, reducedMotion: "reduce" })).page;
}

async function blockInConversation(page: Page, name: string): Promise<void> {
  await menu(page).click();
  await menuLine(page, `Block ${name}`).click();
  await dialog(page, `Block ${name}?`).getByRole("button", { name: "Block" }).click();
}

/** Closes the newest report through the API. */
async function answerReport({ request }: BrowserContext, site: Site, outcome: string): Promise<void> {
  const [newest] = await querySite<{ id: string }>(site, "select id from reports order by created_at desc limit 1");
  const post = async (path: string, data: object) => {
    const reply = await request.post(path.replace(":reportId", newest?.id ?? ""), {
      data,
      headers: { Origin: new URL(site.url).origin },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await post(takeReport.path, {});
  await post(closeReport.path, { outcome });
}

test("SAFE-40 unblocking restores the conversation and the channel of both members without a reload", async ({
  browser,
  site,
}) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  const adaInChannel = await windowBeside(ada, browser, site);
  const solaInChannel = await windowBeside(sola, browser, site);
  const channel = `Choir of ${names.ada}`;
  await createChannel(adaInChannel, channel);
  await joinChannel(solaInChannel, channel);
  await say(solaInChannel, "Alto is missing");
  await expect(row(adaInChannel, "Alto is missing")).toBeVisible();

  async function expectBlocked(): Promise<void> {
    for (const page of [ada, sola]) await expect(composer(page)).toHaveCount(0);
    await expect(log(adaInChannel).getByText("Alto is missing")).toHaveCount(0);
    await expect(log(solaInChannel).getByText("Alto is missing")).toBeVisible();
  }
  async function expectRestored(unblocked: string): Promise<void> {
    for (const [words, writer, reader] of [
      ["Are you well", ada, sola],
      ["I am well", sola, ada],
      ["Tenors, please", adaInChannel, solaInChannel],
      ["Altos, please", solaInChannel, adaInChannel],
    ] as const) {
      await say(writer, `${words}, ${unblocked}`);
      await expect(row(reader, `${words}, ${unblocked}`)).toBeVisible();
      await expect(reader.getByRole("button", { name: "Try again" })).toHaveCount(0);
    }
    await expect(log(adaInChannel).getByText("Alto is missing")).toBeVisible();
  }

  await blockInConversation(ada, names.sola);
  await expectBlocked();
  await menu(ada).click();
  await menuLine(ada, `Unblock ${names.sola}`).click();
  await expectRestored("unblocked in the menu");

  await blockInConversation(ada, names.sola);
  await expectBlocked();
  const mySafety = await windowBeside(ada, browser, site);
  await mySafety.goto("/my-safety");
  await mySafety.getByRole("button", { name: `Unblock ${names.sola}` }).click();
  await expect(mySafety.getByText(`You and ${names.sola} can message each other again.`)).toBeVisible();
  await expect(mySafety.getByText("You haven’t blocked anyone.")).toBeVisible();
  await expect(mySafety.getByRole("heading", { name: "Blocked", exact: true })).toBeFocused();
  await expectRestored("unblocked on the page");
  expect(problems).toEqual([]);
});

test("SAFE-10 NOTICE-15 a reporter follows their report, is notified of the answer and reads it", async ({
  browser,
  site,
}) => {
  const { page: lead, context } = await newcomer(browser, site);
  await becomeMember(lead, site, "Mama Grace", "safeguarding_lead");
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await menu(ada).click();
  await menuLine(ada, `Report ${names.sola}`).click();
  await ada.getByRole("radio", { name: "Bullying or threats" }).check();
  await ada.getByRole("button", { name: "Send report" }).click();
  await ada.getByRole("link", { name: "See my reports" }).click();
  await expect(ada).toHaveURL(/\/my-safety$/);
  const report = ada.getByRole("listitem").filter({ has: ada.getByRole("heading", { name: "A member" }) });
  await expect(report).toContainText("Waiting to be read");
  await expect(report).toContainText("Bullying or threats");

  await answerReport(context, site, "Thank you for telling us.\nWe talked to him.");
  await bell(ada, "1 unread notification").click();
  const notice = dialog(ada, "Notifications").getByRole("link", { name: /A leader has answered your report/ });
  await expectNoFindingsInThemes(ada, "the answer's notification");
  await notice.click();
  await expect(ada).toHaveURL(/\/my-safety$/);
  await expect(report).toContainText("Closed");
  await expect(report).toContainText("Thank you for telling us.");
  await expect(bell(ada, "Notifications")).toBeVisible();
  await expect(bell(sola, "Notifications")).toBeVisible();

  await sola.getByRole("button", { name: "Your account" }).click();
  await sola.getByRole("link", { name: "Safety and privacy" }).click();
  await expect(sola.getByText("You haven’t reported anything.")).toBeVisible();
  await expect(sola.getByText("You haven’t blocked anyone.")).toBeVisible();
  const [subject] = await querySite<{ user_id: string }>(site, "select user_id from profiles where full_name = $1", [
    names.sola,
  ]);
  await querySite(
    site,
    "insert into blocks (blocker_id, blocked_id) select user_id, $2 from profiles where full_name = $1",
    [names.ada, subject?.user_id],
  );
  await ada.reload();
  await expect(ada.getByRole("button", { name: `Unblock ${names.sola}` })).toBeVisible();
  for (const page of [ada, sola]) await expectNoFindingsAt(page, "/my-safety", [PHONE, DESKTOP]);
  expect(problems).toEqual([]);
});

test("the list of a channel's members says who is its owner and who is a member", async ({ browser, site }) => {
  const { ada, sola, names } = await twoMembers(browser, site);
  const channel = `Ushers of ${names.ada}`;
  await createChannel(ada, channel);
  await joinChannel(sola, channel);
  const members = await openMembers(sola);
  await expect(members.getByRole("listitem").filter({ hasText: names.ada })).toContainText("Owner");
  await expect(
    members.getByRole("listitem").filter({ hasText: names.sola }).getByText("Member", { exact: true }),
  ).toBeVisible();
});
