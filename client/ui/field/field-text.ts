export const showPasswordLabel = "Show password";
export const hidePasswordLabel = "Hide password";
/** The progress of a file that is being sent. */
export const uploadProgressLabel = "Sent so far";
