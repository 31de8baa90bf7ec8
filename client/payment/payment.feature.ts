import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const paymentFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: { "/event/:eventId/pay": screenOf(() => import("./pay-screen.tsx"), "PayScreen") },
    },
    {
      frame: "page",
      access: "anyone",
      screens: {
        // It sends visitors to sign in by itself, because an address without parameters leads everyone home.
        "/payment-success": screenOf(() => import("./outcome/payment-success-screen.tsx"), "PaymentSuccessScreen"),
      },
    },
  ],
  errorTexts: { payment: () => import("./payment-errors.ts") },
  busy: ["/event/:eventId/pay", "/payment-success"],
};
