export const retryButton = "Try again";
