export const title = "Events";

// Pages of the section, in the command palette.
export const newPage = "New event";
export const paymentsPage = "Compare payments";
