import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"inbox"> = {
  "inbox/not-found": {
    title: "We no see am",
    message: "We no get any request like that. Maybe somebody don delete am.",
  },
  "inbox/taken": { title: "Another pesin fast pass", message: "Another admin just take this request." },
  "inbox/not-taken": { title: "E don change", message: "Dem just give this request back. First take am." },
  "inbox/decided": {
    title: "Another pesin fast pass",
    message: "Dem don already answer or close this request.",
  },
  "inbox/no-address": {
    title: "No address",
    message: "The address don delete with the account, so nowhere dey to send answer. You fit close the request.",
  },
};

export type Holds = Translates<typeof import("./inbox-errors.ts"), typeof import("./inbox-errors.pcm.ts")>;
