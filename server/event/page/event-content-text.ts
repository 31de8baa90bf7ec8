/** Before the day and the place, as one of several facts. */
export const cancelled = "Cancelled";
