import { z } from "zod";
import { validEmail } from "../field-text.ts";
import { EMAIL_MAX_LENGTH } from "../limits.ts";

/** An account's address, in lower case. */
export const email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH, validEmail).pipe(z.email(validEmail));
