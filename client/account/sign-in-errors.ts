import type { ErrorText } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import type { FailureCode } from "../net/http/api-error.ts";

/** Texts of signing in and up, which come with those pages. */
export const signInErrors = {
  "account/suspended": {
    title: "Error",
    message: "This account is suspended. Please speak to a leader of the community.",
  },
  "account/wrong-credentials": { title: "Error", message: "Wrong email or password." },
  "account/email-taken": { title: "Error", message: "This email already has an account. Sign in instead." },
  "account/email-not-verified": {
    title: "Error",
    message: "Please verify your email first. We’ve just sent you a new link.",
  },
  "account/password-too-short": {
    title: "Error",
    message: `Password must be at least ${community.passwordMinLength} characters`,
  },
  "account/password-too-common": {
    title: "Error",
    message: "This password is too easy to guess. Please choose another one.",
  },
  "account/link-expired": {
    title: "This link no longer works",
    message: "Links from our emails work once and for a limited time. Ask for a new one.",
  },
} satisfies Partial<Record<FailureCode, ErrorText>>;
