import type { ErrorTexts } from "../frame/error-text.ts";

/** What only those who manage events can run into. */
export type ManageCode = Extract<
  keyof ErrorTexts<"event">,
  | `event/image-${string}`
  | "event/changed"
  | "event/max-too-low"
  | "event/price-fixed"
  | "event/has-registrations"
  | "event/no-payments"
>;

export const manageErrors: Pick<ErrorTexts<"event">, ManageCode> = {
  "event/changed": { title: "Changed meanwhile", message: "Someone else has changed this event." },
  "event/max-too-low": { title: "Too few seats", message: "More seats than that are taken." },
  "event/price-fixed": { title: "Price is fixed", message: "Someone has registered for it." },
  "event/has-registrations": {
    title: "Someone has registered",
    message: "So this event can only be cancelled.",
  },
  "event/no-payments": {
    title: "Tickets can’t be sold",
    message: "Payments aren’t set up on this server, so its events are free.",
  },
  "event/image-unreadable": { title: "Upload Error", message: "Please choose a JPEG, PNG or WebP picture that opens." },
  "event/image-too-many-pixels": {
    title: "Upload Error",
    message: "Please choose a picture of at most 12,000 × 12,000 pixels.",
  },
  "event/image-too-small": {
    title: "Upload Error",
    message: "Please choose a picture of at least 640 × 360 pixels.",
  },
  "event/image-not-found": { title: "Upload Error", message: "Please choose the picture again." },
};
