/** "You’re leaving Lampstand for example.com" */
export const leaveTitle = (community: string, host: string): string => `You’re leaving ${community} for ${host}`;
export const leaveHint =
  "We don’t know what’s there. Open it only if you trust it, and don’t enter your password there.";
export const plainLettersHint =
  "It has special letters, which can make it look like another site. In plain letters it’s:";
export const openButton = "Open";
export const stayButton = "Stay";
