export const title = "Settings";
