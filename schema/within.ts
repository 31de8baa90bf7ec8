/** The time of a wait was over. */
export class TimeoutError extends Error {}

/** Settles like `work`, but rejects with a `TimeoutError` after `ms`. The work itself goes on. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
