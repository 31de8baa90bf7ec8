export const retryButton = "Try again";
export const reference = (requestId: string): string => `Reference: ${requestId}`;
