/** A value that is given after it was handed out, for two parts that need each other. */
export interface Late<T> {
  set(value: T): void;
  /** Throws before the value is set. */
  get(): T;
}

export function late<T extends object>(): Late<T> {
  let value: T | undefined;
  return {
    set(given) {
      value = given;
    },
    get() {
      if (value === undefined) throw new Error("used before it was set");
      return value;
    },
  };
}
