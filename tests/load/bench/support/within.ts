/** The result of `work`; rejects if that takes longer than `limitMs`. */
export async function within<T>(limitMs: number | undefined, work: Promise<T>): Promise<T> {
  if (limitMs === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limitMs / 1000} s`)), limitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
