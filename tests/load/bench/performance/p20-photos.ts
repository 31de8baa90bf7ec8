import { randomInt } from "node:crypto";
import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { photoButton, removePhotoButton } from "../../../../client/thread/attachment/choose/choice-text.ts";
import { sendButton } from "../../../../client/thread/composer/composer-text.ts";
import { takeChannelSeat } from "../../../../schema/channel/api.ts";
import { uploadMessagePhoto } from "../../../../schema/thread/attachment-api.ts";
import { listen } from "../../../support/chat/chat-member.ts";
import { median } from "../../measure.ts";
import type { Member } from "../../member/member.ts";
import { query } from "../../server/own-database.ts";
import type { Lampstand } from "../../server/servers.ts";
import { launchWithBuild } from "../support/browser.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { writeChannel } from "../support/written-channel.ts";

const sizes = {
  full: { photos: 30, sideOfChosen: 3_400, slowdown: 4 },
  smallest: { photos: 2, sideOfChosen: 400, slowdown: 1 },
};
const PHONE = { width: 360, height: 740 };
/** Two frames at 60 a second: one was missed. */
const MISSED_FRAME_MS = 25;
/** As fast as a finger flings a list. */
const SCROLLED_PX_PER_FRAME = 24;

export const photos = benchLine({
  id: "P20",
  title: `${sizes.full.photos} photos in a channel, and one of 4 MB to send, on a ${sizes.full.slowdown} times slowed processor`,
  sizes,
  async measure(bench, { photos: number, sideOfChosen, slowdown }) {
    const browser = await launchWithBuild();
    const benchServer = await bench.lampstand(2, { timings: {} });
    try {
      const channelId = await writeChannel(benchServer, { messages: 0 });
      bench.say(`sending ${number} photos`);
      await sendPhotos(benchServer, channelId, number);
      const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
      const [, reader] = benchServer.guests as [Member, Member];
      const [name = "", value = ""] = reader.cookie.split("=", 2);
      await context.addCookies([{ name, value, url: reader.url }]);
      const page = await context.newPage();
      await page.goto(`${reader.url}/community/channel/${channelId}`);
      await page.getByRole("log").getByRole("img").last().waitFor();
      const tools: CDPSession = await context.newCDPSession(page);
      await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      bench.say("scrolling");
      const frames = await scroll(page);
      const chosen = await photo(sideOfChosen, 90);
      bench.say(`choosing a photo of ${(chosen.length / 1024 / 1024).toFixed(1)} MB`);
      const readyMs: number[] = [];
      for (let run = 1; run <= bench.options.runs; run += 1) readyMs.push(await choose(page, chosen));
      const missed = frames.filter((ms) => ms > MISSED_FRAME_MS).length;
      return [
        { what: "frames missed while scrolling", measured: (100 * missed) / frames.length, unit: "%", goal: atMost(5) },
        { what: "  longest frame", measured: Math.max(...frames), unit: "ms" },
        { what: "the chosen photo is ready to send", measured: median(readyMs) / 1000, unit: "s", goal: atMost(3) },
        { what: "  its size", measured: chosen.length / 1024 / 1024, unit: "MB" },
      ];
    } finally {
      await browser.close();
      await benchServer.close();
    }
  },
});

/** A picture like one of a camera: with shades, and with noise that does not compress. */
async function photo(side: number, quality: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: randomInt(90, 160), sigma: 26 } as const;
  return await sharp({
    create: { width: side, height: Math.round(side * 0.75), channels: 3, background: "#888", noise },
  })
    .jpeg({ quality })
    .toBuffer();
}

/** Sends photos from one member, and lets the other see them at once, although the accounts are new. */
async function sendPhotos({ databaseUrl, guests }: Lampstand, channelId: string, number: number): Promise<void> {
  const [sender] = guests as [Member];
  const { reservation } = await sender.call(takeChannelSeat, { params: { channelId } });
  const { room, ask } = await listen(sender, sender.reachable(reservation));
  const file = new Blob([new Uint8Array(await photo(1_200, 70))], { type: "image/jpeg" });
  for (let sent = 0; sent < number; sent += 1) {
    const body = new FormData();
    body.append("id", crypto.randomUUID());
    body.append("photo", file);
    const { id } = await sender.call(uploadMessagePhoto, { params: { threadId: channelId }, body });
    const { code } = await ask("send", { content: "", attachment: id });
    if (code !== undefined) throw new Error(`the photo was not sent: ${code}`);
  }
  await room.leave();
  await query(databaseUrl, "update attachments set waits = false");
}

/** Scrolls from the newest photo to the first and back; returns how long each frame took, in milliseconds. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(async (step) => {
    const log = document.querySelector("[role=log]");
    if (!log) throw new Error("no list of messages");
    const nextFrame = () => new Promise<number>(requestAnimationFrame);
    const frames: number[] = [];
    let last = await nextFrame();
    for (const direction of [-step, step]) {
      let before = Number.NaN;
      while (log.scrollTop !== before) {
        before = log.scrollTop;
        log.scrollTop += direction;
        const now = await nextFrame();
        frames.push(now - last);
        last = now;
      }
    }
    return frames;
  }, SCROLLED_PX_PER_FRAME);

/** Chooses a photo and takes it away again; returns how long it took until it could be sent, in milliseconds. */
async function choose(page: Page, bytes: Buffer): Promise<number> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: photoButton }).click();
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: bytes };
  const began = performance.now();
  await (await chooser).setFiles(file);
  await page.getByRole("button", { name: sendButton, exact: true, disabled: false }).waitFor();
  const took = performance.now() - began;
  await page.getByRole("button", { name: removePhotoButton }).click();
  return took;
}
