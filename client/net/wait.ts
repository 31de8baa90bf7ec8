/** Calls back after that time and returns the way to cancel. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
