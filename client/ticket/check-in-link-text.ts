export const openLink = "Open check-in";
