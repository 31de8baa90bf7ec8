import { z } from "zod";

/** Joins the parts of a key. No part contains it. */
const SEPARATOR = "_";

/**
 * Where a page of a list begins: the sort key of the last row of the page before, as that page's `next`. It stays valid if
 * that row changes or goes.
 */
export const cursor = <const Key extends readonly [z.ZodType, ...z.ZodType[]]>(...key: Key) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(SEPARATOR))
    .pipe(z.tuple(key));

export const cursorOf = (key: readonly (string | number)[]): string => key.join(SEPARATOR);

/** The cursor of the next page. Null at the end. */
export const next = z.string().nullable();

export const cursorNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
