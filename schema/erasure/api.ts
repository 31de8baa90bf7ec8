import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { secret } from "../text.ts";

export const deleteAccount = endpoint("POST /api/account/delete", "member", {
  summary:
    "Ends every session of the caller and deletes the account for good, in the background. Asks for the password again.",
  isForm: true,
  body: z.strictObject({ password: secret(PASSWORD_MAX_LENGTH) }),
  limit: { name: "delete-account", tries: 10, seconds: 15 * 60, per: "account" },
});
