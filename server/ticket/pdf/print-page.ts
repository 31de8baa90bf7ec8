import type { Browser, HTTPRequest, Page } from "puppeteer-core";

const DPI = 96;
const MM_PER_INCH = 25.4;
/** The sizes of paper, smallest first. */
const papers = [
  { format: "A6", widthMm: 105, heightMm: 148 },
  { format: "A4", widthMm: 210, heightMm: 297 },
] as const;

const pixels = (mm: number): number => Math.round((mm * DPI) / MM_PER_INCH);

/** A page on which no script runs and which loads nothing. */
export async function openPrintPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on("request", refuse);
  await page.emulateMediaType("print");
  return page;
}

/** `data:` addresses never leave the page. */
function refuse(request: HTTPRequest): void {
  const answered = request.url().startsWith("data:") ? request.continue() : request.abort();
  // The browser may have closed.
  answered.catch(() => undefined);
}

/** Prints the document on the smallest paper that holds it on one sheet, or else on several sheets of the largest. */
export async function printPdf(page: Page, html: string): Promise<Uint8Array> {
  const [smallest] = papers;
  await page.setViewport({ width: pixels(smallest.widthMm), height: pixels(smallest.heightMm) });
  await page.setContent(html);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const format = height <= pixels(smallest.heightMm) ? smallest.format : papers[1].format;
  return page.pdf({ format, printBackground: true, tagged: true });
}
