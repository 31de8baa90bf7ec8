import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { createChannel, joinChannel } from "./channel-screen.ts";
import { becomeMember } from "./member.ts";
import { querySite } from "./rows.ts";
import { collectPageErrors, DESKTOP, newcomer, type Site, TOUCH_PHONE } from "./site.ts";

/** Larger than a photo in a message may be, and not white. */
export const photoFile = async (name = "sunday.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: "#c2703d" } })
    .composite([
      { input: { create: { width: 900, height: 900, channels: 3, background: "#2d3a6b" } }, top: 200, left: 300 },
    ])
    .jpeg()
    .toBuffer(),
});

/** Chooses a file as a member does with the browser's own dialog. */
export async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a photo" }).click();
  await (await chooser).setFiles(file);
}

/** Lets an account be older than a new one, so that its photos are not covered. */
export const ageAccount = (site: Site, email: string) =>
  querySite(site, "update users set created_at = now() - interval '30 days' where email = $1", [email]);

/** Two members in one channel: the first, whose photos are not covered, on a phone, the other on a computer. */
export async function twoInChannel(browser: Browser, site: Site, channel: string) {
  const { page: ada, context } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await ageAccount(site, await becomeMember(ada, site, "Ada Pictures"));
  await becomeMember(tunde, site, "Tunde Looks");
  await createChannel(ada, channel);
  await joinChannel(tunde, channel);
  return { ada, context, tunde, problems };
}
