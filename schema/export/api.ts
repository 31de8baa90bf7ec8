import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { secret } from "../text.ts";

export const exportOwnData = endpoint("POST /api/account/export", "member", {
  summary: "Everything that is stored about the caller, as one JSON file. Asks for the password again.",
  kind: "file",
  fileTypes: ["application/json"],
  body: z.strictObject({ password: secret(PASSWORD_MAX_LENGTH) }),
  limit: { name: "export", tries: 10, seconds: 24 * 60 * 60, per: "account" },
  timeoutSeconds: 60,
});
