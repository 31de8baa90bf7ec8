export const searchAllLink = "Search all messages";
