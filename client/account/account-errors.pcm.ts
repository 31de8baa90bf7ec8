import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";

export const errorTexts: ErrorTexts<"account"> = {
  "account/not-signed-in": { title: "Abeg sign in", message: "You need to sign in to continue." },
  "account/not-allowed": { title: "You no get access", message: "You no get permission to do that one." },
  "account/second-factor-needed": {
    title: "You need two-step sign-in",
    message: "Press your picture, then “Sign-in and security”.",
  },
  "account/suspended": {
    title: "Error",
    message: "Dem don suspend this account. Abeg talk to one leader of the community.",
  },
  "account/wrong-credentials": { title: "Error", message: "The email or the password no correct." },
  "account/email-taken": { title: "Error", message: "This email don get account before. Sign in instead." },
  "account/email-not-verified": {
    title: "Error",
    message: "Abeg verify your email first. We just send you new link.",
  },
  "account/password-too-short": {
    title: "Error",
    message: `Password must reach ${community.passwordMinLength} characters`,
  },
  "account/password-too-common": {
    title: "Error",
    message: "This password too easy to guess. Abeg choose another one.",
  },
  "account/link-expired": {
    title: "This link no dey work again",
    message: "Links from our emails dey work once, and for small time only. Ask for new one.",
  },
  "account/wrong-code": {
    title: "Error",
    message: "That code no correct, or e don work before. Wait for the next code for your app and try am again.",
  },
  "account/sign-in-expired": {
    title: "Abeg start again",
    message: "E take too long, or wrong code too many. Put your email and password again.",
  },
  "account/second-factor-on": { title: "E don dey on", message: "Two-step sign-in don dey on before." },
  "account/second-factor-off": {
    title: "E no dey on",
    message: "Two-step sign-in no dey on. Start to set am up again.",
  },
  "account/last-admin": {
    title: "The only admin",
    message:
      "Nobody else fit act as admin now. First make another pesin admin, and make that pesin turn on two-step sign-in too. If your phone don lost, ask the pesin wey dey run this server.",
  },
  "account/password-needed": {
    title: "We never do am",
    message: "You no confirm your password. Try am again and put am.",
  },
};

export type Holds = Translates<typeof import("./account-errors.ts"), typeof import("./account-errors.pcm.ts")>;
