import type { ErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";

export const accountErrors: ErrorTexts<"account"> = {
  "account/not-signed-in": { title: "Please sign in", message: "You need to sign in to continue." },
  "account/not-allowed": { title: "Access Denied", message: "You don’t have permission to do that." },
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
};
