import type { ErrorTexts } from "../frame/error-text.ts";

/** The texts of the other codes come with their screens. */
export type LaterAccountCode =
  | keyof typeof import("./sign-in-errors.ts").signInErrors
  | keyof typeof import("./security/security-errors.ts").securityErrors;

export const accountErrors: Omit<ErrorTexts<"account">, LaterAccountCode> = {
  "account/not-signed-in": { title: "Please sign in", message: "You need to sign in to continue." },
  "account/not-allowed": { title: "Access Denied", message: "You don’t have permission to do that." },
  "account/second-factor-needed": {
    title: "Two-step sign-in needed",
    message: "Press your picture, then “Sign-in and security”.",
  },
};
