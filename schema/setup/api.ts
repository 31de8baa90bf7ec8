import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ADMIN_CODE_MAX_LENGTH } from "../limits.ts";
import { line } from "../text.ts";

export const readFirstAdmin = endpoint("GET /api/setup/first-admin", "anyone", {
  isImpersonal: true,
  summary: "Whether the community still needs its first admin.",
  output: z.strictObject({ isNeeded: z.boolean() }),
});

export const becomeFirstAdmin = endpoint("POST /api/setup/first-admin", "member", {
  // The code proves more than the password would, and who has just opened the link of a mail has not entered one.
  isForm: true,
  summary:
    "Makes the caller the first admin, with the one-time code that the server printed at its start. Repeating it changes nothing.",
  // Nobody types this many. The codes are far too long to be guessed.
  limit: { name: "admin-code-from", tries: 20, seconds: 60 * 60, per: "address" },
  body: z.strictObject({ code: line({ min: 1, max: ADMIN_CODE_MAX_LENGTH }) }),
});
