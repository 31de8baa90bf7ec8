export const title = "Questions";
