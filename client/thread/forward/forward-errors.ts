import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"forward"> = {
  "forward/not-found": {
    title: "Failed to forward",
    message: "This message was deleted, or you can’t read it anymore.",
  },
  "forward/not-a-channel-message": {
    title: "Failed to forward",
    message: "Only messages in channels can be forwarded.",
  },
  "forward/not-all-may-read": { title: "Failed to forward", message: "Not everyone there can read this message." },
  "forward/poll": { title: "Failed to forward", message: "Polls can’t be forwarded." },
};
