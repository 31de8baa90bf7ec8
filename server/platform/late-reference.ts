/** A reference whose value is set later, for two parts that depend on each other. */
export interface LateReference<T> {
  set(value: T): void;
  /** Throws before the value is set. */
  get(): T;
}

export function lateReference<T extends object>(): LateReference<T> {
  let value: T | undefined;
  return {
    set(newValue) {
      value = newValue;
    },
    get() {
      if (value === undefined) throw new Error("used before it was set");
      return value;
    },
  };
}
