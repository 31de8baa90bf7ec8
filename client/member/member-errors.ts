import type { ErrorTexts } from "../frame/error-text.ts";

export const memberErrors: ErrorTexts<"member"> = {
  "member/not-found": {
    title: "Not available",
    message: "You can only look at people with whom you share a conversation, a channel or a game.",
  },
};
