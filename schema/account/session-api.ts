import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { secret } from "../text.ts";
import { passwordLimit } from "./second-factor-api.ts";

export const session = z.strictObject({
  sessionId: z.string(),
  /** The browser and its system in plain words, as `Chrome on Android`. Empty if they are not known. */
  browser: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Milliseconds since 1970, up to ten minutes too early. */
  lastUsedAt: z.number(),
  /** The session that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint("GET /api/account/sessions", "member", {
  summary: "Where the caller is signed in, the last used first.",
  output: z.strictObject({ sessions: z.array(session) }),
});

export const endOwnSession = endpoint("DELETE /api/account/sessions/:sessionId", "member", {
  summary:
    "Ends one session of the caller and closes its sockets. Ending a session that is already over changes nothing.",
  params: z.strictObject({ sessionId: z.uuid() }),
});

export const confirmPassword = endpoint("POST /api/account/confirm-password", "member", {
  summary: "Confirms the caller's password, so that this session may call sensitive endpoints for ten minutes.",
  isForm: true,
  body: z.strictObject({ password: secret(PASSWORD_MAX_LENGTH) }),
  limit: passwordLimit,
});
