import pLimit from "p-limit";
import type { Browser, Page } from "puppeteer-core";
import { TimeoutError, within } from "../../../schema/within.ts";
import type { LaunchBrowser } from "./chromium.ts";
import { openPrintPage, printPdf } from "./print-page.ts";

export interface PdfRenderer {
  /**
   * Prints a document that holds everything it shows: scripts do not run, and nothing is loaded. Prints one document at a time,
   * because two would only share the processor that games need. Rejects with `BrowserUnavailable`, or if it takes too long.
   */
  render(html: string): Promise<Uint8Array>;
  /** Closes the browser. A running render rejects. */
  close(): Promise<void>;
}

interface Options {
  readonly launch: LaunchBrowser;
  /** The time limit of one document, without the browser's start. */
  readonly timeoutMs?: number;
  /** How long an idle browser stays open. It needs about 200 MB. */
  readonly idleMs?: number;
}

interface Printer {
  readonly browser: Browser;
  readonly page: Page;
}

/** Prints PDFs in a browser that opens when it is needed, is replaced after a crash, and closes when it is idle. */
export function pdfRenderer({ launch, timeoutMs = 10_000, idleMs = 5 * 60_000 }: Options): PdfRenderer {
  const oneByOne = pLimit(1);
  let printer: Printer | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(): Promise<Printer> {
    if (isClosed) throw new Error("the server is stopping");
    const browser = await launch();
    browser.once("disconnected", () => {
      if (printer?.browser === browser) printer = undefined;
    });
    try {
      const page = await openPrintPage(browser);
      if (isClosed) throw new Error("the server began to stop while the browser started");
      printer = { browser, page };
      return printer;
    } catch (error) {
      browser.process()?.kill("SIGKILL");
      throw error;
    }
  }

  async function print(html: string): Promise<Uint8Array> {
    const { browser, page } = printer ?? (await open());
    try {
      return await within(timeoutMs, printPdf(page, html));
    } catch (error) {
      // The page may be busy for ever, and with it a processor.
      browser.process()?.kill("SIGKILL");
      printer = undefined;
      throw error;
    }
  }

  /** Tries again in a new browser, in case the open one has crashed. */
  async function printTwice(html: string): Promise<Uint8Array> {
    const wasOpen = printer !== undefined;
    try {
      return await print(html);
    } catch (error) {
      if (!wasOpen || error instanceof TimeoutError) throw error;
      return print(html);
    }
  }

  async function closeBrowser(): Promise<void> {
    const closing = printer;
    printer = undefined;
    await closing?.browser.close();
  }

  return {
    render: (html) =>
      oneByOne(async () => {
        clearTimeout(idleTimer);
        try {
          return await printTwice(html);
        } finally {
          idleTimer = setTimeout(() => void closeBrowser().catch(() => undefined), idleMs).unref();
        }
      }),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      await closeBrowser();
    },
  };
}
