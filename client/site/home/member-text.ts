/** "Welcome back, Ada", by the first of the names. */
export const greeting = (name: string): string => {
  const first = name.trim().split(/\s+/)[0];
  return first ? `Welcome back, ${first}` : "Welcome back";
};
export const waitingTitle = "Waiting for you";
export const messages = "Messages";
export const notifications = "Notifications";
/** "3 unread", or that there are none. */
export const unread = (count: number): string => (count === 0 ? "All read" : `${count} unread`);
