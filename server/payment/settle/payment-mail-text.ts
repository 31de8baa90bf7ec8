export const ticket = (community: string, { title, reference }: { title: string; reference: string }) => ({
  subject: `${community}: your ticket for ${title}`,
  text: `Your payment has arrived, and your seat at “${title}” is confirmed.\n\nYour reference is ${reference}. Open your ticket once before you leave home: after that your phone shows it without a network, too.`,
  button: "Open your ticket",
});

export const alreadyRegisteredSubject = (community: string, title: string) =>
  `${community}: you’re already registered for ${title}`;
/** The member keeps the ticket. */
export const moneyBackSubject = (community: string, title: string) => `${community}: money that goes back for ${title}`;
export const refundedSubject = (community: string, title: string) =>
  `${community}: your payment for ${title} is refunded`;

export const whereMoneyGoes = (title: string) => `The money for “${title}” goes back to where it came from.`;
export const paymentButton = "See your payment";
export const ticketButton = "Open your ticket";
