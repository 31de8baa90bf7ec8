import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";

const POINTS_PER_INCH = 72;
const ADDRESS = "https://pdf.example";

/** Draws the first page of a PDF in this browser at so many dots per inch, as it would be printed, and reads its QR code. */
export async function qrCodeInPdf(page: Page, pdf: Uint8Array, dotsPerInch: number): Promise<string> {
  const reader = await page.context().newPage();
  const library = await readFile("node_modules/unpdf/dist/pdfjs.mjs", "utf8");
  await reader.route(`${ADDRESS}/**`, (route) =>
    route.request().url().endsWith(".mjs")
      ? route.fulfill({ contentType: "text/javascript", body: library })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>PDF</title>" }),
  );
  await reader.goto(`${ADDRESS}/`);
  const drawn = await reader.evaluate(draw, {
    library: `${ADDRESS}/pdf.mjs`,
    bytes: [...pdf],
    scale: dotsPerInch / POINTS_PER_INCH,
  });
  await reader.close();
  return decodeQR({ width: drawn.width, height: drawn.height, data: Uint8Array.from(drawn.pixels) });
}

/** Runs in the browser, whose canvas draws like a printer. */
async function draw({ library, bytes, scale }: { library: string; bytes: number[]; scale: number }) {
  const { getDocument } = await import(library);
  const document_ = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const sheet = await document_.getPage(1);
  const viewport = sheet.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await sheet.render({ canvas, viewport }).promise;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return { width: canvas.width, height: canvas.height, pixels: [...data] };
}
