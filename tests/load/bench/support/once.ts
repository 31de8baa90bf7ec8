/** Work that is done when it is first needed, and then shared. */
export interface Once<T> {
  get(): Promise<T>;
  /** The result, or undefined if it was never needed or failed. */
  started(): Promise<T | undefined>;
}

export function once<T>(work: () => Promise<T>): Once<T> {
  let result: Promise<T> | undefined;
  return {
    get: () => {
      result ??= work();
      return result;
    },
    started: async () => result?.catch(() => undefined),
  };
}
