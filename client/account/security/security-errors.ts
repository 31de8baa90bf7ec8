import type { ErrorText } from "../../frame/error-text.ts";
import type { FailureCode } from "../../net/http/api-error.ts";

/** Texts that only people who sign in in two steps can need. They come with the screens that show them. */
export const securityErrors = {
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
  "account/password-needed": {
    title: "Not done",
    message: "You didn’t confirm your password. Try again and enter it.",
  },
} satisfies Partial<Record<FailureCode, ErrorText>>;
