import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"setup"> = {
  "setup/wrong-code": {
    title: "Not this code",
    message: "That code isn’t right. Compare it with what the server shows, letter by letter.",
  },
  "setup/code-expired": {
    title: "This code has expired",
    message: "A code works for 24 hours, until there is a newer one. npm run admin-code on the server shows a new one.",
  },
  "setup/code-used": {
    title: "This code was used",
    message:
      "Someone has already become an admin with it. If that wasn’t one of you, speak to the person who runs the server.",
  },
  "setup/has-admin": {
    title: "There is already an admin",
    message: "This community has an admin, who can give you a role.",
  },
  "setup/unverified": {
    title: "Verify your email first",
    message: "Open the link in our email, then enter the code again.",
  },
};
