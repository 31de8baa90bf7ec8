export const tooEarly = "Please enter a day since 1900.";
/** As specified. */
export const wishMissing = "Please provide at least one parameter (theme, occasion, or scripture reference).";
