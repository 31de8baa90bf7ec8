/** "Welcome back, Ada", by the first of the names. */
export const greeting = (name: string): string => {
  const first = name.trim().split(/\s+/)[0];
  return first ? `Welcome back, ${first}` : "Welcome back";
};
export const lead = "Here’s what is waiting for you.";
