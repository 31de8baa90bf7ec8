export const title = "Devotions this month";
export const loading = "Loading your progress...";
export const nonePublished = "The first one of this month is still to come.";
export const readOf = (read: number, published: number): string => `You’ve read ${read} of ${published} so far.`;
