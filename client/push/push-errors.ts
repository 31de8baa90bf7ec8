import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"push"> = {
  "push/unknown-service": {
    title: "Notifications could not be turned on",
    message: "Your browser uses a push service that this server can’t reach. Try another browser.",
  },
};
