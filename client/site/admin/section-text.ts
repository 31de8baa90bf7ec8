export const title = "Messages";
