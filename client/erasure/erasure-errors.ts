import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"erasure"> = {
  "erasure/last-admin": {
    title: "You’re the only admin",
    message: "Please make someone else an admin first, so that someone can run this community.",
  },
  "erasure/last-lead": {
    title: "You’re the only safeguarding lead",
    message: "Please ask an admin to make someone else a safeguarding lead first.",
  },
};
