/** Calls `then` after a time. Returns a function that cancels it. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
