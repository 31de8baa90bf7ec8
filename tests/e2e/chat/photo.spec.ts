import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { ageAccount, chooseFile, photoFile, twoInChannel } from "../support/photo.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { composer, dialog, log, row, say } from "../support/thread-screen.ts";

const photo = (page: Page, name: string | RegExp = "Your photo") => log(page).getByRole("img", { name });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();
/** Once it was read, its mark says so instead. */
const sentMarks = (page: Page) => log(page).getByText(/^(Sent|Seen)/);
const isLoaded = (page: Page, name: string | RegExp = "Your photo") =>
  expect
    .poll(() => photo(page, name).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);

test("THREAD-61 a photo with a caption is sent; another sees it in the list, and as large as the screen", async ({
  browser,
  site,
}) => {
  const { ada, tunde, problems } = await twoInChannel(browser, site, "Choir pictures");
  await chooseFile(ada, await photoFile());
  await expect(ada.getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(composer(ada)).toHaveAttribute("placeholder", "Add a caption");
  await expectNoFindingsAt(ada, "a chosen photo", [PHONE, SMALL_PHONE]);

  // The draft keeps it, and it can be taken away again.
  await ada.reload();
  await expect(ada.getByRole("img", { name: "Your photo" })).toBeVisible();
  await ada.getByRole("button", { name: "Remove photo" }).click();
  await expect(ada.getByRole("img", { name: "Your photo" })).toHaveCount(0);
  await chooseFile(ada, await photoFile());
  await expect(ada.getByRole("img", { name: "Your photo" })).toBeVisible();
  await composer(ada).fill("Sunday’s choir");
  await send(ada);
  await expect(row(ada, "Sunday’s choir")).toContainText(/Sent|Seen/);
  await isLoaded(ada);

  const name = "Photo from Ada Pictures";
  await isLoaded(tunde, name);
  await expect(photo(tunde, name)).toHaveAccessibleDescription("Sunday’s choir");
  const opener = tunde.getByRole("button", { name });
  await opener.press("Enter");
  await expect(dialog(tunde, name).getByRole("img", { name })).toBeVisible();
  await expect(dialog(tunde, name)).toContainText("Sunday’s choir");
  await expectNoFindingsAt(tunde, "a photo", [DESKTOP, SMALL_PHONE]);
  await tunde.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  expect(problems).toEqual([]);
});

test("THREAD-63 a photo chosen without network waits, stays before later texts, and is sent afterwards", async ({
  browser,
  site,
}) => {
  const { ada, context, tunde, problems } = await twoInChannel(browser, site, "Offline pictures");
  await expect(ada.getByRole("button", { name: "Add a photo" })).toBeVisible();
  await context.setOffline(true);
  await chooseFile(ada, await photoFile());
  await expect(ada.getByRole("img", { name: "Your photo" })).toBeVisible();
  await send(ada);
  await composer(ada).fill("That was the photo");
  await send(ada);
  await expect(log(ada).getByText("Waiting for the network")).toHaveCount(2);
  await expect(sentMarks(ada)).toHaveCount(0);
  await context.setOffline(false);
  await expect(sentMarks(ada)).toHaveCount(2, { timeout: 30_000 });
  await isLoaded(tunde, "Photo from Ada Pictures");
  const shown = await log(tunde).getByRole("listitem").allInnerTexts();
  expect(shown.findIndex((text) => text.includes("That was the photo"))).toBe(shown.length - 1);
  expect(problems).toEqual([]);
});

test("THREAD-63 a photo whose upload fails outlives a reload and is sent when it can be", async ({ browser, site }) => {
  const { ada, tunde, problems } = await twoInChannel(browser, site, "Reloaded pictures");
  let tries = 0;
  await ada.route("**/photos", (route) => {
    tries += 1;
    return route.abort();
  });
  await chooseFile(ada, await photoFile());
  await composer(ada).fill("It takes its time");
  await send(ada);
  await expect.poll(() => tries).toBeGreaterThan(0);
  await ada.reload();
  await expect(row(ada, "It takes its time")).toContainText("Sending...");
  await isLoaded(ada);
  const before = tries;
  await expect.poll(() => tries).toBeGreaterThan(before);
  await ada.unroute("**/photos");
  await expect(row(ada, "It takes its time")).toContainText(/Sent|Seen/, { timeout: 30_000 });
  await isLoaded(tunde, "Photo from Ada Pictures");
  await expect
    .poll(async () => (await ada.evaluate(() => indexedDB.databases())).map(({ name }) => name))
    .toContain("lampstand-files");
  const kept = () =>
    ada.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("lampstand-files");
          opening.onsuccess = () => {
            const counting = opening.result.transaction("files").objectStore("files").count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(kept).toBe(0);
  expect(problems).toEqual([]);
});

test("THREAD-65 on a device that saves data, a photo says how large it is and is loaded by a press", async ({
  browser,
  site,
}) => {
  const { ada, tunde, problems } = await twoInChannel(browser, site, "Saved pictures");
  await tunde.evaluate(() => {
    const until = Date.now() + 86_400_000;
    localStorage.setItem("lampstand.data-saver", JSON.stringify({ until, value: true }));
  });
  await tunde.reload();
  await expect(composer(tunde)).toBeVisible();
  const loads: string[] = [];
  tunde.on("request", (request) => {
    if (request.url().includes("/api/attachments/")) loads.push(request.url());
  });
  await chooseFile(ada, await photoFile());
  await composer(ada).fill("Ours");
  await send(ada);
  const button = row(tunde, "Ours").getByRole("button", { name: /^Load photo · \d+ KB$/ });
  await expect(button).toBeVisible();
  const box = await row(tunde, "Ours").boundingBox();
  expect(loads).toEqual([]);
  await button.click();
  await isLoaded(tunde, "Photo from Ada Pictures");
  expect((await row(tunde, "Ours").boundingBox())?.height).toBe(box?.height);
  expect(loads).toHaveLength(1);
  expect(problems).toEqual([]);
});

test("THREAD-66 a newcomer’s photo is covered until a safeguarding lead has looked at it", async ({
  browser,
  site,
}) => {
  const { page: kemi } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(kemi, lead, tunde);
  await becomeMember(lead, site, "Ngozi Leads", "safeguarding_lead");
  await becomeMember(kemi, site, "Kemi New");
  await becomeMember(tunde, site, "Tunde Waits");
  const path = await createChannel(kemi, "New faces");
  await joinChannel(tunde, "New faces");
  await lead.goto(path);
  await chooseFile(kemi, await photoFile());
  await composer(kemi).fill("Here I am");
  await send(kemi);
  await expect(row(kemi, "Here I am")).toContainText("Others see this once a safeguarding lead has looked at it.");
  await isLoaded(kemi);
  await expect(row(tunde, "Here I am")).toContainText("A safeguarding lead looks at this first.");
  await expect(photo(tunde, /Photo from/)).toHaveCount(0);

  const covered = row(lead, "Here I am");
  await expectNoFindingsAt(lead, "a covered photo", [PHONE, SMALL_PHONE]);
  await covered.getByRole("button", { name: "Look" }).click();
  await isLoaded(lead, "Photo from Kemi New");
  await covered.getByRole("button", { name: "Let others see it" }).click();
  await isLoaded(tunde, "Photo from Kemi New");
  for (const page of [kemi, lead, tunde]) await expect(row(page, "Here I am")).not.toContainText("safeguarding lead");
  await expect(covered.getByRole("button", { name: "Let others see it" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("THREAD-61 what is no photo is refused at once, and the draft stays", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await ageAccount(site, await becomeMember(page, site, "Bola Tries"));
  await createChannel(page, "Odd files");
  await composer(page).fill("Look at this");
  const toast = page.locator("[data-sonner-toast]");
  const gif = Buffer.from(
    "R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAIfkEAAAAAAAsAAAAAAEAAQAAAgJEAQA7",
    "base64",
  );
  for (const [file, reason] of [
    [{ name: "song.txt", mimeType: "text/plain", buffer: Buffer.from("la la") }, "We can’t open this file."],
    [{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") }, "HEIC"],
    [{ name: "cut.jpg", mimeType: "image/jpeg", buffer: (await photoFile()).buffer.subarray(0, 90) }, "open this file"],
    [{ name: "dance.gif", mimeType: "image/gif", buffer: gif }, "Moving pictures can’t be sent."],
  ] as const) {
    await chooseFile(page, file);
    await expect(toast.filter({ hasText: reason }).first()).toBeVisible();
    await expect(composer(page)).toHaveValue("Look at this");
    await expect(page.getByRole("button", { name: "Add a photo" })).toBeEnabled();
  }
  // A pasted picture is a photo, too.
  const pasted = (await photoFile("pasted.jpg")).buffer.toString("base64");
  await composer(page).evaluate((field, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await send(page);
  await expect(row(page, "Look at this")).toContainText(/Sent|Seen/);
  await say(page, "and a text");
  expect(problems).toEqual([]);
});
