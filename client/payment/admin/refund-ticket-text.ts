import { formatNaira } from "../../ui/format/format.ts";

export const refundTitle = (kobo: number, name: string): string => `Refund ${formatNaira(kobo)} to ${name}?`;
export const refundEffect =
  "The whole price goes back to where it came from. They lose their seat at once, and it’s offered to whoever waits for one. They’re told by mail and notification. This can’t be undone.";
export const refundButton = (kobo: number): string => `Refund ${formatNaira(kobo)}`;
export const keepButton = "Keep ticket";
export const reasonLabel = "Reason";
export const reasonHint = "Only admins read this, in the audit log.";
export const reasonRequired = "Please give a reason.";
export const refundedToast = (kobo: number, name: string) => ({
  title: `${formatNaira(kobo)} goes back to ${name}`,
  message: "Their seat is free now. Banks usually need a few working days.",
});
