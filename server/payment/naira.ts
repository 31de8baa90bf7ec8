/** "₦2,500" or "₦2,500.50", for mails, logs and tables. */
export const naira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString("en-US", { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;
