import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../limits.ts";

/** An account's address, in lower case. Apart from the endpoints, so that a form that checks it loads nothing else. */
export const email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email());
