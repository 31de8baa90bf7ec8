import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const ticketFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: {
        // Visitors go to the home page, as specified, and not to the sign-in page.
        "/ticket-download": screenOf(() => import("./ticket-screen.tsx"), "TicketScreen"),
      },
    },
    {
      frame: "bare",
      access: "member",
      screens: {
        "/event/:eventId/check-in": screenOf(() => import("./check-in/check-in-screen.tsx"), "CheckInScreen"),
      },
    },
  ],
  saved: [["ticket"]],
  errorTexts: { ticket: () => import("./ticket-errors.ts") },
  busy: ["/event/:eventId/check-in"],
};
