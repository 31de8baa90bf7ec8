import type { Page } from "@playwright/test";
import { spread } from "../../measure.ts";
import { launchWithBuild } from "../support/browser.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { storeTodaysDevotion } from "../support/todays-devotion.ts";

const sizes = { full: { pictures: 12 }, smallest: { pictures: 2 } };
const SLOW_PROCESSOR = 4;
const PHONE = { width: 360, height: 740 };

/** One picture to share: from the press to the file, in milliseconds, and its size. */
interface Drawn {
  readonly ms: number;
  readonly bytes: number;
}

export const versePicture = benchLine({
  id: "P19",
  title: "a picture of the verse to share, on a four times slowed processor",
  sizes,
  async measure(bench, { pictures }) {
    const benchServer = await bench.lampstand(1);
    const browser = await launchWithBuild();
    try {
      await storeTodaysDevotion(benchServer.databaseUrl);
      const page = await browser.newPage({ viewport: PHONE });
      await page.goto(`${benchServer.server.url}/devotions`);
      await page.getByRole("button", { name: "Read More" }).first().click();
      // The code and the verse arrive with the first one.
      await draw(page);
      const tools = await page.context().newCDPSession(page);
      await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
      const drawn: Drawn[] = [];
      while (drawn.length < pictures) drawn.push(await draw(page));
      const times = spread(drawn.map(({ ms }) => ms));
      const bytes = Math.max(...drawn.map((each) => each.bytes));
      return [
        { what: "from the press to the file, worst", measured: times.max, unit: "ms", goal: atMost(1000) },
        { what: "  median", measured: times.p50, unit: "ms" },
        { what: "size", measured: bytes / 1000, unit: "KB", goal: atMost(150) },
      ];
    } finally {
      await browser.close();
      await benchServer.close();
    }
  },
});

/** Presses the button. By the page's own clock, so that nothing outside the page counts. */
async function draw(page: Page): Promise<Drawn> {
  await page.getByRole("button", { name: "Share the verse" }).waitFor();
  const [drawn] = await Promise.all([
    page.evaluate(
      () =>
        new Promise<Drawn>((resolve) => {
          const create = URL.createObjectURL.bind(URL);
          let began = 0;
          addEventListener(
            "click",
            () => {
              began = performance.now();
            },
            { once: true, capture: true },
          );
          URL.createObjectURL = (file: Blob) => {
            URL.createObjectURL = create;
            resolve({ ms: performance.now() - began, bytes: file.size });
            return create(file);
          };
        }),
    ),
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Share the verse" }).click(),
  ]);
  return drawn;
}
