import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../limits.ts";

/** The specified text for a form. */
const notAnEmail = "Please enter a valid email address";

/** An account's address, in lower case. */
export const email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH, notAnEmail).pipe(z.email(notAnEmail));
