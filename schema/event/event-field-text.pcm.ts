import type { Translates } from "../language/translation.ts";

export const endBeforeStart = "Abeg choose end wey dey after the start.";
export const notAPrice = "Abeg put price in Naira, like 2500 or 2500.50.";
export const priceDecimals = "Abeg no pass two decimals.";
export const priceTooLow = "Abeg put price wey pass 0, or make the event free.";
export const priceTooHigh = "Abeg no pass ₦1,000,000.";

export type Holds = Translates<typeof import("./event-field-text.ts"), typeof import("./event-field-text.pcm.ts")>;
