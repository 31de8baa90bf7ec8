import { describe, expect, test } from "vitest";
import {
  formatPrice,
  formatReference,
  ticketDay,
  ticketTime,
} from "../../../../schema/ticket/document/ticket-format.ts";
import { ticketDetails } from "../../../support/ticket/ticket-details.ts";

const at = (time: string) => Date.parse(time);

describe("dates on a ticket", () => {
  test("TICKET-1 the date and time are the community’s, with the city of its time zone", () => {
    const details = ticketDetails({ eventDate: at("2026-12-31T23:30:00Z"), endDate: null });
    expect(ticketDay(details)).toBe("Friday, January 1, 2027");
    expect(ticketTime(details)).toBe("12:30\u00a0AM, Lagos time");
  });

  test("an end on the same day is a time, on another day also a date", () => {
    expect(ticketTime(ticketDetails())).toBe("4:00\u00a0PM to 6:30\u00a0PM, Lagos time");
    const overnight = ticketDetails({ endDate: at("2026-11-29T05:00:00Z") });
    expect(ticketTime(overnight)).toBe("4:00\u00a0PM to Sun, Nov 29, 6:00\u00a0AM, Lagos time");
  });

  test("a zone without a city keeps its name, and a city of two words its space", () => {
    expect(ticketTime(ticketDetails({ timeZone: "UTC", endDate: null }))).toBe("3:00\u00a0PM, UTC");
    expect(ticketTime(ticketDetails({ timeZone: "America/New_York", endDate: null }))).toContain("New York time");
  });
});

describe("price and reference on a ticket", () => {
  test.each([
    [250_000, "₦2,500"],
    [250_050, "₦2,500.50"],
    [1, "₦0.01"],
    [1_234_567_800, "₦12,345,678"],
    [0, "Free"],
    [null, "Free"],
  ])("TICKET-1 a price of %s kobo is shown as %s", (kobo, shown) => {
    expect(formatPrice(kobo)).toBe(shown);
  });

  test("a reference is shown in two groups of four", () => {
    expect(formatReference("K7M29QPD")).toBe("K7M2-9QPD");
  });
});
