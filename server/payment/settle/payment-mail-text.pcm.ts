import type { Translates } from "../../../schema/language/translation.ts";

export const ticket = (community: string, { title, reference }: { title: string; reference: string }) => ({
  subject: `${community}: your ticket for ${title} don ready`,
  text: `Your payment don reach us, and your seat for “${title}” don confirm.\n\nYour reference na ${reference}. Open your ticket one time before you comot from house: after that your phone go show am even when network no dey.`,
  button: "Open your ticket",
});

export const alreadyRegisteredSubject = (community: string, title: string) =>
  `${community}: you don already register for ${title}`;
export const moneyBackSubject = (community: string, title: string) =>
  `${community}: money wey dey go back for ${title}`;
export const refundedSubject = (community: string, title: string) =>
  `${community}: we dey refund your payment for ${title}`;

export const whereMoneyGoes = (title: string) => `The money for “${title}” dey go back to where e come from.`;
export const paymentButton = "See your payment";
export const ticketButton = "Open your ticket";

export type Holds = Translates<typeof import("./payment-mail-text.ts"), typeof import("./payment-mail-text.pcm.ts")>;
