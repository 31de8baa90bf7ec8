export const title = "Events";
