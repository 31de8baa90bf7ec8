import { describe, expect, test } from "vitest";
import { ticketHtml } from "../../../../server/ticket/pdf/ticket-html.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";

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
