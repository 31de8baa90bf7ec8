/** Apart from the texts of paying, which are many. */
export const seePayment = "See your payment";
/** Tells the links of several events apart, and begins with what the link shows. */
export const seePaymentFor = (title: string): string => `See your payment for ${title}`;
