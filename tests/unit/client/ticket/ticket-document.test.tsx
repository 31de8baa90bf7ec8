import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TicketDocument } from "../../../../client/ticket/ticket-document.tsx";
import { ticketHtml } from "../../../../server/ticket/pdf/ticket-html.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";

/** The elements of a sheet with their classes and texts, without the drawing of the code. */
function outline(html: string): string[] {
  const sheet = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
  return sheet
    .replace(/<svg[\s\S]*?<\/svg>/g, "<code>")
    .replace(/ dir="auto"/g, "")
    .replace(/&#x?(\w+);|&(\w+);/g, "&")
    .split(/(?=<)/);
}

describe("the ticket on the page", () => {
  test.each(["Friday Game Night", `<b>Praise</b> & "joy"`, "ליל משחקים 🎉", "W".repeat(300)])(
    "TICKET-2 the page shows the same elements as the PDF: %.20s",
    (eventTitle) => {
      const details = ticketDetails({ eventTitle });
      const page = renderToStaticMarkup(
        <TicketDocument ticket={{ ...details, eventId: "5e0d6f0e-9f8b-4a46-8a1e-0a5f5a8c2f11" }} />,
      );
      expect(outline(page)).toEqual(outline(ticketHtml(details)));
      expect(outline(page).length).toBeGreaterThan(30);
    },
  );
});
