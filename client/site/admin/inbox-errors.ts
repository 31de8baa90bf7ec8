import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"inbox"> = {
  "inbox/not-found": { title: "Not found", message: "There is no such request. Someone may have deleted it." },
  "inbox/taken": { title: "Someone was faster", message: "Another admin has just taken this request." },
  "inbox/not-taken": { title: "Changed meanwhile", message: "This request has just been handed back. Take it first." },
  "inbox/decided": { title: "Someone was faster", message: "This request has already been answered or closed." },
  "inbox/no-address": {
    title: "No address",
    message:
      "The address was deleted with an account, so there’s nowhere to send an answer. You can close the request.",
  },
};
