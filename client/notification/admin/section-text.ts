export const title = "Notifications";
