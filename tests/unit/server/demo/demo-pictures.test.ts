import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoEvents } from "../../../../server/demo/demo-event-list.ts";

const folder = join(import.meta.dirname, "../../../../server/demo/picture");
const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));

test("EVENT-74 each demo event has a picture, and each picture a demo event", () => {
  const used = new Set(demoEvents.map(({ picture }) => `${picture}.webp`));
  expect(files.toSorted()).toEqual([...used].sort());
});

test.each(files)("the picture %s is a small WebP of 1280 by 720", async (file) => {
  const content = readFileSync(join(folder, file));
  expect(content.length).toBeLessThan(32 * 1024);
  expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width: 1280, height: 720 });
});
