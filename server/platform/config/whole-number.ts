import { z } from "zod";

/** A setting that is a whole number. Its text says which ones are possible. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const error = `must be a whole number ${range}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}
