import type { Browser, Page } from "@playwright/test";
import { openTcpProxy } from "../../support/server/tcp-proxy.ts";
import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { allowMicrophone } from "../support/microphone.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, SMALL_PHONE, test } from "../support/site.ts";
import { composer, log } from "../support/thread-screen.ts";

const recordButton = (page: Page) => page.getByRole("button", { name: "Record a voice note" });
const bar = (page: Page) => page.getByRole("group", { name: "Recording" });
const draft = (page: Page) => page.locator("form").getByRole("group", { name: /^Your voice note/ });
const sent = (page: Page) =>
  log(page)
    .getByRole("group", { name: /[Vv]oice note/ })
    .first();
const position = (page: Page) => sent(page).getByRole("slider", { name: "Position" });

allowMicrophone();

async function record(page: Page, seconds: number): Promise<void> {
  await recordButton(page).click();
  await expect(bar(page).getByText(`0:0${seconds} / 1:00`)).toBeVisible();
  await bar(page).getByRole("button", { name: "Stop recording" }).click();
  await expect(draft(page)).toBeVisible();
}

async function memberInChannel(browser: Browser, site: { url: string }, home: Site, name: string, channel: string) {
  const { page, context } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const email = await becomeMember(page, home, name);
  // What new members send waits for a safeguarding lead.
  await querySite(home, "update users set created_at = now() - interval '30 days' where email = $1", [email]);
  await createChannel(page, channel);
  return { page, context };
}

test("THREAD-70 THREAD-71 a member records, listens and sends, and another one plays it", async ({ browser, site }) => {
  const { page: ada } = await memberInChannel(browser, site, site, "Ada Speaks", "Voices");
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(tunde, site, "Tunde Hears");
  await joinChannel(tunde, "Voices");

  await record(ada, 2);
  await expectNoFindingsAt(ada, "a recorded voice note", [PHONE, SMALL_PHONE]);
  await draft(ada).getByRole("button", { name: "Play" }).click();
  await expect(draft(ada).getByRole("button", { name: "Pause" })).toBeVisible();
  await ada.getByRole("button", { name: "Delete voice note" }).click();
  await expect(draft(ada)).toBeHidden();

  await record(ada, 2);
  await ada.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    log(ada)
      .getByText(/^(Sent|Seen)/)
      .first(),
  ).toBeAttached();
  await expect(recordButton(ada)).toBeVisible();

  await expect(sent(tunde)).toHaveAccessibleName(/^Voice note from Ada Speaks, \d seconds?$/);
  let downloads = 0;
  tunde.on("request", (request) => {
    if (request.url().includes("/api/attachments/")) downloads += 1;
  });
  expect(downloads).toBe(0);
  await expect(position(tunde)).toBeDisabled();
  await sent(tunde).getByRole("button", { name: "Play" }).press("Enter");
  await expect(position(tunde)).toHaveAttribute("aria-valuetext", /^[12] of \d seconds?$/);
  await expect(sent(tunde).getByRole("button", { name: "Play" })).toBeVisible();
  await position(tunde).press("ArrowRight");
  await expect(position(tunde)).not.toHaveValue("0");
  await sent(tunde).getByRole("button", { name: "Play" }).click();
  expect(downloads).toBe(1);
  await expectNoFindingsAt(tunde, "a voice note", [PHONE, SMALL_PHONE, DESKTOP]);
  expect(problems).toEqual([]);
});

test("THREAD-70 a recording that is left stays with the draft, over a reload too; one can be discarded", async ({
  browser,
  site,
}) => {
  const { page: ada } = await memberInChannel(browser, site, site, "Ada Leaves", "Left voices");
  await recordButton(ada).click();
  await bar(ada).getByRole("button", { name: "Discard recording" }).click();
  await expect(recordButton(ada)).toBeVisible();
  await expect(draft(ada)).toBeHidden();

  await recordButton(ada).click();
  await expect(bar(ada).getByText("0:01 / 1:00")).toBeVisible();
  await expectNoFindingsAt(ada, "recording", [PHONE, SMALL_PHONE]);
  await ada.goBack();
  await ada.goForward();
  await expect(draft(ada)).toBeVisible();
  await ada.reload();
  await draft(ada).getByRole("button", { name: "Play" }).click();
  await expect(draft(ada).getByRole("button", { name: "Pause" })).toBeVisible();
});

test("THREAD-63 a voice note that is recorded without network is sent when it returns", async ({ browser, site }) => {
  const proxy = await openTcpProxy(Number(new URL(site.url).port));
  try {
    const { page: ada } = await memberInChannel(browser, proxy, site, "Ada Waits", "Waiting voices");
    // The first press loads what it needs.
    await recordButton(ada).click();
    await bar(ada).getByRole("button", { name: "Discard recording" }).click();
    await expect(recordButton(ada)).toBeVisible();
    proxy.cut("drop");
    await record(ada, 1);
    await ada.getByRole("button", { name: "Send", exact: true }).click();
    await expect(log(ada).getByText("Waiting for the network")).toBeVisible();
    await sent(ada).getByRole("button", { name: "Play" }).click();
    await expect(sent(ada).getByRole("button", { name: "Pause" })).toBeVisible();
    proxy.mend();
    await expect(
      log(ada)
        .getByText(/^(Sent|Seen)/)
        .first(),
    ).toBeAttached({ timeout: 40_000 });
  } finally {
    await proxy.close();
  }
});

test("THREAD-69 a browser that records nothing has no button, and one without permission is told what to do", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(ada, site, "Ada Denies");
  await ada.addInitScript(() => {
    if (sessionStorage.getItem("old")) Reflect.deleteProperty(window, "MediaRecorder");
  });
  await createChannel(ada, "Denied voices");
  await ada.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("", "NotAllowedError");
    };
  });
  await recordButton(ada).click();
  await expect(ada.getByText("We can’t use your microphone")).toBeVisible();
  await expect(recordButton(ada)).toBeVisible();

  await ada.evaluate(() => sessionStorage.setItem("old", "yes"));
  await ada.reload();
  await expect(composer(ada)).toBeVisible();
  await expect(ada.getByRole("button", { name: "Add a photo" })).toBeVisible();
  await expect(ada.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await expect(recordButton(ada)).toHaveCount(0);
});
