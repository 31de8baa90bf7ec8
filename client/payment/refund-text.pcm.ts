import type { Translates } from "../../schema/language/translation.ts";

export const seePayment = "See your payment";
/** Begins with what the link shows. */
export const seePaymentFor = (title: string): string => `See your payment for ${title}`;

export type Holds = Translates<typeof import("./refund-text.ts"), typeof import("./refund-text.pcm.ts")>;
