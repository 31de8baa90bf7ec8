import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "./frame-errors.ts";

export const neutralErrorText: ErrorText = {
  title: "Error",
  message: "Something no go well. Abeg try am again.",
};

export const frameErrors: ErrorTexts<"network" | "request" | "server" | "message"> = {
  "network/unreachable": {
    title: "Network no dey",
    message: "We no fit reach the server. Check your network and try am again.",
  },
  "request/malformed": neutralErrorText,
  "request/too-large": { title: "E too big", message: "That one too much for one time. Abeg send small." },
  "request/foreign-origin": neutralErrorText,
  "request/not-found": { title: "We no see am", message: "Nothing dey for this address." },
  "request/too-many": { title: "You try too many times", message: "Abeg wait small, then try am again." },
  "request/invalid": { title: "Abeg check the form", message: "Some of the answers need make you look dem again." },
  "request/outdated": {
    title: "This page don old",
    message: "Abeg reload am, then try am again. The messages wey you never send dey safe.",
  },
  "server/unknown": neutralErrorText,
  "server/draining": { title: "Wait small", message: "The server dey start again. Abeg try am again soon." },
  "server/unavailable": { title: "Wait small", message: "The server dey busy. Abeg try am again soon." },
  "server/other-process": neutralErrorText,
  "server/storage-unavailable": {
    title: "Wait small",
    message: "The server no fit save or load files now. Abeg try am again later.",
  },
  "message/invalid": neutralErrorText,
  "message/too-many": { title: "E too fast", message: "Abeg wait small, then try am again." },
};

export type Holds = Translates<typeof import("./frame-errors.ts"), typeof import("./frame-errors.pcm.ts")>;
