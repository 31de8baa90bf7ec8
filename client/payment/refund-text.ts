/** Apart from the texts of paying, which are many. */
export const refundLink = "See your refund";
