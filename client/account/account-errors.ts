import type { ErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";

export const errorTexts: ErrorTexts<"account"> = {
  "account/not-signed-in": { title: "Please sign in", message: "You need to sign in to continue." },
  "account/not-allowed": { title: "Access Denied", message: "You don’t have permission to do that." },
  "account/second-factor-needed": {
    title: "Two-step sign-in needed",
    message: "Press your picture, then “Sign-in and security”.",
  },
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
  "account/wrong-code": {
    title: "Error",
    message: "That code isn’t right, or it was used before. Wait for your app’s next code and try again.",
  },
  "account/sign-in-expired": {
    title: "Please start again",
    message: "It took too long, or there were too many wrong codes. Enter your email and password again.",
  },
  "account/second-factor-on": { title: "Already on", message: "Two-step sign-in is already on." },
  "account/second-factor-off": { title: "Not on", message: "Two-step sign-in isn’t on. Start to set it up again." },
  "account/last-admin": {
    title: "The only admin",
    message:
      "Nobody else can act as an admin now. Make someone else an admin first, who turns on two-step sign-in, too. If you have lost your phone, ask the person who runs this server.",
  },
  "account/password-needed": {
    title: "Not done",
    message: "You didn’t confirm your password. Try again and enter it.",
  },
};
