import { z } from "zod";

/** A path on this site to go to afterwards; anything else is refused, so that no link leads elsewhere. */
export const returnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\\\s]*$/);
