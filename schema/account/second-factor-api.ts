import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from "../limits.ts";
import { line, secret } from "../text.ts";

const password = secret(PASSWORD_MAX_LENGTH);
const code = line({ min: 1, max: SECOND_FACTOR_CODE_MAX_LENGTH });
/** Shown once: the server stores them encrypted and never sends them again. */
const recoveryCodes = z.array(z.string());

/** Endpoints that check the password of a signed-in member share this limit. */
export const passwordLimit = { name: "password-again", tries: 10, seconds: 15 * 60, per: "account" } as const;

export const readSecondFactor = endpoint("GET /api/account/second-factor", "member", {
  summary: "Whether the caller has a second factor, and whether their role requires one.",
  output: z.strictObject({
    isOn: z.boolean(),
    /** A role of the caller can be used only with a second factor. */
    isRequired: z.boolean(),
    /** Unused recovery codes; 0 without a second factor. */
    recoveryCodesLeft: z.number().int(),
  }),
});

export const startSecondFactor = endpoint("POST /api/account/second-factor/start", "member", {
  summary:
    "Begins to set up a second factor. It takes effect once a code of the app confirms it. Asks for the password again.",
  isForm: true,
  body: z.strictObject({ password }),
  limit: passwordLimit,
  output: z.strictObject({
    /** For the app's QR code, as otpauth://totp/... */
    uri: z.string(),
    /** The same secret in base32, to be typed. */
    secret: z.string(),
  }),
});

export const confirmSecondFactor = endpoint("POST /api/account/second-factor/confirm", "member", {
  summary: "Turns the second factor on with the app's first code, and ends the caller's other sessions.",
  isForm: true,
  body: z.strictObject({ code }),
  limit: { name: "second-factor-confirm", tries: 10, seconds: 15 * 60, per: "account" },
  output: z.strictObject({ recoveryCodes }),
});

export const replaceRecoveryCodes = endpoint("POST /api/account/second-factor/recovery-codes", "member", {
  summary: "Makes new recovery codes; the old ones no longer work. Asks for the password again.",
  isForm: true,
  body: z.strictObject({ password }),
  limit: passwordLimit,
  output: z.strictObject({ recoveryCodes }),
});

export const removeSecondFactor = endpoint("POST /api/account/second-factor/remove", "member", {
  summary: "Turns the second factor off. Asks for the password again.",
  isForm: true,
  body: z.strictObject({ password }),
  limit: passwordLimit,
});
