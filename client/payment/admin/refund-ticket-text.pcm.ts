import type { Translates } from "../../../schema/language/translation.ts";
import { formatNaira } from "../../ui/format/format.ts";

export const refundTitle = (kobo: number, name: string): string => `Refund ${formatNaira(kobo)} to ${name}?`;
export const refundEffect =
  "The whole price go return to where e come from. Dem go lose their seat now now, and we go offer am to who dey wait for one. We go tell them by mail and notification. You no fit undo am.";
export const refundButton = (kobo: number): string => `Refund ${formatNaira(kobo)}`;
export const keepButton = "Keep ticket";
export const reasonLabel = "Reason";
export const reasonHint = "Only admins dey read this, for the audit log.";
export const reasonRequired = "Abeg give reason.";
export const refundedToast = (kobo: number, name: string) => ({
  title: `${formatNaira(kobo)} dey go back to ${name}`,
  message: "Their seat don free now. Bank dey usually need some working days.",
});

export type Holds = Translates<typeof import("./refund-ticket-text.ts"), typeof import("./refund-ticket-text.pcm.ts")>;
