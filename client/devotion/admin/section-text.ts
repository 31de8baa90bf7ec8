export const title = "Devotions";
