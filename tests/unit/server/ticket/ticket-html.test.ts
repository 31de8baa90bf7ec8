import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { ticketHtml } from "../../../../server/ticket/pdf/ticket-html.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";

/** Pixels of each module of a QR code. */
const SCALE = 4;
const bodyOf = (html: string): string => html.slice(html.indexOf("<body>"));

describe("the HTML of a ticket", () => {
  test("TICKET-3 markup in a title, place or name is escaped", () => {
    const markup = `<img src=x onerror="alert('1')"> & </style><script>`;
    const html = ticketHtml(ticketDetails({ eventTitle: markup, location: markup, holderName: markup }));
    const escaped = "&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; &#60;/style&#62;&#60;script&#62;";
    expect(html.split(escaped)).toHaveLength(5); // in the document’s title too
    expect(html.includes("<img")).toBe(false);
    expect(html.includes("<script")).toBe(false);
  });

  test("TICKET-3 each text that people wrote has the direction of its own script", () => {
    const body = bodyOf(ticketHtml(ticketDetails({ eventTitle: "ליל משחקים", holderName: "Ọláńrewájú" })));
    expect(body).toContain('dir="auto">ליל משחקים<');
    expect(body).toContain('dir="auto">Ọláńrewájú<');
    expect(body).toContain('dir="auto">Grace Hall, 12 Adeola Odeku Street, Lagos<');
  });

  test("TICKET-40 the QR code reads as the ticket’s code, in whole bars and with a white margin", () => {
    const details = ticketDetails();
    const [, size = "", path = ""] = /viewBox="0 0 (\d+) \d+".*?<path d="([^"]*)"/.exec(ticketHtml(details)) ?? [];
    const width = Number(size) * SCALE;
    const data = new Uint8Array(width * width * 4).fill(255);
    for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let row = 0; row < SCALE; row += 1) {
        const start = (Number(y) * SCALE + row) * width + Number(x) * SCALE;
        for (let at = start; at < start + Number(length) * SCALE; at += 1) data.fill(0, at * 4, at * 4 + 3);
      }
    }
    expect(decodeQR({ width, height: width, data })).toBe(details.code);
    expect(path).toMatch(/^M4 4h7v1h-7z/);
  });

  test("a fact that is missing leaves no empty line", () => {
    const body = bodyOf(ticketHtml(ticketDetails({ location: null, holderName: "" })));
    expect(body).not.toContain("Where");
    expect(body).not.toContain("Name");
  });

  test("TICKET-9 the document names no address and allows none but that of its own fonts", () => {
    const html = ticketHtml(ticketDetails({ holderName: "Ada 🎉" }));
    const outsideFonts = html.replaceAll(/url\("data:font\/woff2;base64,[^"]*"\)/g, "");
    expect(/url\(|\/\/|src=|href=/.test(outsideFonts)).toBe(false);
    expect(outsideFonts).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src data:");
  });

  test("the document holds a font with emoji only if the ticket has some", () => {
    const hasEmojiFont = (holderName: string) =>
      ticketHtml(ticketDetails({ holderName })).includes('@font-face{font-family:"Noto Emoji Variable"');
    expect(hasEmojiFont("Ada")).toBe(false);
    expect(hasEmojiFont("Ada 🎉")).toBe(true);
  });
});
