/** Calls back after that time; answers with the way to call it off. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
