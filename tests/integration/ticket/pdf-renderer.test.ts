import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getPriority } from "node:os";
import type { Browser } from "puppeteer-core";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { BrowserUnavailable, chromiumLauncher } from "../../../server/ticket/pdf/chromium.ts";
import { pdfRenderer } from "../../../server/ticket/pdf/pdf-renderer.ts";
import { ticketHtml } from "../../../server/ticket/pdf/ticket-html.ts";
import { readPdf } from "../../support/ticket/read-pdf.ts";
import { ticketDetails } from "../../support/ticket/ticket-details.ts";

/** The place of the scheduler’s class in `/proc/PID/stat`, behind the name of the program. */
const POLICY = 38;
const SCHED_BATCH = "3";
const CAP_SYS_NICE = 1n << 23n;

const browsers: Browser[] = [];
const launchChromium = chromiumLauncher({ CHROMIUM_PATH: undefined, isProduction: false }, { warn() {} });

async function launch(): Promise<Browser> {
  const browser = await launchChromium();
  browsers.push(browser);
  return browser;
}

const renderer = pdfRenderer({ launch });
afterAll(() => renderer.close());

const printed = async (html: string) => readPdf(await renderer.render(html));

const longTexts: [string, string][] = [
  ["words", "Faith and friendship on a Friday evening. ".repeat(8).slice(0, 300)],
  ["one word", "W".repeat(300)],
  ["emoji", "🎉".repeat(300)],
];

describe("what the PDF shows", () => {
  test("TICKET-1 the PDF says everything that the door and the member need", async () => {
    const { text, pages, paperMm } = await printed(ticketHtml(ticketDetails()));
    for (const part of [
      "Lampstand",
      "Friday Game Night",
      "Saturday, November 28, 2026",
      "4:00 PM to 6:30 PM, Lagos time",
      "Grace Hall, 12 Adeola Odeku Street, Lagos",
      "Ada Obi",
      "K7M2-9QPD",
      "₦2,500",
      "Please arrive 30 minutes early.",
    ]) {
      expect(text).toContain(part);
    }
    expect({ pages, paperMm }).toEqual({ pages: 1, paperMm: [105, 148] });
  });

  test("TICKET-3 markup, tone marks and emoji come back as the text they are", async () => {
    const { text } = await printed(
      ticketHtml(ticketDetails({ eventTitle: "<b>Praise</b> & joy", holderName: "Ṣẹ́gun Ọláńrewájú 🎉" })),
    );
    expect(text).toContain("<b>Praise</b> & joy");
    expect(text.normalize("NFC")).toContain("Ṣẹ́gun Ọláńrewájú 🎉".normalize("NFC"));
  });

  test("TICKET-3 Hebrew and Arabic are in the PDF, letter by letter", async () => {
    const { text } = await printed(ticketHtml(ticketDetails({ eventTitle: "ליל משחקים", location: "قاعة النعمة" })));
    for (const letter of "לילמשחקים") expect(text).toContain(letter);
    // Arabic letters are joined to shapes of their own, which readers map back in different ways.
    expect(text.normalize("NFKC")).toMatch(/\p{Script=Arabic}/u);
  });

  test.each(longTexts)(
    "TICKET-4 a title, place and name of 300 characters in %s fit on one page of A4",
    async (_, long) => {
      const { pages, paperMm, text } = await printed(
        ticketHtml(ticketDetails({ eventTitle: long, location: long, holderName: long })),
      );
      expect({ pages, paperMm }).toEqual({ pages: 1, paperMm: [210, 297] });
      expect(text).toContain("Please arrive 30 minutes early.");
    },
  );
});

describe("the browser that prints", () => {
  test("TICKET-9 no script runs, and nothing is loaded", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end("body { color: red }");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { text } = await printed(
      `<link rel="stylesheet" href="${address}/style.css"><img src="${address}/picture.png" onerror="document.body.append('script')">
       <iframe src="${address}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>
       <p>printed</p><script>document.body.append("script")</script>`,
    );
    expect(asked).toEqual([]);
    expect(text).toContain("printed");
    expect(text).not.toContain("script");
    expect(text).not.toContain("root:");
  });

  test("TICKET-9 a document that takes too long is given up, and its browser ends", async () => {
    const impatient = pdfRenderer({ launch, timeoutMs: 1 });
    await expect(impatient.render(ticketHtml(ticketDetails()))).rejects.toThrow("no answer within 1 ms");
    await expect.poll(() => browsers.at(-1)?.connected).toBe(false);
  });

  test("TICKET-10 after a crash the next ticket is printed by a new browser", async () => {
    const crashing = pdfRenderer({ launch });
    onTestFinished(() => crashing.close());
    await crashing.render("<p>first</p>");
    const first = browsers.at(-1);
    first?.process()?.kill("SIGKILL");
    expect((await readPdf(await crashing.render("<p>second</p>"))).text).toContain("second");
    expect(browsers.at(-1)).not.toBe(first);
  });

  test("an idle browser closes, and the next ticket opens another one", async () => {
    const sleepy = pdfRenderer({ launch, idleMs: 1 });
    onTestFinished(() => sleepy.close());
    await sleepy.render("<p>first</p>");
    const first = browsers.at(-1);
    await expect.poll(() => first?.connected).toBe(false);
    expect((await readPdf(await sleepy.render("<p>second</p>"))).text).toContain("second");
  });

  test("it runs after everything else, with no way back, no port and none of the server’s secrets", async () => {
    const handlers = () => (["SIGINT", "SIGTERM", "SIGHUP"] as const).map((signal) => process.listenerCount(signal));
    const before = handlers();
    const warn = vi.fn();
    const browser = await chromiumLauncher({ CHROMIUM_PATH: undefined, isProduction: false }, { warn })();
    onTestFinished(() => browser.close());
    const { pid = 0, spawnargs = [] } = browser.process() ?? {};
    const proc = (file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");
    expect(getPriority(pid)).toBe(15);
    expect(proc("stat").split(") ")[1]?.split(" ")[POLICY]).toBe(SCHED_BATCH);
    const [, capabilities = ""] = /CapBnd:\s*(\w+)/.exec(proc("status")) ?? [];
    if (process.getuid?.() === 0) {
      expect(BigInt(`0x${capabilities}`) & CAP_SYS_NICE).toBe(0n);
      // It is known that the sandbox does not start for root.
      expect(warn).not.toHaveBeenCalled();
    }
    expect(proc("environ")).toContain("PATH=");
    expect(proc("environ")).not.toContain("VITEST");
    expect(spawnargs).toEqual(
      expect.arrayContaining([
        "--remote-debugging-pipe",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--disable-gpu",
        "--disable-dev-shm-usage",
      ]),
    );
    expect(handlers()).toEqual(before);
  });

  test("TICKET-10 without a browser, printing fails with a reason for the log", async () => {
    const nowhere = chromiumLauncher({ CHROMIUM_PATH: "/nowhere/chromium", isProduction: true }, { warn() {} });
    await expect(pdfRenderer({ launch: nowhere }).render("<p></p>")).rejects.toThrow(BrowserUnavailable);
  });

  test("a renderer that was closed opens no browser again", async () => {
    const closed = pdfRenderer({ launch });
    await closed.close();
    const before = browsers.length;
    await expect(closed.render("<p></p>")).rejects.toThrow("stopping");
    expect(browsers).toHaveLength(before);
  });
});
